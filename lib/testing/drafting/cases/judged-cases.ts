import { readFileSync } from "node:fs";
import { z } from "zod";
import { draftPart } from "@/lib/drafting/draft-part";
import { centsOf } from "@/lib/drafting/text/money";
import { siteOf } from "@/lib/testing/drafting/fixtures/read-site";

/** A small site as people write them, with what a strict reader drafts from it: the wanted form, or its nearest neighbour. */
const priceCase = z.object({
  id: z.string(),
  about: z.string(),
  pages: z.record(z.string(), z.string()),
  want: z.object({
    /** Name, amount as written or null, period. */
    plans: z.array(z.tuple([z.string(), z.string().nullable(), z.string()])).optional(),
    pricing_model: z.string().nullable().optional(),
  }),
  why: z.string(),
});
export type PriceCase = z.infer<typeof priceCase>;

export function priceCases(): PriceCase[] {
  const text = readFileSync(new URL("./prices.jsonl", import.meta.url), "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => priceCase.parse(JSON.parse(line)));
}

/** `right`, `blank` where something is missing and nothing false is said, or `false`. */
export type Verdict = "right" | "blank" | "false";

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const FIGURE = /\d[\d.,' ]*/u;
const amountOf = (price: string | null) => (price === null ? null : centsOf((FIGURE.exec(price)?.[0] ?? "0").trim()));

export function judged({ pages, want }: PriceCase): Verdict {
  const { pricing_plans, pricing_model } = draftPart("commercial", siteOf(pages)).fields;
  const verdicts: Verdict[] = [];
  if (want.pricing_model !== undefined) verdicts.push(ofValue(pricing_model?.value ?? null, want.pricing_model));
  const left = [...(pricing_plans?.value ?? [])];
  const missed = (want.plans ?? []).filter(([name, price]) => {
    const amount = amountOf(price);
    const at = left.findIndex((one) => {
      const isCalled = plain(one.name).includes(plain(name)) || plain(name).includes(plain(one.name));
      return isCalled && (one.amount_cents === amount || (amount === 0 && !one.amount_cents));
    });
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  const others = left.filter(({ name }) => !(want.plans ?? []).some(([wanted]) => plain(wanted) === plain(name))); // paid by the year
  if (want.plans) verdicts.push(others.length > 0 ? "false" : missed.length > 0 ? "blank" : "right");
  return verdicts.includes("false") ? "false" : verdicts.includes("blank") ? "blank" : "right";
}

function ofValue(found: string | null, wanted: string | null): Verdict {
  if (found === wanted) return "right";
  return found === null ? "blank" : "false";
}
