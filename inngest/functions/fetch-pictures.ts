import { EVENTS } from "@/lib/core/events";
import { fetchPictures } from "@/lib/services/drafts/building/pictures";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

/** Fetches the pictures of a draft after its owner named others. */
export function fetchNamedPictures({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "fetch-pictures", retries: 2, triggers: [{ event: "pictures.requested" }] },
    async ({ event, step }) => {
      const { draft_id } = EVENTS["pictures.requested"].parse(event.data);
      await step.run("fetch", () => fetchPictures(db, draft_id, now));
    },
  );
}
