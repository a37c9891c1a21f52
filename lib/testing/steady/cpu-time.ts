/** The first run compiles the code, and a neighbour's work slows the caches. */
const TRIES = 3;

/**
 * Milliseconds of this thread's own computing, so that waiting for other work on the machine does not count: the best of a
 * few runs, or of those until one took less than `enoughMs`. `prepare` gives the work of a run, which alone is measured.
 */
export function leastCpuMs(enoughMs: number, prepare: () => () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && least >= enoughMs; i += 1) least = Math.min(least, cpuMsOf(prepare()));
  return least;
}

/** As `leastCpuMs` for work that waits in between: all that this thread computes until it is done, in however many turns. */
export async function leastCpuMsUntil(enoughMs: number, work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES && least >= enoughMs; i += 1) {
    const before = process.threadCpuUsage();
    await work();
    least = Math.min(least, cpuMsSince(before));
  }
  return least;
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
