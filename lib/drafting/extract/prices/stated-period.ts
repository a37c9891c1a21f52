import type { SiteReading } from "@/lib/drafting/candidate";
import { headingsAbove } from "@/lib/drafting/reading/sections";
import { moneyIn, wholePeriod } from "@/lib/drafting/text/money";
import { isProse, pageSpots, part, type Spot, type Stretch, sentencesOf } from "@/lib/drafting/text/spans";
import { isCycle } from "./price-names";
import type { FoundPlan } from "./price-plans";
import { cycleOf, type PricePoint } from "./price-point";
import { periodOfSentence } from "./tables/price-labels";

/** What a page says of all its prices at once: "All prices per year, VAT not included." */
interface Statement {
  spot: Spot;
  period: Stretch;
  cycle: PricePoint["cycle"];
}

const TEXT_MAX = 400;
const STATEMENTS_MAX = 12;

/** The plans with the period that their page states once for all prices, where theirs tell none and nothing on the page tells another. */
export function withStatedPeriods(reading: SiteReading, plans: FoundPlan[]): FoundPlan[] {
  const pages = new Map<number, Statement[]>();
  return plans.map((found) => {
    const page = found.sources[0]?.page;
    if (page === undefined || found.plan.period || !found.plan.amount_cents || isCycle(found.plan.name)) return found;
    const beside = plans.filter(({ sources }) => sources[0]?.page === page);
    const known = pages.get(page) ?? statementsOn(reading, page, beside);
    pages.set(page, known);
    const told = known.filter((one) => covers(reading, one, found, beside));
    const own = beside.map(({ plan }) => cycleOf(plan.period)).filter((cycle) => cycle !== "other");
    const [first] = told;
    if (!first || new Set([...told.map(({ cycle }) => cycle), ...own]).size > 1) return found;
    const plan = { ...found.plan, period: first.period.text };
    return { plan, sources: [...found.sources, part(first.spot, first.period)] };
  });
}

function statementsOn(reading: SiteReading, page: number, plans: FoundPlan[]): Statement[] {
  const taken = new Set(plans.map(({ sources }) => sources[0]?.segment));
  const found = pageSpots(reading, page)
    .filter(canState)
    .flatMap((spot) => (taken.has(spot.index) ? [] : statedIn(spot)));
  return found.slice(0, STATEMENTS_MAX);
}

function canState({ segment }: Spot): boolean {
  if (
    !isProse(segment) ||
    segment.kind === "cell" ||
    segment.kind === "item" ||
    segment.isTestimonial ||
    segment.text.length > TEXT_MAX
  )
    return false;
  return (
    segment.region !== "nav" && segment.region !== "footer" && segment.name !== "button" && segment.name !== "label"
  );
}

function statedIn(spot: Spot): Statement[] {
  const { text } = spot.segment;
  const whole = / /.test(text) ? wholePeriod(text) : null;
  const periods =
    whole && whole.text.length === text.trim().length
      ? [whole]
      : sentencesOf(text).flatMap((sentence) => {
          const period =
            moneyIn(sentence.text).length > 0 || sentence.text.endsWith("?") ? null : periodOfSentence(sentence.text);
          return period ? [{ ...period, start: period.start + sentence.start, end: period.end + sentence.start }] : [];
        });
  return periods
    .map((period) => ({ spot, period, cycle: cycleOf(period.text) }))
    .filter(({ cycle }) => cycle !== "other");
}

/**
 * Of a plan speaks what stands under the headings that it stands under, or below the plans; what stands in the box of some
 * speaks of those.
 */
function covers(reading: SiteReading, { spot }: Statement, plan: FoundPlan, beside: FoundPlan[]): boolean {
  const snapshot = reading.pages[spot.page];
  if (!snapshot) return false;
  const blocksOf = ({ sources }: FoundPlan) =>
    sources.flatMap(({ segment }) => snapshot.segments[segment]?.blocks ?? []);
  const around = new Set(beside.flatMap(blocksOf));
  const shared = spot.segment.blocks.find((block) => around.has(block));
  if (shared !== undefined && !blocksOf(plan).includes(shared)) return false;
  const names = new Set(beside.map((one) => one.plan.name));
  const above = new Set(headingsAbove(snapshot, plan.sources[0]?.segment ?? 0));
  return headingsAbove(snapshot, spot.index).every((heading) => above.has(heading) || names.has(heading));
}
