import fc from "fast-check";

/** Any integer: which one matters not, only that it stays, so that a commit is judged by the same cases each time. */
const SEED = 20261122;

/** fast-check with a fixed seed. `FUZZ_SEED=<integer> npm run test:unit -- fuzz` looks at other cases. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? SEED) });

/** How many cases to look at: so many, or `FUZZ_TIMES` times as many for those who have the time. */
export const fuzzRuns = (runs: number): number => runs * Number(process.env.FUZZ_TIMES ?? 1);

export default fc;
