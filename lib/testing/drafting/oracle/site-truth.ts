import { z } from "zod";

const quote = z.object({ page: z.string(), quote: z.string() });
const evidence = z.array(quote).default([]);
const texts = z.array(z.string()).default([]);

/** One fact of a truth file: the value, what else may be said for it, and where it stands. */
const fact = z.object({ value: z.unknown(), accept: z.array(z.unknown()).default([]), evidence });
const plan = z.object({
  name: z.string(),
  accept_names: texts,
  /** As written, every component; null where the page shows no amount. */
  price: z.string().nullable(),
  alt: z.string().optional(),
  period: z
    .string()
    .nullish()
    .transform((period) => period ?? ""),
  evidence,
});
const founder = z.object({ name: z.string(), role: z.string().nullish(), role_accept: texts, evidence });
const pair = z.object({ question: z.string(), answer: z.string(), page: z.string() });
const faqs = z.object({
  present: z.boolean().nullable(),
  count_page: z.string().optional(),
  pairs: z.array(pair).default([]),
});
/** A wrong value that a careless reader would take, as the corpus's scorer catches it. */
const trap = z.object({
  field: z.string(),
  values: texts,
  amounts: z.union([z.literal("any"), z.array(z.number())]).default([]),
  plan: z.string().optional(),
  pattern: z.string().optional(),
  exact: z.boolean().default(false),
});

/** What a person who read a site wrote down about it (see the corpus's README). */
export const siteTruth = z.object({
  fields: z.record(z.string(), fact),
  plans: z.array(plan).default([]),
  socials: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  founders: z.array(founder).default([]),
  faqs: faqs.optional(),
  categories: texts,
  traps: z.array(trap).default([]),
});

export type SiteTruth = z.infer<typeof siteTruth>;
export type Quote = z.infer<typeof quote>;
export type Fact = z.infer<typeof fact>;
export type TruePlan = z.infer<typeof plan>;
export type TrueFounder = z.infer<typeof founder>;
export type Trap = z.infer<typeof trap>;

/** Names that truth files have for fields of a profile. */
const OTHER_NAMES: Record<string, string> = { license: "licence" };

/** The fact about a field of a profile, if the truth states one. */
export function factOf(truth: SiteTruth, field: string): Fact | undefined {
  return truth.fields[field] ?? truth.fields[OTHER_NAMES[field] ?? field];
}

/** All ways in which a fact may be told, the first one first. */
export function waysOf(one: Fact): string[] {
  return [one.value, ...one.accept]
    .flat()
    .filter((way) => typeof way === "string" || typeof way === "number")
    .map(String)
    .filter((way) => !way.includes("blank is acceptable"));
}
