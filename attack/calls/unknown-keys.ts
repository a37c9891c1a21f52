import type { Scenario } from "../scenario";
import { waitOf } from "../watch";

const KEYS = 80_000;
const CALLS = 20;

/** A body of unknown keys, each of which a careless answer would name and compare with what it might have meant. */
export const scenario: Scenario = {
  name: "80,000 unknown keys in one call, twenty times at once",
  measures: "longest wait of /healthz, ms",
  bar: 100,
  async run(target) {
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: KEYS }, (_, i) => [`ur${i}`, 1])));
    let longest = 0;
    const waits = await target.healthDuring(() =>
      Promise.all(
        Array.from({ length: CALLS }, async () => {
          const answer = await target.attacker.ask("/api/v1/drafts", { method: "POST", body });
          longest = Math.max(longest, answer.text.length);
        }),
      ),
    );
    return { ...waitOf(waits), note: `longest answer ${Math.ceil(longest / 1024)} KiB` };
  },
};
