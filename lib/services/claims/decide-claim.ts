import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { claimId } from "@/lib/schemas/claims";
import { line } from "@/lib/schemas/primitives";
import { audit } from "@/lib/services/audit/audit";
import { tellUser } from "@/lib/services/events/tell-user";
import type { ListingRow } from "@/lib/services/listings/present";
import { lockClaim } from "./own-claim";
import { refusal } from "./settle";
import { type ClaimRow, moveClaim } from "./status";
import { lockClaimed, transfer } from "./transfer";

const c = schema.claims;
const REASON_MAX = 300;

/** An admin's word on a proven claim of a listing that has an owner: it changes hands, or stays. Throws `conflict` for any other. */
export const decideClaim = definePageOperation({
  name: "decide_claim",
  access: "admin",
  readOnly: false,
  stepUp: true, // it can give a listing to somebody else
  input: z.strictObject({
    claim_id: claimId,
    decision: z.enum(["verified", "rejected"]),
    reason: line(REASON_MAX),
  }),
  output: z.object({ status: z.enum(["verified", "rejected"]) }),
  run: ({ ctx, input: { claim_id, decision, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const { listingId, userId } = await findClaim(tx, ctx.site.id, claim_id);
      const listing = await lockClaimed(tx, listingId, userId);
      const claim = await lockClaim(tx, ctx.site.id, claim_id);
      if (claim.status !== "pending" || !claim.proof)
        throw new AppError("conflict", "This claim does not wait for a decision.", "Look at the waiting claims again.");
      const why = decision === "verified" ? refusal(claim, listing, ctx.now) : null;
      if (why) throw new AppError("conflict", why.detail, "Reject this claim, and say why.");
      if (decision === "verified") await transfer(tx, ctx, listing, claim, reason);
      else await auditRejected(tx, ctx, { claim, listing }, reason);
      await moveClaim(tx, claim, decision, { by: "admin", at: ctx.now, values: { reason } });
      await tellClaimant(tx, ctx, { claim, listing }, { decision, reason });
      return { status: decision };
    }),
});

async function findClaim(tx: Db, siteId: number, claimId: string): Promise<Pick<ClaimRow, "listingId" | "userId">> {
  const [found] = await tx
    .select({ listingId: c.listingId, userId: c.userId })
    .from(c)
    .where(and(eq(c.id, claimId), eq(c.siteId, siteId)));
  if (!found) throw notFound("claim");
  return found;
}

interface Decided {
  claim: ClaimRow;
  listing: ListingRow;
}

async function auditRejected(tx: Db, ctx: Ctx, { claim, listing }: Decided, reason: string): Promise<void> {
  await audit(tx, ctx, {
    entity: { kind: "listing", id: listing.id },
    did: "claim_rejected",
    before: { claim: "pending" },
    after: { claim: "rejected", claim_id: claim.id, user_id: claim.userId },
    reason,
  });
}

async function tellClaimant(
  tx: Db,
  { site }: Ctx,
  { claim, listing }: Decided,
  { decision, reason }: { decision: "verified" | "rejected"; reason: string },
): Promise<void> {
  await tellUser(tx, site.id, claim.userId, {
    template: decision === "verified" ? "claim_verified" : "claim_rejected",
    key: `claim_${decision}:${claim.id}`,
    data: { name: listing.name, reason, claim_url: `${site.baseUrl}/dashboard/claims/${claim.id}` },
  });
}
