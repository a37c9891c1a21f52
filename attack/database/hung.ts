import { holdDatabase } from "@/lib/testing/database/hold-database";
import { until } from "@/lib/testing/steady/until";
import type { Scenario } from "../scenario";
import type { Target } from "../target";
import type { Answer } from "../visitor";

/** What is not kept in memory, asked by a crowd and by the account. */
const read = (target: Target, n: number) => target.attacker.ask(`/api/v1/listings?q=hung-${n}`, { isAnonymous: true });
const write = (target: Target) =>
  target.attacker.ask("/api/v1/drafts", { method: "POST", body: { url: target.sampleOrigin } });
const times = (count: number, call: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, n) => call(n)));

export const scenario: Scenario = {
  name: "a database that hangs",
  measures: "longest wait for a 503, ms",
  bar: 5_000,
  isApart: true,
  async run(target) {
    let answers: Answer[] = [];
    let later: Answer[] = [];
    const waits = await target.healthDuring(async () => {
      const goOn = await holdDatabase(target.dataDir);
      try {
        answers = (await Promise.all([times(20, (n) => read(target, n)), times(5, () => write(target))])).flat();
        later = await times(20, (n) => read(target, 20 + n));
      } finally {
        goOn();
      }
      await until(async () => (await read(target, 40)).status === 200);
    });
    const longest = (all: Answer[]) => Math.max(...all.map(({ ms }) => ms));
    const isTold = [...answers, ...later].every(({ status }) => status === 503);
    const figure = isTold ? longest(answers) : Number.POSITIVE_INFINITY;
    return {
      figure,
      note: `${Math.round(longest(later))} ms for who came later; /healthz at most ${Math.round(waits.longestMs)} ms`,
    };
  },
};
