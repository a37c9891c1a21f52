import type { Scenario } from "../scenario";
import { tally } from "../tally";
import { Visitor } from "../visitor";

const CALLS = 200;
const PATH = "/api/inngest";
const FOREIGN = "elsewhere.attack.example";
const THERE = JSON.stringify({ url: `https://${FOREIGN}${PATH}` });
const RUN = JSON.stringify({ event: { name: "x", data: {} }, events: [], steps: {}, ctx: { run_id: "1", attempt: 0 } });

/** Ways to have functions registered elsewhere, listed or run by whoever asks. */
const WAYS: { method: string; query?: string; headers?: Record<string, string>; body?: string }[] = [
  { method: "PUT", headers: { host: FOREIGN }, body: THERE },
  { method: "PUT", headers: { host: FOREIGN, "x-forwarded-proto": "https" }, body: "{}" },
  { method: "PUT", headers: { "x-forwarded-host": FOREIGN, "x-inngest-server-kind": "dev" }, body: THERE },
  { method: "PUT", headers: { "x-inngest-sync-kind": "in_band" }, body: THERE },
  { method: "PUT", query: "?deployId=1&serveOrigin=https://elsewhere.attack.example", body: THERE },
  { method: "PUT", headers: { host: FOREIGN, "x-inngest-signature": "t=1&s=made-up" }, body: THERE },
  { method: "POST", query: "?fnId=launchyard-revive-drafts&stepId=step", body: RUN },
  { method: "GET", headers: { host: FOREIGN } },
];

/** Whoever has an Inngest server told of another address gets its signed calls, and with them what every event holds. */
export const scenario: Scenario = {
  name: "200 unsigned calls for an Inngest server's door, in others' names",
  measures: "calls that were taken, and registrations elsewhere",
  bar: 0,
  async run(target) {
    const { origin, inngest } = await target.inngestDoor();
    const { address, key } = target.attacker;
    const attacker = new Visitor(address, origin, key);
    const statuses: number[] = [];
    for (let i = 0; i < target.times(CALLS); i++) {
      const { query = "", ...call } = WAYS[i % WAYS.length] ?? { method: "PUT" };
      statuses.push((await attacker.ask(PATH + query, { isAnonymous: true, ...call })).status);
    }
    await attacker.close();
    const elsewhere = inngest.registrations.filter(({ url }) => new URL(url).origin !== origin).length;
    const taken = statuses.filter((status) => ![401, 403, 404, 405, 429].includes(status)).length;
    return { figure: taken + elsewhere, note: `${tally(statuses)}; ${elsewhere} registered elsewhere` };
  },
};
