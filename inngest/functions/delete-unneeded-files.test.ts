import { expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { DEFAULT_SETTINGS } from "@/lib/core/settings";
import { diskStorage, sha256Of } from "@/lib/integrations/storage";
import { knownFiles } from "@/lib/services/files/store-file";
import { foldersOfHour } from "@/lib/services/files/take-up-files";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { ageFiles } from "@/lib/testing/database/stored-files";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";

const HOUR_MS = 3_600_000;
/** More than a batch. */
const UNNEEDED = 130;
const app = useApp();
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Bytes whose name stands in one of these folders. */
function bytesIn(folders: string[]): Uint8Array {
  for (let n = 0; ; n += 1)
    if (folders.includes(sha256Of(bytesOf(`lost ${n}`)).slice(0, 2))) return bytesOf(`lost ${n}`);
}

it("deletes each hour all that nothing needs, and takes up what is not known in the folders of that hour", async () => {
  const dataDir = await temporaryFolder();
  vi.stubEnv("DATA_DIR", dataDir);
  const { db, clock } = app();
  const files = diskStorage(dataDir);
  const known = knownFiles({ db, userId: null, settings: DEFAULT_SETTINGS, files });
  await runFunctions(app()); // from now on its schedule counts
  const shas = await Promise.all(Array.from({ length: UNNEEDED }, (_, n) => known.put(bytesOf(`${n}`))));
  await ageFiles(db);
  clock.advance(HOUR_MS);
  const lost = await files.put(bytesIn(foldersOfHour(app().now())));
  await runFunctions(app());
  expect(await db.select({ sha256: schema.storedFiles.sha256 }).from(schema.storedFiles)).toEqual([{ sha256: lost }]);
  expect(await Promise.all(shas.map((sha) => files.get(sha)))).toEqual(Array(UNNEEDED).fill(null));
});
