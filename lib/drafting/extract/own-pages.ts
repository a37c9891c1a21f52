import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole, type PageRole } from "./page-role";
import { isUnderOthers } from "./sections";
import { isStatement, pageSpots, type Spot } from "./spans";

/** Pages that speak of other things than the product as it is: news, other products, customers, instructions. */
const ELSEWHERE: PageRole[] = ["blog", "comparison", "docs", "stories", "jobs"];

/** True when the page speaks of the product and its makers. */
export function isOwnPage(reading: SiteReading, page: number): boolean {
  return !hasRole(reading, page, ...ELSEWHERE);
}

const statements = new WeakMap<SiteReading, Spot[]>();

/** What the site states of itself, in order of pages: sentences, titles and descriptions; no words or names of others. */
export function statementsOf(reading: SiteReading): Spot[] {
  const known = statements.get(reading);
  if (known) return known;
  const found = reading.pages.flatMap((snapshot, page) =>
    isOwnPage(reading, page)
      ? pageSpots(reading, page).filter(
          ({ segment, index }) => isStatement(segment) && !segment.isTestimonial && !isUnderOthers(snapshot, index),
        )
      : [],
  );
  statements.set(reading, found);
  return found;
}
