import type { z } from "zod";
import type { missingStep } from "@/lib/schemas/my-listing";
import { type FounderRow, founderFieldUrl, founderGaps } from "@/lib/services/account/founder-profile";
import { type ListingRow, listingPageUrl } from "@/lib/services/listings/present";

type Step = z.infer<typeof missingStep>;

/** What the owner is told for each way a badge look-up can end; unreachable is never "missing". */
function badgeReason(result: string | null, page: string): string {
  switch (result) {
    case "unreachable":
      return "Your site could not be reached to look for the badge. It is tried again daily; you can ask for a check now.";
    case "timeout":
      return "Your site answered too slowly to look for the badge. It is tried again daily; you can ask for a check now.";
    case "robots_disallowed":
      return "Your robots.txt keeps LaunchyardBot from the page with the badge. Allow it, then ask for a check.";
    case null:
      return `Put the badge on your site: a visible link to ${page}. It was not looked for yet.`;
    default:
      return `Put the badge on your site: no visible link to ${page} was found there.`;
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
