import "server-only";
import { PER_PAGE_MAX } from "@/lib/core/pagination";
import { getBlogPost } from "@/lib/services/blog/get-blog-post";
import { compareListings } from "@/lib/services/directory/compare-listings";
import { getFounder } from "@/lib/services/founders/get-founder";
import { getStory } from "@/lib/services/founders/get-story";
import { getLaunchWeek } from "@/lib/services/launches/weeks/get-launch-week";
import { getListing } from "@/lib/services/listings/get-listing";
import { currentContext } from "../request/context";
import { readOrNull } from "../request/read";
import type { Card } from "./card";
import { cardOfFounder, cardOfListing, cardOfPair, cardOfPost, cardOfSite, cardOfStory, cardOfWeek } from "./card-of";

/** The card of a picture's path below /og, such as `["listings", "tidebell"]`; null where there is no such page. */
export async function findCard([kind, one = "", other = ""]: string[]): Promise<Card | null> {
  const { site } = await currentContext();
  const of = <T>(found: T | null, card: (found: T) => Card) => found && card(found);
  switch (kind) {
    case "site":
      return one ? null : cardOfSite(site);
    case "listings":
      return of(await readOrNull(getListing, { slug: one }), (listing) => cardOfListing(site, listing));
    case "compare":
      return of(await readOrNull(compareListings, { a: one, b: other }), ({ a, b, rows }) =>
        cardOfPair(site, [a, b], rows.length),
      );
    case "launches":
      return of(await readOrNull(getLaunchWeek, { week: one, per_page: PER_PAGE_MAX }), (board) =>
        cardOfWeek(site, board),
      );
    case "founders":
      return of(await readOrNull(getFounder, { slug: one }), (founder) => cardOfFounder(site, founder));
    case "stories":
      return of(await readOrNull(getStory, { slug: one }), (story) => cardOfStory(site, story));
    case "blog":
      return of(await readOrNull(getBlogPost, { slug: one }), (post) => cardOfPost(site, post));
    default:
      return null;
  }
}
