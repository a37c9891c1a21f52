import { EVENTS } from "@/lib/core/events";
import { fetchLackingPictures, fetchListingPictures } from "@/lib/services/drafts/building/pictures";
import { inngest } from "../client";
import type { JobDeps } from "../deps";
import { perUser } from "../per-user";

/** Of one user: their hosts may answer slowly, and what one job has fetched the next need not ask for. */
const FETCHES_AT_ONCE = 1;

/** Fetches the pictures of a draft after its owner named others. */
export function fetchNamedPictures({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "fetch-pictures",
      retries: 2,
      concurrency: perUser(FETCHES_AT_ONCE),
      triggers: [{ event: "pictures.requested" }],
    },
    async ({ event, step }) => {
      const { draft_id } = EVENTS["pictures.requested"].parse(event.data);
      await step.run("fetch", () => fetchLackingPictures(db, draft_id, now));
    },
  );
}

/** Fetches the pictures of a listing after an edit named others. */
export function fetchListingsPictures({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "fetch-listing-pictures",
      retries: 2,
      concurrency: perUser(FETCHES_AT_ONCE),
      triggers: [{ event: "listing_pictures.requested" }],
    },
    async ({ event, step }) => {
      const { listing_id } = EVENTS["listing_pictures.requested"].parse(event.data);
      await step.run("fetch", () => fetchListingPictures(db, listing_id, now));
    },
  );
}
