import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Scenario } from "../scenario";
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
    const fields = hiddenFields((await target.attacker.ask("/sign-in", { isAnonymous: true })).text);
    if (fields.length === 0) throw new Error("The sign-in page has no form.");
    const count = target.times(ASKED);
    const statuses: Record<number, number> = {};
    let next = 0;
    const askNext = async () => {
      while (next < count) {
        next += 1;
        const status = await askForMail(target, fields, `stranger-${next}@attack.example`);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
    const answered = Object.entries(statuses).map(([status, times]) => `${status} × ${times}`);
    return { figure: (await countMails(target)) - before, note: answered.join(", ") };
  },
};

/** Of the form that holds the e-mail field, as a browser without JavaScript would send them. */
function hiddenFields(page: string): [string, string][] {
  const form = page.split("<form").find((one) => one.includes('name="email"')) ?? "";
  const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]);
}

const attribute = (tag: string, name: string) =>
  (new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

async function askForMail(target: Target, fields: [string, string][], email: string): Promise<number> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.set("email", email);
  const asBody = new Response(form);
  const headers = { "content-type": asBody.headers.get("content-type") ?? "", origin: target.origin };
  const body = Buffer.from(await asBody.arrayBuffer());
  return (await target.attacker.ask("/sign-in", { method: "POST", isAnonymous: true, headers, body })).status;
}

async function countMails({ dataDir }: Target): Promise<number> {
  return (await readdir(join(dataDir, "outbox")).catch(() => [])).length;
}
