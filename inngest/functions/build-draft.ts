import { EVENTS } from "@/lib/core/events";
import { beginImported } from "@/lib/services/drafts/building/begin-imported";
import type { Build } from "@/lib/services/drafts/building/build";
import { partStep } from "@/lib/services/drafts/building/part-step";
import { fetchPictures } from "@/lib/services/drafts/building/pictures";
import { BUILD_PARTS } from "@/lib/services/drafts/building/progress";
import { crawlStep, failDraft, finishStep } from "@/lib/services/drafts/building/steps";
import { inngest } from "../client";
import type { JobDeps } from "../deps";
import { perUser } from "../per-user";

const RETRIES = 2;
/** Of one user, on all machines together; the rest wait their turn. */
const BUILDS_AT_ONCE = 5;

/** Builds a draft: one step for reading the site, one for each drafting part, each retried on its own. */
export function buildDraft({ db, now }: JobDeps) {
  const buildOf = (data: unknown) => {
    const { draft_id, run } = EVENTS["draft.requested"].parse(data);
    return { db, draftId: draft_id, run, now };
  };
  return inngest.createFunction(
    {
      id: "build-draft",
      retries: RETRIES,
      concurrency: perUser(BUILDS_AT_ONCE),
      triggers: [{ event: "draft.requested" }],
      onFailure: async ({ event }) => {
        await failDraft(buildOf(event.data.event.data), {
          code: "internal_error",
          message: "Something went wrong on our side while drafting.",
          fix: "Submit the same URL again; what you saved is kept.",
        });
        await beginImported(db, now);
      },
    },
    async ({ event, step }) => {
      const build = buildOf(event.data);
      const isRead = await step.run("read-site", () => crawlStep(build));
      const isDrafted = isRead && (await draftParts(build, step));
      if (isDrafted) {
        await step.run("finish", () => finishStep(build));
        // The review can begin without the pictures; they appear when they are stored.
        await step.run("fetch-pictures", () => fetchPictures(db, build.draftId, now));
      }
      // the end of a user's draft makes room too
      await step.run("begin-imported", () => beginImported(db, now));
      return { read: isRead };
    },
  );
}

type Steps = Parameters<Parameters<typeof inngest.createFunction>[1]>[0]["step"];

/** False where a newer build took over, or the draft has failed. */
async function draftParts(build: Build, step: Steps): Promise<boolean> {
  for (const part of BUILD_PARTS) if (!(await step.run(`draft-${part}`, () => partStep(build, part)))) return false;
  return true;
}
