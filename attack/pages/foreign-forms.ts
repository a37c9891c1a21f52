import type { Scenario } from "../scenario";
import { tally } from "../tally";

const MIB = 1024 * 1024;
const BOUNDARY = "----attack";
const form = (email: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--${BOUNDARY}--\r\n`;

/** Forms that no page of ours sent, or none that a person filled in: refused in our words, before a page is made of them. */
export const scenario: Scenario = {
  name: "a 5 MB e-mail typed into sign-in, forms of other websites and of no page",
  measures: "answers that are not a page of ours",
  bar: 0,
  needsPages: true,
  async run({ attacker }) {
    const type = { accept: "text/html", "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
    const send = (body: string, headers: Record<string, string> = {}) =>
      attacker.ask("/sign-in", { method: "POST", isAnonymous: true, body, headers: { ...type, ...headers } });
    const large = await send(form("a".repeat(5 * MIB)));
    const foreign = await Promise.all(
      ["https://evil.example", "null"].flatMap((origin) => [
        send(form("a@b.example"), { origin }),
        send(form("a@b.example"), { origin, "next-action": "0".repeat(42) }),
      ]),
    );
    const unknown = [
      await send(form("a@b.example"), { "next-action": "0".repeat(42) }),
      await send(form("a@b.example"), { "next-action": "made up" }),
      await send(form("a@b.example").replace('name="email"', `name="$ACTION_ID_${"0".repeat(42)}"`)),
      await send(form("a@b.example").replace('name="email"', 'name="$ACTION_ID_made_up"')),
      await send("no form at all"),
    ];
    const isOurs = (status: number, { status: given, text }: typeof large) => given === status && text.includes("<h1>");
    const strange = [
      ...[large].filter((one) => !isOurs(413, one)),
      ...foreign.filter((one) => !isOurs(403, one)),
      ...unknown.filter((one) => !isOurs(409, one) && !isOurs(400, one)),
    ];
    return {
      figure: strange.length,
      note: `statuses ${tally([large, ...foreign, ...unknown].map(({ status }) => status))}`,
    };
  },
};
