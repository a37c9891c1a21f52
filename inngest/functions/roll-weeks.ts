import { dueListings, launchOrMove, recheckListing, waitingListings } from "@/lib/services/launches/roll-over";
import { jobContext } from "@/lib/services/site/job-context";
import { listSiteIds } from "@/lib/services/site/site-of";
import { inngest } from "../client";
import type { JobDeps } from "../deps";

/** A little after each hour: the week turns on Monday 00:00 UTC, and a missed run heals within the hour. */
const HOURLY = "1 * * * *";
const DAILY = "17 5 * * *";

const jobOf = ({ db, now }: JobDeps, siteId: number) => jobContext(db, siteId, now());

/** Turns the launch week: looks for each due listing's badge once more, then launches it or moves it on. */
export function rollWeeks(deps: JobDeps) {
  return inngest.createFunction(
    { id: "roll-weeks", retries: 3, triggers: [{ cron: HOURLY }, { event: "weeks.roll_requested" }] },
    async ({ step }) => {
      const siteIds = await step.run("list-sites", () => listSiteIds(deps.db));
      for (const siteId of siteIds) {
        const due = await step.run(`due-${siteId}`, async () => dueListings(await jobOf(deps, siteId)));
        for (const id of due) {
          await step.run(`badge-${id}`, async () => recheckListing(await jobOf(deps, siteId), id));
          await step.run(`launch-${id}`, async () => launchOrMove(await jobOf(deps, siteId), id));
        }
      }
    },
  );
}

/** Looks daily for the badge of every listing that waits for one. */
export function checkWaitingBadges(deps: JobDeps) {
  return inngest.createFunction(
    { id: "check-waiting-badges", retries: 3, triggers: [{ cron: DAILY }] },
    async ({ step }) => {
      const siteIds = await step.run("list-sites", () => listSiteIds(deps.db));
      for (const siteId of siteIds) {
        const waiting = await step.run(`waiting-${siteId}`, async () => waitingListings(await jobOf(deps, siteId)));
        for (const id of waiting)
          await step.run(`badge-${id}`, async () => recheckListing(await jobOf(deps, siteId), id));
      }
    },
  );
}
