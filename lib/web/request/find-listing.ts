import "server-only";
import { permanentRedirect, redirect } from "next/navigation";
import { cache } from "react";
import type { Listing } from "@/lib/schemas/listing";
import { getListing } from "@/lib/services/listings/get-listing";
import { findComing } from "@/lib/services/listings/slugs/find-coming";
import { findMovedSlug } from "@/lib/services/listings/slugs/former-slug";
import { isRemovedSlug } from "@/lib/services/listings/slugs/is-removed";
import { currentContext } from "./context";
import { readOrNull } from "./read";

/** The listing of a slug, asked for once a request; null when there is none. */
export const findListing = cache((slug: string) => readOrNull(getListing, { slug }));

/** Whether a slug that shows no listing was one's that was removed. */
export const isGone = async (slug: string): Promise<boolean> => isRemovedSlug(await currentContext(), slug);

/**
 * As `findListing`; a slug it had before answers 308 to today's page, one that waits for its week 307 to the word of it (badges
 * link here before the launch). Null for an unknown one. `suffix` is kept.
 */
export async function listingOrElsewhere(slug: string, suffix = ""): Promise<Listing | null> {
  const listing = await findListing(slug);
  if (listing) return listing;
  const ctx = await currentContext();
  const moved = await findMovedSlug(ctx, slug);
  if (moved) permanentRedirect(`/listings/${moved}${suffix}`);
  if (await findComing(ctx, slug)) redirect(`/coming/${slug}`);
  return null;
}
