import { EVENTS } from "@/lib/core/events";
import { requestBadgeChecks, requestLaunches } from "@/lib/services/launches/request-launches";
import { launchOrMove, recheckDue, recheckWaiting } from "@/lib/services/launches/roll-over";
import { jobContext } from "@/lib/services/site/job-context";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

/** A little after each hour: the week turns on Monday 00:00 UTC, and a missed run heals within the hour. */
const HOURLY = "1 * * * *";
const DAILY = "17 5 * * *";
/** Sites looked at at once; the rest of a worker's hands stays free for drafts and mail. */
const LISTINGS_AT_ONCE = 10;
const RETRIES = 3;

/** Turns the launch week: asks for the launch of each due listing. One step, however many there are. */
export function rollWeeks({ db, now }: JobDeps) {
  return inngest.createFunction({ id: "roll-weeks", retries: RETRIES, triggers: [{ cron: HOURLY }] }, ({ step }) =>
    step.run("request-launches", () => requestLaunches(db, now())),
  );
}

/** Asks daily for a look at the badge of every listing that waits for one. */
export function checkWaitingBadges({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "check-waiting-badges", retries: RETRIES, triggers: [{ cron: DAILY }] },
    ({ step }) => step.run("request-checks", () => requestBadgeChecks(db, now())),
  );
}

/** Looks for one due listing's badge once more, then launches it or moves it on. */
export function launchListing({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "launch-listing",
      retries: RETRIES,
      concurrency: LISTINGS_AT_ONCE,
      triggers: [{ event: "launch.requested" }],
    },
    async ({ event, step }) => {
      const { site_id, listing_id } = EVENTS["launch.requested"].parse(event.data);
      await step.run("look-for-badge", async () => recheckDue(await jobContext(db, site_id, now()), listing_id));
      return step.run("launch-or-move", async () => launchOrMove(await jobContext(db, site_id, now()), listing_id));
    },
  );
}

/** Looks for the badge of one listing that waits for it. */
export function checkBadgeOfListing({ db, now }: JobDeps) {
  return inngest.createFunction(
    {
      id: "check-badge",
      retries: RETRIES,
      concurrency: LISTINGS_AT_ONCE,
      triggers: [{ event: "badge_check.requested" }],
    },
    async ({ event, step }) => {
      const { site_id, listing_id } = EVENTS["badge_check.requested"].parse(event.data);
      await step.run("look-for-badge", async () => recheckWaiting(await jobContext(db, site_id, now()), listing_id));
    },
  );
}
