import type { z } from "zod";
import type { missingStep } from "@/lib/schemas/my-listing";
import { type FounderRow, founderFieldUrl, founderGaps } from "@/lib/services/account/founder-profile";
import { type ListingRow, listingPageUrl } from "@/lib/services/listings/present";

type Step = z.infer<typeof missingStep>;

/** What the owner is told for each way a badge look-up can end; unreachable is never "missing". */
function badgeReason(result: string | null, page: string): string {
  switch (result) {
    case "unreachable":
      return "We could not reach your site to check the badge. We try again daily, and you can check now.";
    case "timeout":
      return "Your site took too long to answer when we checked the badge. We try again daily, and you can check now.";
    case "robots_disallowed":
      return "Your robots.txt keeps LaunchyardBot from the page with the badge. Allow it, then check again.";
    case null:
      return `Add the badge to your site: a visible link to ${page}. It has not been checked yet.`;
    default:
      return `Add the badge to your site: we found no visible link to ${page} there.`;
  }
}

/** Where a listing's owner manages its launch. */
export function launchUrl(baseUrl: string, listingId: number, anchor = ""): string {
  return `${baseUrl}/dashboard/listings/${listingId}${anchor && `#${anchor}`}`;
}

/** What a free launch still needs, each with a link to do it; empty when badge and founder profile both pass. */
export function freeSteps(row: ListingRow, profile: FounderRow | null, baseUrl: string): Step[] {
  const steps: Step[] = [];
  if (row.badgeVerifiedAt === null) {
    const reason = badgeReason(row.badgeResult, listingPageUrl(baseUrl, row.slug));
    steps.push({ reason, url: launchUrl(baseUrl, row.id, "badge") });
  }
  for (const gap of founderGaps(profile)) steps.push({ reason: gap.reason, url: founderFieldUrl(baseUrl, gap.field) });
  return steps;
}
