import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Browser } from "../browser";
import type { Scenario } from "../scenario";
import { tally } from "../tally";
import type { Target } from "../target";

const ASKED = 2_000;
const AT_ONCE = 10;
/** CODE_MAILS_PER_CALLER of lib/auth/sign-in.ts: mails that one caller gets sent in a quarter of an hour. */
const MAILS_MAX = 30;

/** One caller has sign-in mails sent to people who asked for none. */
export const scenario: Scenario = {
  name: "sign-in mails to 2,000 addresses, asked for by one caller",
  measures: "mails sent",
  bar: MAILS_MAX,
  needsPages: true,
  async run(target) {
    const before = await countMails(target);
    const form = await new Browser(target.attacker).formOf("/sign-in", "email");
    const count = target.times(ASKED);
    const statuses: number[] = [];
    let next = 0;
    const askNext = async () => {
      while (next < count) {
        next += 1;
        const browser = new Browser(target.attacker);
        statuses.push((await browser.send(form, [["email", `stranger-${next}@attack.example`]])).status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    return { figure: (await countMails(target)) - before, note: tally(statuses) };
  },
};

async function countMails({ dataDir }: Target): Promise<number> {
  return (await readdir(join(dataDir, "outbox")).catch(() => [])).length;
}
