import type { AnyOperation } from "@/lib/core/operation";
import { getAccount } from "@/lib/services/account/get-account";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { listMyDrafts } from "@/lib/services/drafts/list-my-drafts";
import { submitDraft } from "@/lib/services/drafts/submit-draft";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { updateDraft } from "@/lib/services/drafts/update-draft";
import { getCategory } from "@/lib/services/listings/get-category";
import { getListing } from "@/lib/services/listings/get-listing";
import { listCategories } from "@/lib/services/listings/list-categories";
import { searchListings } from "@/lib/services/listings/search-listings";
import { chooseFreeListing } from "@/lib/services/my-listings/choose-free";
import { getMyListing } from "@/lib/services/my-listings/get-my-listing";
import { listMyListings } from "@/lib/services/my-listings/list-my-listings";
import { getSiteInfo } from "@/lib/services/site/get-site-info";

/** Every operation of the service, in the order of the interface. REST, MCP, OpenAPI and the docs are loops over it. */
export const operations: AnyOperation[] = [
  getSiteInfo,
  searchListings,
  getListing,
  listCategories,
  getCategory,
  getAccount,
  submitListing,
  listMyDrafts,
  getDraft,
  updateDraft,
  submitDraft,
  listMyListings,
  getMyListing,
  chooseFreeListing,
];

/** The operation of a tool name, or null. */
export function findOperation(name: string, among: readonly AnyOperation[] = operations): AnyOperation | null {
  return among.find((operation) => operation.name === name) ?? null;
}
