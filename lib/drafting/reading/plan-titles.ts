import type { SiteReading } from "@/lib/drafting/candidate";
import { escaped } from "@/lib/drafting/text/escaped";
import type { Spot } from "@/lib/drafting/text/spans";
import { wholeWords } from "@/lib/drafting/text/words";
import type { PageSnapshot } from "@/lib/schemas/snapshot";
import { hasRole } from "./page-role";

/** "Scale", "Cloud Home 3 €": a name, and at most its price behind it. */
const PLAN = /^\p{Lu}[\p{L}\p{N}]{3,20}(?: \p{Lu}[\p{L}\p{N}]{3,20})?(?=$|\s\D{0,12}\d)/u;
const PRICE_MAX = 24;
/** Names that one page may have for plans; of more, no text is asked. */
const NAMES_MAX = 60;

const known = new WeakMap<PageSnapshot, string[]>();

/** Names of plans that a page has as headings, in its table or over prices. */
function planNames(page: PageSnapshot): string[] {
  const cached = known.get(page);
  if (cached) return cached;
  const names = page.segments.flatMap(({ kind, text }, at) => {
    const next = page.segments[at + 1]?.text ?? "";
    const isTitle = /^(?:heading|cell)$/.test(kind) || (/\d/.test(next) && next.length <= PRICE_MAX);
    return (isTitle && PLAN.exec(text)?.[0]) || [];
  });
  const found = [...new Set(names)].slice(0, NAMES_MAX);
  known.set(page, found);
  return found;
}

/** "Try Crew or Fleet for two months": the names are those of plans. */
export function isOfPlan(reading: SiteReading, { page, segment }: Pick<Spot, "page" | "segment">): boolean {
  const snapshot = reading.pages[page];
  if (!snapshot || !hasRole(reading, page, "home", "pricing", "offer")) return false;
  return planNames(snapshot).some(
    (name) => name !== segment.text && new RegExp(wholeWords(escaped(name)), "u").test(segment.text),
  );
}
