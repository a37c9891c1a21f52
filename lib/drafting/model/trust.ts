import type {
  Candidate,
  Candidates,
  DraftPart,
  FieldCandidates,
  FounderValue,
  SiteReading,
  SourceRef,
} from "@/lib/drafting/candidate";
import { keyOf } from "@/lib/drafting/text/spans";
import { FREE_NAME } from "@/lib/drafting/verify/prices/plan-scope";
import { PLATFORM_KEYS } from "@/lib/schemas/platforms";
import { PLANS_MAX, PROFILE_FIELD_NAMES, type PricingPlan, type ProfileField } from "@/lib/schemas/profile";

/**
 * Where a model's judgement is trusted before the rules: which words introduce a product best. Facts are the other way round:
 * the rules read them where sites state them, and the model fills what they left blank. Plans of both make one list.
 */
const MODEL_FIRST = new Set<ProfileField>(["headline", "summary", "description", "categories", "docs_url"]);
/** References that one candidate may cite. */
const SOURCES_MAX = 40;

/** Both sets of candidates in order of trust; the verifier takes the first that holds. */
export function inOrderOfTrust(
  part: DraftPart,
  reading: SiteReading,
  model: Candidates,
  rules: Candidates,
): Candidates {
  const merged: Candidates = { fields: {}, socials: {}, ...(rules.seo ? { seo: rules.seo } : {}) };
  for (const field of PROFILE_FIELD_NAMES) {
    if (field === "pricing_plans") mergePlans(merged, reading, model, rules);
    else mergeField(merged, field, model, rules);
  }
  for (const platform of PLATFORM_KEYS) {
    const one = chained(rules.socials?.[platform], model.socials?.[platform]);
    if (merged.socials && one) merged.socials[platform] = one;
  }
  const [told, untold] = [model.founders ?? [], rules.founders ?? []];
  const called = told.filter(({ value }) => value.role !== null && untold.some((one) => isUncalled(one.value, value)));
  merged.founders = distinct([...called, ...untold, ...told], (one) => one.name);
  const [first, second] = part === "faq" ? [model.faqs, rules.faqs] : [rules.faqs, model.faqs];
  merged.faqs = distinct([...(first ?? []), ...(second ?? [])], (one) => one.question);
  return merged;
}

/** The same person, of whom the rules could not tell what the site calls them. */
function isUncalled(ruled: FounderValue, told: FounderValue): boolean {
  return ruled.role === null && keyOf(ruled.name) === keyOf(told.name);
}

function mergeField<K extends ProfileField>(merged: Candidates, field: K, model: Candidates, rules: Candidates): void {
  const isFirst = MODEL_FIRST.has(field) || saysMore(field, model, rules);
  const [a, b] = isFirst ? [model, rules] : [rules, model];
  const one = chained<FieldCandidates[K]>(a.fields?.[field], b.fields?.[field]);
  if (merged.fields && one) merged.fields[field] = one;
}

/**
 * Paid plans prove "paid": who also cites a free one has read on, and so has who names a platform that the rules missed beside
 * most of theirs; who names none of them has read of something else.
 */
function saysMore(field: ProfileField, { fields: model }: Candidates, { fields: rules }: Candidates): boolean {
  if (field === "pricing_model")
    return model?.pricing_model?.value === "freemium" && rules?.pricing_model?.value === "paid";
  const known = rules?.platforms?.value ?? [];
  const told = model?.platforms?.value ?? [];
  const shared = told.filter((one) => known.includes(one)).length;
  return field === "platforms" && shared < told.length && shared * 2 >= known.length;
}

/** The rules' plans, then those that only the model found: who named all that cost something has read on, who did not elsewhere. */
function mergePlans(merged: Candidates, reading: SiteReading, model: Candidates, rules: Candidates): void {
  const [theirs, ours] = [rules.fields?.pricing_plans, model.fields?.pricing_plans];
  const joined = theirs && ours ? joinedPlans(reading, theirs, ours) : (theirs ?? ours);
  if (merged.fields && joined) merged.fields.pricing_plans = joined;
}

type Plans = Candidate<PricingPlan[]>;

function joinedPlans(reading: SiteReading, first: Plans, second: Plans): Plans {
  const hasAll = first.value.every(
    (plan) => plan.amount_cents === 0 || second.value.some((one) => isSamePlan(one, plan)),
  );
  const isOffered = (plan: PricingPlan) => isPlain(plan) || isInTable(reading, plan, first, second);
  const added = second.value.filter((plan) => isOffered(plan) && !first.value.some((one) => isSamePlan(one, plan)));
  if (!hasAll) return first;
  const places = [...first.sources, ...second.sources];
  const sources = places.filter((one, at) => places.findIndex((two) => isSamePlace(one, two)) === at);
  const value = [...first.value, ...added];
  if (added.length === 0 || sources.length > SOURCES_MAX || value.length > PLANS_MAX) return first;
  return { value, sources, alternatives: [first, second] };
}

/** Beside plans that are known already, an amount may be anything; what it is paid for, or that it is free, tells a plan. */
function isPlain({ period, amount_cents }: PricingPlan): boolean {
  return amount_cents === 0 || (amount_cents !== null && period !== null);
}

/** In a table of prices every row is an offer: where known prices stand in cells, so do the others. */
function isInTable(reading: SiteReading, { price }: PricingPlan, known: Plans, added: Plans): boolean {
  const cellsOf = ({ sources }: Plans, prices: string[]) =>
    sources.flatMap(({ page, segment }) => {
      const one = reading.pages[page]?.segments[segment];
      return one?.kind === "cell" && prices.includes(one.text.trim()) ? [`${page} ${one.blocks.length}`] : [];
    });
  const theirs = cellsOf(
    known,
    known.value.map((plan) => plan.price),
  );
  return cellsOf(added, [price]).some((cell) => theirs.includes(cell));
}

function isSamePlan(a: PricingPlan, b: PricingPlan): boolean {
  const [one, two] = [keyOf(a.name), keyOf(b.name)];
  // "Free" and "Hobby" may be one plan by two names; "Hobby" and "Community" are two that cost nothing.
  if (a.amount_cents === 0 && b.amount_cents === 0 && [a, b].some(({ name }) => FREE_NAME.test(name))) return true;
  return one === two || (a.amount_cents === b.amount_cents && (one.includes(two) || two.includes(one)));
}

function isSamePlace(a: SourceRef, b: SourceRef): boolean {
  return a.page === b.page && a.segment === b.segment && a.start === b.start && a.end === b.end;
}

/** The first with the second as its last alternative. */
function chained<C extends Candidate<unknown>>(first: C | undefined, second: C | undefined): C | undefined {
  if (!first || !second) return first ?? second;
  return { ...first, alternatives: [...(first.alternatives ?? []), second] };
}

/** Candidates for the same thing become alternatives of the first. */
function distinct<T>(candidates: Candidate<T>[], keyText: (value: T) => string): Candidate<T>[] {
  const byKey = new Map<string, Candidate<T>>();
  for (const one of candidates) {
    const key = keyOf(keyText(one.value));
    byKey.set(key, chained(byKey.get(key), one) ?? one);
  }
  return [...byKey.values()];
}
