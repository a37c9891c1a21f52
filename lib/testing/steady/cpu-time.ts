import { slowness } from "./slowness";

/** The first run compiles the code, and a neighbour's work slows the caches. */
const TRIES = 3;
/** The system may count a thread's computing in ticks of 4 ms: work in all this long is told within a tenth. */
const TOLD_MS = 80;

/**
 * Milliseconds of this thread's own computing, so that waiting for other work on the machine does not count: the best of a
 * few runs, or of those until one took less than `enoughMs`. `prepare` gives the work of a run, which alone is measured. Work known to
 * take `aboutMs` is done several times a run where that is too short to be told, and the time of one is answered.
 */
export function leastCpuMs(
  enoughMs: number,
  prepare: () => () => unknown,
  aboutMs: number = Number.POSITIVE_INFINITY,
): number {
  const times = Math.max(1, Math.ceil(TOLD_MS / aboutMs));
  return least(enoughMs, () => {
    const works = Array.from({ length: times }, prepare);
    return (
      cpuMsOf(() => {
        for (const work of works) work();
      }) / times
    );
  });
}

/** As `leastCpuMs`, to be held against a bar: what took longer is told in milliseconds of the machine that bars were set on (`slowness`). */
export function judgedCpuMs(barMs: number, prepare: () => () => unknown): number {
  return least(barMs, () => judged(cpuMsOf(prepare()), barMs));
}

/** As `judgedCpuMs` for work that waits in between: all that this thread computes until it is done, in however many turns. */
export async function judgedCpuMsUntil(barMs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && least >= barMs; i += 1) {
    const before = process.threadCpuUsage();
    await work();
    least = Math.min(least, judged(cpuMsSince(before), barMs));
  }
  return least;
}

function least(enoughMs: number, measure: () => number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && best >= enoughMs; i += 1) best = Math.min(best, measure());
  return best;
}

function judged(ms: number, barMs: number): number {
  return ms < barMs ? ms : ms / slowness();
}

function cpuMsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  return cpuMsSince(before);
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
