import type { AnyOperation } from "@/lib/core/operation";
import { getAccount } from "@/lib/services/account/get-account";
import { getBlogPost } from "@/lib/services/blog/get-blog-post";
import { listBlogPosts } from "@/lib/services/blog/list-blog-posts";
import { claimListing } from "@/lib/services/claims/claim-listing";
import { listMyClaims } from "@/lib/services/claims/list-my-claims";
import { verifyClaim } from "@/lib/services/claims/verify-claim";
import { compareListings } from "@/lib/services/directory/compare-listings";
import { getAlternatives } from "@/lib/services/directory/get-alternatives";
import { getCategory } from "@/lib/services/directory/get-category";
import { listCategories } from "@/lib/services/directory/list-categories";
import { searchListings } from "@/lib/services/directory/search/search-listings";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { listMyDrafts } from "@/lib/services/drafts/list-my-drafts";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { answerInterview } from "@/lib/services/founders/answer-interview";
import { getFounder } from "@/lib/services/founders/get-founder";
import { listFounders } from "@/lib/services/founders/list-founders";
import { listInterviewQuestions } from "@/lib/services/founders/list-interview-questions";
import { inviteCofounder } from "@/lib/services/invites/invite-cofounder";
import { listAwards } from "@/lib/services/launches/awards/list-awards";
import { getBadges } from "@/lib/services/launches/badges/get-badges";
import { getLeaderboard } from "@/lib/services/launches/boards/get-leaderboard";
import { getLaunchWeek } from "@/lib/services/launches/weeks/get-launch-week";
import { listLaunches } from "@/lib/services/launches/weeks/list-launches";
import { getListing } from "@/lib/services/listings/get-listing";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { getOrder } from "@/lib/services/orders/get-order";
import { listMyOrders } from "@/lib/services/orders/list-my-orders";
import { listProducts } from "@/lib/services/orders/offers/list-products";
import { quoteOrder } from "@/lib/services/orders/quote-order";
import { chooseFreeListing } from "@/lib/services/owner/choose-free";
import { addMilestone } from "@/lib/services/owner/editing/add-milestone";
import { deleteMilestone } from "@/lib/services/owner/editing/delete-milestone";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { listMyListings } from "@/lib/services/owner/list-my-listings";
import { getSiteInfo } from "@/lib/services/site/get-site-info";
import { postListingUpdate } from "@/lib/services/updates/post-listing-update";

/** Every operation of the service, in the order of the interface. REST, MCP, OpenAPI and the docs are loops over it. */
export const operations: AnyOperation[] = [
  getSiteInfo,
  searchListings,
  getListing,
  getAlternatives,
  compareListings,
  listCategories,
  getCategory,
  getLaunchWeek,
  listLaunches,
  getLeaderboard,
  listFounders,
  getFounder,
  listBlogPosts,
  getBlogPost,
  listAwards,
  getBadges,
  listInterviewQuestions,
  listProducts,
  getAccount,
  submitListing,
  listMyDrafts,
  getDraft,
  updateDraft,
  inviteCofounder,
  submitDraft,
  listMyListings,
  getMyListing,
  updateMyListing,
  postListingUpdate,
  addMilestone,
  deleteMilestone,
  setFounderStory,
  answerInterview,
  chooseFreeListing,
  claimListing,
  verifyClaim,
  listMyClaims,
  quoteOrder,
  createCheckout,
  listMyOrders,
  getOrder,
];

/** The operation of a tool name, or null. */
export function findOperation(name: string, among: readonly AnyOperation[] = operations): AnyOperation | null {
  return among.find((operation) => operation.name === name) ?? null;
}
