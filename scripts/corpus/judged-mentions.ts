import { z } from "zod";
import type { SiteReading } from "@/lib/drafting/candidate";
import { yearMentions } from "@/lib/drafting/extract/company/years/founded-year";
import { founderMentions } from "@/lib/drafting/extract/founders/founders";
import type { PlanCard } from "@/lib/drafting/extract/prices/plan-card";
import { planMentions } from "@/lib/drafting/extract/prices/prices";
import type { ScoredField } from "@/lib/drafting/extract/scoring/score";
import { ownNames } from "@/lib/drafting/reading/own-names";
import { centsOf } from "@/lib/drafting/text/money";
import { keyOf } from "@/lib/drafting/text/spans";
import type { Site } from "./regression";

const fact = z.object({
  value: z.unknown(),
  accept: z.array(z.unknown()).default([]),
  optional: z.boolean().optional(),
});
/** What a truth file says of the fields that are found by adding up signals. */
export const truthFile = z.object({
  fields: z.record(z.string(), fact.nullable().catch(null)).default({}),
  founders: z.array(z.object({ name: z.string(), optional: z.boolean().optional() })).default([]),
  plans: z
    .array(
      z.object({
        name: z.string(),
        price: z.string().nullish(),
        alt: z.string().nullish(),
        accept_names: z.array(z.string()).default([]),
        optional: z.boolean().optional(),
      }),
    )
    .default([]),
});
type Truth = z.infer<typeof truthFile>;

/** How each field's places are read, and told true or false. */
export const FIELDS: Record<ScoredField, (reading: SiteReading, truth: Truth) => Omit<Site, "key">> = {
  founders: (reading, { founders }) => {
    const wordsOf = (name: string) =>
      name
        .split(/[\s()]+/)
        .map(keyOf)
        .filter(Boolean);
    const matching = (name: string) =>
      founders.find((one) => wordsOf(name).every((word) => wordsOf(one.name).includes(word)));
    const examples = founderMentions(reading, ownNames(reading)).map(({ value, signals }) => {
      const known = matching(value.name);
      const isTrue = known?.optional ? null : known !== undefined;
      return { key: known ? keyOf(known.name) : keyOf(value.name), signals: [...signals], isTrue };
    });
    return { examples, known: founders.filter((one) => !one.optional).length };
  },
  founded_year: (reading, { fields }) =>
    told(
      fields.founded_year,
      yearMentions(reading, ownNames(reading)),
      (said, value) => Number(String(said).slice(0, 4)) === value,
    ),
  plans: (reading, { plans }) => {
    const judged = planMentions(reading, ownNames(reading)).map(({ value, signals }) => {
      const rows = value.cards.map((card) => plans.find((plan) => isSamePlan(card, plan)));
      const stated = rows.filter((row) => row && !row.optional).length;
      const others = rows.filter((row) => !row).length;
      const isTrue =
        stated > 0 && others === 0 ? true : stated > others || (stated === 0 && others === 0) ? null : false;
      const places = value.cards.flatMap(({ points }) => points.map(({ spot }) => `${spot.page} ${spot.index}`));
      const lone = value.cards.length === 1 ? value.page.page : null;
      return {
        key: isTrue ? "true" : value.cards.map(({ name }) => name).join("|"),
        signals: [...signals],
        isTrue,
        places,
        lone,
      };
    });
    // Which grouping of the same prices is shown is not decided by scores alone, nor is a lone price beside a group.
    const known = new Set(judged.flatMap(({ isTrue, places }) => (isTrue ? places : [])));
    const grouped = new Set([...known].map((place) => Number(place.split(" ")[0])));
    const examples = judged.map((one) => {
      const isHidden = one.places.some((place) => known.has(place)) || (one.lone !== null && grouped.has(one.lone));
      return { ...one, isTrue: one.isTrue === false && isHidden ? null : one.isTrue };
    });
    return { examples, known: plans.some((one) => !one.optional) ? 1 : 0 };
  },
};

/** The name and one of the amounts of a known plan. */
function isSamePlan({ name, points }: PlanCard, plan: Truth["plans"][number]): boolean {
  const keys = [plan.name, ...plan.accept_names].map(keyOf);
  const isNamed = keys.some((key) => key.includes(keyOf(name)) || keyOf(name).includes(key));
  const amounts = [plan.price, plan.alt].flatMap((price) => (price ? (price.match(/\d[\d.,' ]*/g) ?? []) : []));
  const cents = amounts.map((amount) => centsOf(amount.replace(/[.,' ]+$/, "")));
  return isNamed && (amounts.length === 0 || points.some((point) => cents.includes(point.amountCents)));
}

/** Mentions of a fact with one value; an optional fact says nothing of the places that tell it. */
function told<T>(
  known: z.infer<typeof fact> | null | undefined,
  mentions: { value: T; signals: Set<string> }[],
  isSame: (said: unknown, value: T) => boolean,
): Omit<Site, "key"> {
  const examples = mentions.map(({ value, signals }) => {
    const isTrue = known ? [known.value, ...known.accept].some((said) => isSame(said, value)) : false;
    return {
      key: isTrue ? "true" : String(value),
      signals: [...signals],
      isTrue: known?.optional && isTrue ? null : isTrue,
    };
  });
  return { examples, known: known && !known.optional ? 1 : 0 };
}
