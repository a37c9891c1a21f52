import type { DraftRow } from "@/lib/services/drafts/shown";
import { seenAt } from "./build";
import { FIRST_PROGRESS } from "./progress";

const MINUTE_MS = 60_000;
/** Nothing heard of a build for so long, and its owner may start it again. A step takes a minute at most. */
const ABANDONED_MS = 5 * MINUTE_MS;

type Built = Pick<DraftRow, "status" | "run" | "buildSeenAt">;

export function isUnderWay({ status }: Pick<Built, "status">): boolean {
  return status === "crawling" || status === "drafting";
}

/** Whether nobody works on a draft that is under way. One that was heard of in the future was so before the clock was set back. */
export function isAbandoned(row: Built, now: Date, afterMs = ABANDONED_MS): boolean {
  return isUnderWay(row) && Math.abs(now.getTime() - row.buildSeenAt.getTime()) > afterMs;
}

/** Columns of a draft whose next build begins. */
export function nextBuild(row: Built, now: Date) {
  return { error: null, run: row.run + 1, progress: FIRST_PROGRESS, ...seenAt(now) };
}
