import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { StoredCheck } from "@/db/schema/claims";
import type { Ctx } from "@/lib/core/context";
import { audit } from "@/lib/services/audit/audit";
import { tellUser } from "@/lib/services/events/tell-user";
import type { ListingRow } from "@/lib/services/listings/present";
import { claimDomain } from "./claim-domain";
import { type ClaimRow, moveClaim, statusAt } from "./status";
import { transfer } from "./transfer";

const c = schema.claims;

/**
 * Writes down what a look for a claim's proof found, and what follows: the listing changes hands where nobody owns it; else
 * its owner is told, and an admin decides. Claim and listing are as the transaction locked them.
 */
export async function settleCheck(
  tx: Db,
  ctx: Ctx,
  { claim, listing }: { claim: ClaimRow; listing: ListingRow },
  seen: StoredCheck,
): Promise<ClaimRow> {
  const check = { ...seen, ...refusal(claim, listing, ctx.now) };
  if (statusAt(claim, ctx.now) === "expired")
    return moveClaim(tx, claim, "expired", { by: "owner", at: ctx.now, values: { lastCheck: check } });
  if (claim.status !== "pending" || !check.found) return keepCheck(tx, claim, { lastCheck: check });
  const isFree = listing.ownerId === null || listing.ownerId === claim.userId;
  if (!isFree) return dispute(tx, ctx, { claim, listing }, check);
  if (listing.ownerId === null) await transfer(tx, ctx, listing, claim);
  return moveClaim(tx, claim, "verified", { by: "owner", at: ctx.now, values: { lastCheck: check, proof: check } });
}

/** Why a proof proves nothing any more, by how things stand now. */
export function refusal(claim: ClaimRow, listing: ListingRow, now: Date): Pick<StoredCheck, "found" | "detail"> | null {
  if (statusAt(claim, now) !== "pending")
    return { found: false, detail: "This claim is not open any more. Claim the listing again." };
  if (listing.status !== "live") return { found: false, detail: "The listing is not public any more." };
  if (claimDomain(listing.url)?.name === claim.domain) return null;
  return { found: false, detail: "The listing's website has moved to another domain. Claim the listing again." };
}

/** The proof is kept, the owner told once, and nothing else changes. */
async function dispute(
  tx: Db,
  ctx: Ctx,
  { claim, listing }: { claim: ClaimRow; listing: ListingRow },
  check: StoredCheck,
): Promise<ClaimRow> {
  if (claim.proof) return keepCheck(tx, claim, { lastCheck: check });
  await audit(tx, ctx, {
    entity: { kind: "listing", id: listing.id },
    did: "claim_disputed",
    before: null,
    after: { claim_id: claim.id, user_id: claim.userId, method: check.method },
  });
  if (listing.ownerId)
    await tellUser(tx, ctx.site.id, listing.ownerId, {
      template: "claim_disputed",
      key: `claim_disputed:${claim.id}`,
      data: {
        name: listing.name,
        domain: claim.domain,
        manage_url: `${ctx.site.baseUrl}/dashboard/listings/${listing.id}`,
      },
    });
  return keepCheck(tx, claim, { lastCheck: check, proof: check });
}

async function keepCheck(tx: Db, claim: ClaimRow, values: Partial<ClaimRow>): Promise<ClaimRow> {
  const [row] = await tx.update(c).set(values).where(eq(c.id, claim.id)).returning();
  return row ?? claim;
}
