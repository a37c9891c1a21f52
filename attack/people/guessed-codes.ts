import { sessionCookieName } from "@/lib/auth/session-cookie";
import { newestMailTo } from "@/lib/testing/content/outbox";
import { Browser } from "../browser";
import type { Scenario } from "../scenario";
import { tally } from "../tally";
import type { Target } from "../target";
import type { Visitor } from "../visitor";

const OWNERS = 10;
const WRONG = "ABCD-2345";
/** Codes typed against each address; five used to be enough. */
const TYPED = 20;

/** Strangers who know an address type codes at it, in a browser that asked for one and in one that did not. Then its owner comes. */
export const scenario: Scenario = {
  name: "20 wrong codes typed by a stranger at each of 10 addresses",
  measures: "owners whose own link no longer signs in",
  bar: 0,
  needsPages: true,
  async run(target) {
    const owners = Array.from({ length: target.times(OWNERS) }, (_, n) => n);
    const answers: number[] = [];
    const left = await Promise.all(
      owners.map((n) => isLockedOut(target, `owner-${n}-${Date.now()}@attack.example`, answers)),
    );
    return { figure: left.filter(Boolean).length, note: `guesses answered ${tally(answers)}` };
  },
};

async function isLockedOut(target: Target, email: string, answers: number[]): Promise<boolean> {
  const owner = new Browser(await target.newPerson());
  await owner.send(await owner.formOf("/sign-in", "email"), [["email", email]]);
  const link = await mailedLink(target, email);
  for (const browser of [new Browser(target.attacker), await asking(target.attacker, email)])
    answers.push(...(await guess(browser, email)));
  await owner.send(await owner.formOf(link, "token"), []);
  return !owner.has(sessionCookieName(target.origin));
}

/** Of the mail that the owner asked for: later ones go to the owner as well. */
async function mailedLink({ dataDir }: Target, email: string): Promise<string> {
  const [, link] = /(\/sign-in\/confirm\?\S+)/.exec(await newestMailTo(dataDir, email)) ?? [];
  if (!link) throw new Error(`No link was mailed to ${email}.`);
  return link;
}

/** A stranger's browser that had a code mailed to the address, and may type codes. */
async function asking(visitor: Visitor, email: string): Promise<Browser> {
  const browser = new Browser(visitor);
  await browser.send(await browser.formOf("/sign-in", "email"), [["email", email]]);
  return browser;
}

async function guess(browser: Browser, email: string): Promise<number[]> {
  const form = await browser.formOf(`/sign-in/confirm?email=${encodeURIComponent(email)}`, "code");
  const statuses: number[] = [];
  for (let i = 0; i < TYPED; i++) statuses.push((await browser.send(form, [["code", WRONG]])).status);
  return statuses;
}
