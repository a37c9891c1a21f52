import { EVENTS } from "@/lib/core/events";
import { refreshRating, requestRatings } from "@/lib/services/launches/ratings/refresh-ratings";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

const DAILY = "43 3 * * *";
const RETRIES = 3;

/** Asks daily for the Domain Ratings that are due. */
export function refreshRatings({ db, now }: JobDeps) {
  return inngest.createFunction({ id: "refresh-ratings", retries: RETRIES, triggers: [{ cron: DAILY }] }, ({ step }) =>
    step.run("request-ratings", () => requestRatings({ db, now: now() })),
  );
}

/** Looks up one domain; one after the other, since the provider is asked at one pace. */
export function refreshRatingOfDomain({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "refresh-rating", retries: RETRIES, concurrency: 1, triggers: [{ event: "rating.requested" }] },
    ({ event, step }) => {
      const { domain } = EVENTS["rating.requested"].parse(event.data);
      return step.run("look-up", () => refreshRating(domain, { db, now: now() }));
    },
  );
}
