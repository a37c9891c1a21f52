import { deleteUnneeded } from "@/lib/services/files/delete-unneeded";
import { foldersOfHour, takeUpFiles } from "@/lib/services/files/take-up-files";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const HOURLY = "37 * * * *";
const RETRIES = 2;
/** Batches of one run; the next hour goes on. */
const BATCHES_MAX = 20;

/** Deletes stored files that nothing refers to, and takes up those that are not known, a part of the storage each hour. */
export function deleteUnneededFiles({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "delete-unneeded-files", retries: RETRIES, concurrency: 1, triggers: [{ cron: HOURLY }] },
    async ({ step }) => {
      for (let batch = 1; batch <= BATCHES_MAX; batch += 1) {
        const { isAll } = await step.run(`delete-${batch}`, () => deleteUnneeded(db));
        if (isAll) break;
      }
      // last: a storage that lets nobody list its files still loses what nothing needs
      const folders = await step.run("choose-folders", () => foldersOfHour(now()));
      for (const folder of folders) await step.run(`take-up-${folder}`, () => takeUpFiles(db, folder));
    },
  );
}
