import "server-only";
import { getListingFounder } from "@/lib/services/founders/get-listing-founder";
import { read } from "./read";

/** Who runs a listing, by their own complete founder profile; null when there is none to show. */
export const findFounderOf = (listing: { id: number }) => read(getListingFounder, { listing_id: listing.id });
