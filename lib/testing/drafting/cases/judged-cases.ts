import { readFileSync } from "node:fs";
import { z } from "zod";
import { DRAFT_PARTS } from "@/lib/drafting/candidate";
import { draftPart, mergeParts } from "@/lib/drafting/draft-part";
import { centsOf } from "@/lib/drafting/text/money";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

const text = z.string().nullable().optional();
/** A small site as people write them, with what a strict reader drafts from it: the wanted form, or its nearest neighbour. */
const smallSite = z.object({
  id: z.string(),
  about: z.string(),
  pages: z.record(z.string(), z.string()),
  /** Each complete for its field; null or none where it must be blank. */
  want: z.object({
    /** Name, amount as written or null, period. */
    plans: z.array(z.tuple([z.string(), z.string().nullable(), z.string()])).optional(),
    pricing_model: text,
    founders: z.array(z.string()).optional(),
    founded_year: z.number().nullable().optional(),
    location: text,
    legal_name: text,
    contact_email: text,
    /** Lines that are no headline, sentences that have no place in the description. */
    not_headline: z.array(z.string()).optional(),
    not_description: z.array(z.string()).optional(),
    open_source: z.boolean().nullable().optional(),
    repo_url: text,
    docs_url: text,
    /** Questions with the first words of their answers. */
    faqs: z.array(z.tuple([z.string(), z.string()])).optional(),
  }),
  why: z.string(),
});
export type SmallSite = z.infer<typeof smallSite>;

/** Cases as rows of a test: id, what it is about, and all of it. */
export function casesOf(file: "prices" | "people" | "product"): [string, string, SmallSite][] {
  return readFileSync(new URL(`./${file}.jsonl`, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => smallSite.parse(JSON.parse(line)))
    .map((one) => [one.id, one.about, one]);
}

/** `right`, `blank` where something is missing and nothing false is said, or `false`. */
export type Verdict = "right" | "blank" | "false";

export function judged({ pages, want }: SmallSite): Verdict {
  const reading = siteOf(pages);
  const { fields, founders, faqs } = mergeParts(DRAFT_PARTS.map((part) => draftPart(part, reading)));
  const verdicts = FIELDS.flatMap((field): Verdict[] =>
    want[field] === undefined ? [] : [ofValue(fields[field].value, want[field])],
  );
  const names = founders.map(({ name }) => name);
  if (want.plans) verdicts.push(ofPlans(fields.pricing_plans.value ?? [], want.plans));
  if (want.founders) verdicts.push(ofNames(names, want.founders));
  if (want.faqs) verdicts.push(ofAnswers(faqs, want.faqs));
  verdicts.push(
    ofLines(fields.headline.value, want.not_headline),
    ofLines(fields.description.value, want.not_description),
  );
  return verdicts.includes("false") ? "false" : verdicts.includes("blank") ? "blank" : "right";
}

function ofLines(said: string | null, unwanted: string[] = []): Verdict {
  return unwanted.some((line) => plain(said).includes(plain(line))) ? "false" : "right";
}

const FIELDS = [
  "pricing_model",
  "founded_year",
  "location",
  "legal_name",
  "contact_email",
  "open_source",
  "repo_url",
  "docs_url",
] as const;

const plain = (said: unknown) =>
  String(said)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Places may be told longer: "Lyon" of "Lyon, France". */
function ofValue(found: unknown, wanted: unknown): Verdict {
  if (found === null || wanted === null) return found === wanted ? "right" : found === null ? "blank" : "false";
  return plain(found) === plain(wanted) || plain(wanted).startsWith(`${plain(found)} `) ? "right" : "false";
}

function ofNames(found: string[], wanted: string[]): Verdict {
  const isWanted = (name: string) => wanted.some((one) => plain(one) === plain(name));
  if (!found.every(isWanted)) return "false";
  return found.length < wanted.length ? "blank" : "right";
}

const LEAD = 25;
function ofAnswers(found: { question: string; answer: string }[], wanted: [string, string][]): Verdict {
  const isWanted = (one: { question: string; answer: string }) =>
    wanted.some(
      ([question, answer]) =>
        plain(question) === plain(one.question) && plain(one.answer).startsWith(plain(answer).slice(0, LEAD)),
    );
  if (!found.every(isWanted)) return "false";
  return found.length < wanted.length ? "blank" : "right";
}

const FIGURE = /\d[\d.,' ]*/u;
const amountOf = (price: string | null) => (price === null ? null : centsOf((FIGURE.exec(price)?.[0] ?? "0").trim()));
type Plan = { name: string; amount_cents: number | null };

function ofPlans(found: Plan[], wanted: NonNullable<SmallSite["want"]["plans"]>): Verdict {
  const left = [...found];
  const missed = wanted.filter(([name, price]) => {
    const amount = amountOf(price);
    const at = left.findIndex((one) => {
      const isCalled = plain(one.name).includes(plain(name)) || plain(name).includes(plain(one.name));
      return isCalled && (one.amount_cents === amount || (amount === 0 && !one.amount_cents));
    });
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const others = left.filter(({ name }) => !wanted.some(([one]) => plain(one) === plain(name))); // paid by the year
  return others.length > 0 ? "false" : missed.length > 0 ? "blank" : "right";
}
