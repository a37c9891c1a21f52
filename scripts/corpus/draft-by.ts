import { appendFileSync } from "node:fs";
import { DRAFT_PARTS, type DraftedPart, type DraftPart, type SiteReading } from "@/lib/drafting/candidate";
import { draftPart } from "@/lib/drafting/draft-part";
import type { ModelUsage } from "@/lib/drafting/model/draft-with-model";
import { judgeAnswer, prepareQuestion } from "@/lib/drafting/model/question";
import type { ModelRequest } from "@/lib/testing/drafting/lying-model";
import { oracleReply } from "@/lib/testing/drafting/oracle/oracle";
import { type SiteTruth, siteTruth } from "@/lib/testing/drafting/oracle/site-truth";
import { draftWithStandIn } from "@/lib/testing/drafting/oracle/stand-in";
import { trappedAnswer } from "@/lib/testing/drafting/oracle/trapped";
import { draftWithModel, modelFrom, type RecordingFlags } from "./model-from";

/**
 * Who helps the rules: nobody, the model of the settings, a stand-in for a model that knows the truth, or one that takes every
 * wrong value the truth warns of.
 */
export const HELPERS = ["rules", "model", "oracle", "traps"] as const;
export type Helper = (typeof HELPERS)[number];

interface Asked extends RecordingFlags {
  key: string;
  truth: unknown;
  reading: SiteReading;
  /** A file to which each question and answer is added as a line of JSON. */
  log?: string | undefined;
}

/** All parts of a site's draft, with what a model of the settings did for each. Tells on the console what a trap changed: nothing should. */
export async function draftBy(helper: Helper, asked: Asked): Promise<(DraftedPart & { usage?: ModelUsage })[]> {
  const { key, truth, reading } = asked;
  if (helper === "rules") return DRAFT_PARTS.map((part) => draftPart(part, reading));
  if (helper === "model") return draftWithModel(modelFrom(asked), reading, true);
  const told = siteTruth.parse(truth);
  if (helper === "oracle")
    return draftWithStandIn(reading, (request) => kept(asked, request, oracleReply(told, request)));
  return DRAFT_PARTS.map((part) => {
    const byRules = draftPart(part, reading);
    for (const change of trapChanges(part, reading, told, byRules)) console.log(`${key}: a trap changed ${change}`);
    return byRules;
  });
}

function kept<T>({ log }: Asked, request: ModelRequest, replied: T): T {
  if (log) appendFileSync(log, `${JSON.stringify({ ...request, replied })}\n`);
  return replied;
}

/** What the traps of a truth change in a part, each in a round of its own. */
function trapChanges(part: DraftPart, reading: SiteReading, truth: SiteTruth, byRules: DraftedPart): string[] {
  const { instructions, excerpt } = prepareQuestion(part, reading);
  const changes = new Set<string>();
  for (let round = 0; ; round += 1) {
    const answer = trappedAnswer(part, truth, { system: instructions, prompt: excerpt.text }, round);
    if (!answer) return [...changes];
    for (const change of changesOf(byRules, judgeAnswer(part, reading, { excerpt, answer }))) changes.add(change);
  }
}

/** Values that the second part shows and the first does not, and the other way round. */
function changesOf(before: DraftedPart, after: DraftedPart): string[] {
  const [a, b] = [shownBy(before), shownBy(after)];
  return [...b.filter((one) => !a.includes(one)), ...a.filter((one) => !b.includes(one)).map((one) => `${one} (lost)`)];
}

function shownBy({ fields, company_socials, founders, faqs }: DraftedPart): string[] {
  const { pricing_plans, ...others } = fields;
  const named = Object.entries({ ...others, ...company_socials }).map(([name, one]) => ({ [name]: one.value }));
  const plans = (pricing_plans?.value ?? []).map((plan) => ({ plan }));
  const people = founders.map(({ name, role }) => ({ founder: name, role }));
  const asked = faqs.map(({ question, answer }) => ({ question, answer }));
  return [...named, ...plans, ...people, ...asked].map((one) => JSON.stringify(one));
}
