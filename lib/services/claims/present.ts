import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Claim } from "@/lib/schemas/claims";
import { listingPageUrl } from "@/lib/services/listings/present";
import { offeredMethods } from "./offered-methods";
import { type ClaimRow, statusAt } from "./status";

const t = schema.listings;

/** What claims show of a listing. */
export const claimedColumns = { id: t.id, slug: t.slug, name: t.name, url: t.url, ownerId: t.ownerId };
export type ClaimedListing = { [K in keyof typeof claimedColumns]: (typeof t.$inferSelect)[K] };

/** A claim as its user sees it. `email` is the verified address of their account. */
export function presentClaim(
  { site, now }: Pick<Ctx, "site" | "now">,
  row: ClaimRow,
  { listing, email }: { listing: ClaimedListing; email: string | null },
): Claim {
  const { id, slug, name, url } = listing;
  const status = statusAt(row, now);
  // one that is proven waits for an admin while somebody owns the listing; once nobody does, a look hands it over
  const isOpen = status === "pending" && (!row.proof || listing.ownerId === null);
  return {
    claim_id: row.id,
    status,
    listing: { listing_id: id, slug, name, url, page_url: listingPageUrl(site.baseUrl, slug) },
    domain: row.domain,
    method: row.method,
    methods: isOpen ? offeredMethods({ site, listing, token: row.token, email }) : [],
    proven_at: row.proof?.at ?? null,
    reason: row.reason,
    checked: row.lastCheck,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

/** The verified address of an account; null for one that was never verified. */
export async function verifiedAddress(db: Db, userId: string): Promise<string | null> {
  const u = schema.users;
  const [user] = await db.select({ email: u.email, at: u.emailVerified }).from(u).where(eq(u.id, userId));
  return user?.at ? user.email : null;
}
