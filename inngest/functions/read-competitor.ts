import { EVENTS } from "@/lib/core/events";
import { compareFacts, readCompetitor } from "@/lib/services/drafts/building/competitor";
import { inngest } from "../client";
import type { JobDeps } from "../deps";
import { perUser } from "../per-user";

/** Of one user. */
const SITES_AT_ONCE = 2;

/** Reads a draft's competitor and sets its proven facts beside the draft's own. */
export function readCompetitorSite({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "read-competitor",
      retries: 2,
      concurrency: perUser(SITES_AT_ONCE),
      triggers: [{ event: "competitor.requested" }],
    },
    async ({ event, step }) => {
      const { draft_id, url } = EVENTS["competitor.requested"].parse(event.data);
      const job = { db, now, draftId: draft_id, url };
      const isRead = await step.run("read-site", () => readCompetitor(job));
      if (isRead) await step.run("compare", () => compareFacts(job));
    },
  );
}
