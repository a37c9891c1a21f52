import { EVENTS } from "@/lib/core/events";
import { closeWeek, listOverdueWeeks, openCurrentWeek } from "@/lib/services/launches/awards/close-weeks";
import { recheckLive } from "@/lib/services/launches/live-badge";
import { requestBadgeChecks, requestLaunches } from "@/lib/services/launches/request-launches";
import { launchOrMove, recheckDue, recheckWaiting } from "@/lib/services/launches/roll-over";
import { jobContext } from "@/lib/services/site/job-context";
import { holdClusters } from "@/lib/services/votes/clusters";
import { settleHeldVotes } from "@/lib/services/votes/settle-held";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

/** A little after each hour: the week turns on Monday 00:00 UTC, and a missed run heals within the hour. */
const HOURLY = "1 * * * *";
const DAILY = "17 5 * * *";
/** Sites looked at at once; the rest of a worker's hands stays free for drafts and mail. */
const LISTINGS_AT_ONCE = 10;
const RETRIES = 3;

/**
 * Turns the launch week: opens the new one, closes those that are over, asks for the launch of each due listing, and decides
 * votes that were held long enough. A few steps, however much there is to do; clusters are held before their week is closed, and a
 * week is closed before later votes are released.
 */
export function rollWeeks({ db, now }: JobDeps) {
  return inngest.createFunction(
    { id: "roll-weeks", retries: RETRIES, triggers: [{ cron: HOURLY }] },
    async ({ step }) => {
      await step.run("hold-clusters", () => holdClusters(db, now()));
      await step.run("turn-week", () => turnWeek(db, now()));
      await step.run("request-launches", () => requestLaunches(db, now()));
      await step.run("settle-held-votes", () => settleHeldVotes(db, now()));
    },
  );
}

/** Answers the weeks closed. Each is a transaction of its own, so that a run that breaks off goes on where it was. */
async function turnWeek(db: JobDeps["db"], now: Date): Promise<string[]> {
  await openCurrentWeek(db, now);
  const closed: string[] = [];
  for (const { siteId, week } of await listOverdueWeeks(db, now))
    if (await closeWeek(await jobContext(db, siteId, now), week)) closed.push(`${siteId} ${week}`);
  return closed;
}

/** Asks daily for a look at the badges that are waited for, and weekly at those of launched listings. */
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

/** Looks for the badge of one listing that waits for it, or that launched with it. */
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
      await step.run("look-for-badge", async () => {
        const job = await jobContext(db, site_id, now());
        await recheckWaiting(job, listing_id);
        await recheckLive(job, listing_id);
      });
    },
  );
}
