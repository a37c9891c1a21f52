import { appendFileSync } from "node:fs";
import { DRAFT_PARTS, type DraftedPart, type SiteReading } from "@/lib/drafting/candidate";
import { draftPart } from "@/lib/drafting/draft-part";
import { type ModelReply, type ModelRequest, NOTHING, partOf } from "@/lib/testing/drafting/lying-model";
import { oracleReply } from "@/lib/testing/drafting/oracle/oracle";
import { siteTruth } from "@/lib/testing/drafting/oracle/site-truth";
import { draftWithStandIn } from "@/lib/testing/drafting/oracle/stand-in";
import { trappedReply } from "@/lib/testing/drafting/oracle/trapped";

/** Who helps the rules: nobody, a stand-in for the model that knows the truth, or one that takes every wrong value it warns of. */
export const HELPERS = ["rules", "oracle", "traps"] as const;
export type Helper = (typeof HELPERS)[number];

interface Asked {
  key: string;
  truth: unknown;
  reading: SiteReading;
  /** A file to which each question and answer is added as a line of JSON. */
  log?: string;
}

/** All parts of a site's draft. Tells on the console what a trap changed: nothing should. */
export async function draftBy(helper: Helper, { key, truth, reading, log }: Asked): Promise<DraftedPart[]> {
  const byRules = DRAFT_PARTS.map((part) => draftPart(part, reading));
  if (helper === "rules") return byRules;
  const told = siteTruth.parse(truth);
  const logged = (reply: (request: ModelRequest) => ModelReply) => (request: ModelRequest) => {
    const replied = reply(request);
    if (log) appendFileSync(log, `${JSON.stringify({ ...request, replied })}\n`);
    return replied;
  };
  if (helper === "oracle")
    return draftWithStandIn(
      reading,
      logged((request) => oracleReply(told, request)),
    );
  for (let round = 0, isOver = false; !isOver; round += 1) {
    isOver = true;
    const trapped = await draftWithStandIn(
      reading,
      logged((request) => {
        const reply = trappedReply(told, request, round);
        isOver &&= reply === null;
        return reply ?? { answer: NOTHING[partOf(request)] };
      }),
    );
    for (const [at, part] of trapped.entries())
      for (const change of changesOf(byRules[at], part)) console.log(`${key}: a trap changed ${change}`);
  }
  return byRules;
}

/** Values that the second part shows and the first does not, and the other way round. */
export function changesOf(before: DraftedPart | undefined, after: DraftedPart): string[] {
  const [a, b] = [shownBy(before), shownBy(after)];
  return [...b.filter((one) => !a.includes(one)), ...a.filter((one) => !b.includes(one)).map((one) => `${one} (lost)`)];
}

function shownBy(part: DraftedPart | undefined): string[] {
  if (!part) return [];
  const { fields, company_socials, founders, faqs } = part;
  const named = Object.entries({ ...fields, ...company_socials }).map(([name, one]) => ({ [name]: one.value }));
  const people = founders.map(({ name, role }) => ({ founder: name, role }));
  const asked = faqs.map(({ question, answer }) => ({ question, answer }));
  return [...named, ...people, ...asked].map((one) => JSON.stringify(one));
}
