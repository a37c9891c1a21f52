import { submit } from "../drafting";
import type { Scenario } from "../scenario";

const CHANGES = 200;
const READ_BAR_MS = 100;

/** All of them want the same row, and each holds a connection while it waits. */
export const scenario: Scenario = {
  name: "200 changes of one draft at once",
  measures: "nine of ten reads by another user take at most, ms",
  bar: READ_BAR_MS,
  async run(target) {
    const { id } = await submit(target.attacker, target.sampleOrigin);
    const other = await target.newPerson();
    await other.ask("/api/v1/drafts");
    let isDone = false;
    const founders = Array.from({ length: 10 }, (_, n) => ({ name: `Ada Example ${n}`, bio: "x".repeat(2_000) }));
    const changes = Promise.all(
      Array.from({ length: CHANGES }, () =>
        target.attacker.ask(`/api/v1/drafts/${id}`, { method: "PATCH", body: { founders } }),
      ),
    ).finally(() => {
      isDone = true;
    });
    const waits: number[] = [];
    while (!isDone) {
      const { status, ms } = await other.ask("/api/v1/drafts");
      waits.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
    }
    const done = (await changes).filter(({ status }) => status === 200).length;
    const sorted = waits.toSorted((a, b) => a - b);
    const figure = sorted[Math.floor(sorted.length * 0.9)] ?? Number.POSITIVE_INFINITY;
    return {
      figure,
      note: `${done} done, ${CHANGES - done} refused for now; longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
    };
  },
};
