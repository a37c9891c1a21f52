import { DRAFT_STATES } from "@/components/dashboard/draft-states";
import { LISTING_STATES } from "@/components/dashboard/listing-states";
import { placeOf } from "@/components/listing/proof/proof-items";
import { listApiKeys } from "@/lib/auth/api-keys";
import type { Ctx } from "@/lib/core/context";
import { userIdOf } from "@/lib/core/context";
import type { OwnThings } from "@/lib/schemas/own-things";
import { listMyDrafts } from "@/lib/services/drafts/list-my-drafts";
import { listMyListings } from "@/lib/services/owner/list-my-listings";
import { currentContext } from "@/lib/web/request/context";
import { read } from "@/lib/web/request/read";

/** The newest of each kind; older ones are found in their lists. */
const SHOWN = 50;

/** What the command palette asks when it is opened. */
export async function GET(): Promise<Response> {
  const ctx = await currentContext();
  const userId = userIdOf(ctx.actor);
  const answer: OwnThings = { isSignedIn: userId !== null, things: userId === null ? [] : await thingsOf(ctx, userId) };
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}

async function thingsOf(ctx: Ctx, userId: string): Promise<OwnThings["things"]> {
  const [drafts, listings, keys] = await Promise.all([
    read(listMyDrafts, { per_page: SHOWN }),
    read(listMyListings, { per_page: SHOWN }),
    listApiKeys(ctx.db, userId, ctx.now),
  ]);
  return [
    ...listings.items.map((one) => ({
      kind: "listing" as const,
      href: `/dashboard/listings/${one.id}`,
      name: one.name,
      hint: LISTING_STATES[one.status].words,
      logo_url: one.logo_url,
    })),
    ...drafts.items
      .filter(({ status }) => status !== "submitted")
      .map((one) => ({
        kind: "draft" as const,
        href: `/dashboard/drafts/${one.id}`,
        name: one.name ?? placeOf(one.url),
        hint: DRAFT_STATES[one.status].words,
        logo_url: null,
      })),
    ...keys
      .filter(({ status }) => status === "live")
      .slice(0, SHOWN)
      .map((one) => ({
        kind: "key" as const,
        href: `/settings/api-keys#key-${one.id}`,
        name: one.name,
        hint: "API key",
        logo_url: null,
      })),
  ];
}
