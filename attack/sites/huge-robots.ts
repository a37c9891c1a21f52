import type { IncomingMessage, ServerResponse } from "node:http";
import { submit } from "../drafting";
import type { Scenario } from "../scenario";

const MIB = 2 ** 20;
const TOTAL = 500 * MIB;
const RULES = Buffer.from("User-agent: *\nDisallow: /a*b*c*d*e*f*g*h$\n".repeat(25_000));
const ORIGIN = "https://robots.attack.example";
/** What lies in the buffers between us counts as taken, too. */
const BAR_MIB = 8;
let taken = 0;

/** Sends on for as long as anybody reads. */
function robots(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/plain", "content-length": TOTAL });
  const more = () => {
    while (taken < TOTAL && !response.destroyed) {
      taken += RULES.length;
      if (!response.write(RULES)) return;
    }
    response.end();
  };
  response.on("drain", more).on("error", () => undefined);
  more();
}

export const scenario: Scenario = {
  name: "a robots.txt of 500 MB",
  measures: "MiB of it that are read",
  bar: BAR_MIB,
  sites: { [ORIGIN]: { "/robots.txt": robots, "/": "<title>Small</title><h1>Small</h1>" } },
  async run(target) {
    taken = 0;
    let ended = "";
    const waits = await target.healthDuring(async () => {
      const { status, ms } = await submit(target.attacker, ORIGIN);
      ended = `${status} after ${Math.round(ms)} ms`;
    });
    return { figure: taken / MIB, note: `${ended}; /healthz at most ${Math.round(waits.longestMs)} ms` };
  },
};
