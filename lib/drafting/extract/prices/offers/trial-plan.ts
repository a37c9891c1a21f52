import type { Candidate, SiteReading, SourceRef } from "@/lib/drafting/candidate";
import { lengthsIn } from "@/lib/drafting/text/lengths";
import { anyWord, inAllLanguages } from "@/lib/drafting/text/lexicon/lexicon";
import { exactly, wholeWords } from "@/lib/drafting/text/words";
import type { PricingPlan } from "@/lib/schemas/profile";

const NAMED = exactly(inAllLanguages("trial"));
/** "Demo 10 giorni", "Version d'essai", "Try it": names of what costs nothing for a time. */
const TRIED = new RegExp(
  wholeWords(
    inAllLanguages("trial"),
    inAllLanguages("trying"),
    "d[ée]mo\\p{L}*(?:[- ]?version)?|evalua\\p{L}+|éval\\p{L}+",
  ),
  "iu",
);
/** "Non-profits", "Education": who gets it for nothing while others pay. */
const FAVOURED = exactly(
  `(?:\\S+\\s){0,2}(?:${inAllLanguages("favoured")}|edu(?:cation(?:al)?)?|academi[ac]|student|teacher|non-?profit|charity|bildung|verein|schule|école|étudiant|association|éducation|educación|estudiante|scuola|studente|istruzione|onderwijs|student|vereniging|edukacja|szkoła|educação|estudante|skola|skole)(?:\\s\\S+){0,2}`,
);
const MONTHS = anyWord("month");
/** Texts of a card right below its price. */
const BELOW = 2;
const LINE_MAX = 30;

/** What stands as a plan and is the product on trial, or for some alone: it makes nothing free. */
export function isTrialPlan(reading: SiteReading, plan: PricingPlan, sources: SourceRef[]): boolean {
  if (NAMED.test(plan.name)) return true;
  if (plan.amount_cents !== 0) return false;
  if (FAVOURED.test(plan.name) || TRIED.test(plan.name) || isForTime(plan.name)) return true;
  const named = sources.findIndex((one) => textOf(reading, one).includes(plan.name));
  const priced = sources
    .slice(Math.max(0, named))
    .find((one) => textOf(reading, one).includes(plan.price ?? plan.name));
  return priced !== undefined && isPricedForTime(reading, priced, plan.period !== null);
}

/** How long what stands as a plan for nothing is to be tried: "Demo 20 days", "Trial: €0 / 21 days". */
export function trialOfPlans(plans: Candidate<PricingPlan[]> | undefined): Candidate<string> | undefined {
  for (const { name, amount_cents, period } of plans?.value ?? []) {
    if (amount_cents !== 0 || !TRIED.test(name)) continue;
    const said = [name, period ?? ""].find((text) => lengthsIn(text).length > 0) ?? "";
    const [length] = lengthsIn(said);
    if (length && !/\p{L}/u.test(said.slice(length.end)))
      return { value: length.value, sources: plans?.sources.slice(0, SOURCES_MAX) ?? [] };
  }
  return undefined;
}
const SOURCES_MAX = 3;

/**
 * True where a price for nothing holds for some days, by its own text, the name above it or the lines below; what costs nothing
 * a month is "to try it out" for as long as one likes.
 */
export function isPricedForTime(
  reading: SiteReading,
  { page, segment }: Pick<SourceRef, "page" | "segment">,
  isPeriodic = false,
): boolean {
  const segments = reading.pages[page]?.segments ?? [];
  const above = segments[segment - 1]?.text ?? "";
  const below = segments.slice(segment + 1, segment + 1 + BELOW);
  const end = below.findIndex(({ kind }) => kind === "heading");
  return (
    isForTime(segments[segment]?.text ?? "") ||
    (!isPeriodic && above.length <= LINE_MAX && TRIED.test(above)) ||
    (end < 0 ? below : below.slice(0, end)).some(({ text }) => isBareTime(text))
  );
}

/** A month may be how often nothing is paid. */
function isForTime(text: string): boolean {
  return text.length <= LINE_MAX && lengthsIn(text).some((one) => !MONTHS.test(one.text));
}

/** "for 14 days", "30 Tage", and nothing that lasts so long: "7 days of history". */
function isBareTime(text: string): boolean {
  const [length] = text.length <= LINE_MAX ? lengthsIn(text).filter(({ isHours }) => !isHours) : [];
  if (!length || MONTHS.test(length.text)) return false;
  const [before, after] = [text.slice(0, length.start), text.slice(length.end)];
  return before.split(/\s+/).length <= 2 && !/\p{L}/u.test(after.replace(TRIED, ""));
}

function textOf(reading: SiteReading, { page, segment, start, end }: SourceRef): string {
  return reading.pages[page]?.segments[segment]?.text.slice(start, end) ?? "";
}
