/** Enough for a median that one slow answer does not move. */
const MEASUREMENTS = 31;
/** A true difference shows in every round; what else the machine does, hardly in each. */
const ROUNDS = 3;

type Work = () => Promise<unknown>;

/** How far the median times of two kinds of work lie apart, done in turn: 1 for not at all. Measures again while it is `max` or more. */
export async function medianRatio(max: number, works: [Work, Work]): Promise<number> {
  let least = await ratioOf(works);
  for (let i = 1; i < ROUNDS && least >= max; i += 1) least = Math.min(least, await ratioOf(works));
  return least;
}

async function ratioOf([one, other]: [Work, Work]): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < MEASUREMENTS; i += 1) {
    times[0].push(await millisecondsOf(one));
    times[1].push(await millisecondsOf(other));
  }
  const ratio = median(times[0]) / median(times[1]);
  return Math.max(ratio, 1 / ratio);
}

async function millisecondsOf(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
