import "server-only";
import { listListingFounders } from "@/lib/services/founders/list-listing-founders";
import { read } from "./read";

/** Who runs a listing, by their own complete founder profiles, the owner first. */
export const listFoundersOf = (listing: { id: number }) => read(listListingFounders, { listing_id: listing.id });
