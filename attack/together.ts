import { setTimeout as delay } from "node:timers/promises";
import { type Drafted, submit } from "./drafting";
import type { Result } from "./result";
import type { Scenario } from "./scenario";
import { crowdAddress, type Target } from "./target";
import { type Waits, watch } from "./watch";

const DRAFT_BAR_MS = 5_000;
const READ_BAR_MS = 250;
const READ_EVERY_MS = 25;
const READERS = 1_000;
/** The attacks are under way by then. */
const HEAD_START_MS = 1_000;
const UNSEEN: Waits = { count: 0, failures: [], p99Ms: 0, longestMs: 0, longestUndisturbedMs: 0 };

/** All attacks at once from one address and one account, and what others notice of it: a new user's draft, and a public read. */
export async function attackTogether(scenarios: Scenario[], target: Target): Promise<Result[]> {
  const start = performance.now();
  const addresses = Array.from({ length: READERS }, (_, n) => crowdAddress(n));
  const reading = watch({
    url: `${target.origin}/api/v1/listings`,
    everyMs: READ_EVERY_MS,
    addresses,
    pid: target.pid,
  });
  const attacks = Promise.allSettled(scenarios.map((one) => one.run(unwatched(target))));
  await delay(HEAD_START_MS);
  const drafted = await submit(await target.newPerson(), target.sampleOrigin);
  await attacks;
  const waits = await reading.stop();
  const ms = performance.now() - start;
  return [draftResult(drafted, ms), readResult(waits, ms)];
}

/** Each attack would have a thread of its own ask for /healthz a hundred times a second: ours, and nobody's attack. */
function unwatched(target: Target): Target {
  const healthDuring = async (work: () => Promise<unknown>) => {
    await work();
    return UNSEEN;
  };
  return { ...target, healthDuring };
}

const draftResult = (drafted: Drafted, ms: number): Result => ({
  ...{ name: "All at once: another user's draft of a plain site", ms },
  ...{ measures: "from the call until it is ready, ms", bar: DRAFT_BAR_MS },
  figure: drafted.status === "ready" ? drafted.ms : Number.POSITIVE_INFINITY,
  note: drafted.status,
});

const readResult = ({ p99Ms, longestMs, count, failures }: Waits, ms: number): Result => ({
  ...{ name: "All at once: others read the directory", ms },
  ...{
    measures: "p99 of a public read, ms",
    figure: failures.length > 0 ? Number.POSITIVE_INFINITY : p99Ms,
    bar: READ_BAR_MS,
  },
  note: `${count} reads, longest ${Math.round(longestMs)} ms; failed: ${[...new Set(failures)].join(", ") || "none"}`,
});
