import type { Scenario } from "../scenario";

const PAGES = 3_000;
/** Of one address in a minute; a run may fall into two. */
const BUCKET = 600;
const AT_ONCE = 50;

/** A page costs a hundred times what an answer of the API costs: nobody gets them without being counted. */
export const scenario: Scenario = {
  name: "3,000 pages asked for from one address",
  measures: "pages made",
  bar: 2 * BUCKET,
  async run(target) {
    const statuses: number[] = [];
    const waits = await target.healthDuring(async () => {
      for (let sent = 0; sent < target.times(PAGES); sent += AT_ONCE)
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => statuses.push((await target.attacker.ask("/")).status)),
        );
    });
    const made = statuses.filter((status) => status !== 429 && status !== 0).length;
    return { figure: made, note: `longest wait of /healthz ${Math.round(waits.longestMs)} ms` };
  },
};
