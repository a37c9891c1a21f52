import type { Scenario } from "../scenario";
import { waitOf } from "../watch";

const CALLS = 500;
const AT_ONCE = 20;
/** Just below what Node takes of a head (16 KiB). */
const LENGTH = 15_000;
const filled = (part: string) => part.repeat(Math.floor(LENGTH / part.length));

/** Headers that are lists, each as long as a head may be. */
const HEADERS: Record<string, string>[] = [
  { accept: filled("a/b;q=0.1,") },
  { accept: filled("*/*;q=0.001;x=y,") },
  { "if-none-match": filled('"a", ') },
  { "if-none-match": filled('W/"\u00ff", ') },
  { "accept-language": filled("zz-Zzzz;q=0.1,") },
  { cookie: filled("a=b; ") },
  { authorization: `Bearer ${filled("a.")}` },
  { "x-forwarded-for": filled("127.0.0.1, ") },
  { forwarded: filled("for=127.0.0.1;") },
  { "content-type": `application/json;${filled("a=b;")}` },
  { range: `bytes=${filled("0-1,")}` },
];

export const scenario: Scenario = {
  name: "500 calls with lists of 15 KB in their headers",
  measures: "longest wait of /healthz, ms",
  bar: 100,
  async run(target) {
    const calls = Array.from({ length: CALLS }, (_, i) => HEADERS[i % HEADERS.length] ?? {});
    let faults = 0;
    const askNext = async () => {
      for (let headers = calls.pop(); headers; headers = calls.pop()) {
        const { status } = await target.attacker.ask("/api/v1/listings", { headers, isAnonymous: !headers.cookie });
        if (status === 0 || status >= 500) faults += 1;
      }
    };
    const waits = await target.healthDuring(() => Promise.all(Array.from({ length: AT_ONCE }, askNext)));
    const note = `${faults} faults`;
    return faults > 0 ? { figure: Number.POSITIVE_INFINITY, note } : { ...waitOf(waits), note };
  },
};
