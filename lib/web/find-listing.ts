import "server-only";
import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import type { Listing } from "@/lib/schemas/listing";
import { findMovedSlug, getListing } from "@/lib/services/listings/get-listing";
import { currentContext } from "./context";
import { readOrNull } from "./read";

/** The listing of a slug, asked for once a request; null when there is none. */
export const findListing = cache((slug: string) => readOrNull(getListing, { slug }));

/** As `findListing`; a slug it had before answers 308 to today's page, an unknown one 404. `suffix` is kept. */
export async function listingOrElsewhere(slug: string, suffix = ""): Promise<Listing> {
  const listing = await findListing(slug);
  if (listing) return listing;
  const moved = await findMovedSlug(await currentContext(), slug);
  if (moved) permanentRedirect(`/listings/${moved}${suffix}`);
  notFound();
}
