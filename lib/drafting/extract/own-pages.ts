import type { SiteReading } from "@/lib/drafting/candidate";
import { hasRole, type PageRole } from "./page-role";
import { headingsAbove, isOthersHeading } from "./sections";
import { isStatement, pageSpots, type Spot } from "./spans";

/** Pages that speak of other things than the product as it is: news, other products, customers, instructions. */
const ELSEWHERE: PageRole[] = ["blog", "comparison", "docs", "stories", "jobs"];

/** True when the page speaks of the product and its makers. */
export function isOwnPage(reading: SiteReading, page: number): boolean {
  return !hasRole(reading, page, ...ELSEWHERE);
}

/** What the site states of itself, in order of pages: sentences, titles and descriptions; no words or names of others. */
export function statementsOf(reading: SiteReading): Spot[] {
  return reading.pages.flatMap((snapshot, page) =>
    isOwnPage(reading, page)
      ? pageSpots(reading, page).filter(
          ({ segment, index }) =>
            isStatement(segment) && !segment.isTestimonial && !headingsAbove(snapshot, index).some(isOthersHeading),
        )
      : [],
  );
}
