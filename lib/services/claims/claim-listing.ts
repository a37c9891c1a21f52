import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, invalid } from "@/lib/core/errors";
import { newClaimId, randomBase62 } from "@/lib/core/ids";
import { defineOperation, Existing } from "@/lib/core/operation";
import type { ClaimMethod } from "@/lib/core/statuses";
import { claim, claimMethod } from "@/lib/schemas/claims";
import { countedId, slug } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";
import { isLive } from "@/lib/services/listings/live";
import { missingListing } from "@/lib/services/listings/slugs/former-slug";
import { claimDomain } from "./claim-domain";
import { openMethod } from "./open-method";
import { presentClaim, verifiedAddress } from "./present";
import { settleCheck } from "./settle";
import { type ClaimRow, moveClaim, statusAt } from "./status";
import { lockClaimed } from "./transfer";

const c = schema.claims;
const t = schema.listings;
/** So long a claim can be proven (decisions, Claims). */
const CLAIM_DAYS = 14;
const DAY_MS = 86_400_000;
/** 190 bits: nobody guesses what another claim has to show. */
const TOKEN_LENGTH = 32;

/** Begins to claim a listing: says how it can be proven, and proves it at once where the account's address does. */
export const claimListing = defineOperation({
  name: "claim_listing",
  method: "POST",
  path: "/claims",
  access: "listings:write",
  toolset: "listings",
  openWorld: true,
  findsExisting: true,
  bucket: "claims",
  title: "Claim a listing",
  summary:
    "Claim a listing of your product that somebody else made. `methods` says how to show that its website is yours: do one of them, then call verify_claim. Where your account's verified address is at the product's domain, that proves it at once. Claiming a listing again makes new values; the older claim ends. If the listing has an owner, the site's team decides.",
  input: z.strictObject({
    slug: slug.optional().describe("From search_listings, such as tidebell; or send listing_id"),
    listing_id: countedId("The listing's `id` in search_listings, such as 17; or send slug").optional(),
    method: claimMethod.optional(),
  }),
  output: claim,
  errors: ["not_found", "moved", "already_owner", "conflict"],
  example: { slug: "boxwood-scan", method: "meta_tag" },
  nextSteps: (one) => {
    if (one.status === "verified") return [`get_my_listing {"listing_id": ${one.listing.listing_id}}`];
    const method = one.method ?? one.methods[0]?.method;
    return method && one.methods.length > 0
      ? [`verify_claim {"claim_id": "${one.claim_id}", "method": "${method}"} once its value is in place`]
      : [];
  },
  async run({ ctx, input }) {
    const userId = requireUser(ctx);
    const id = await findClaimable(ctx, input);
    const email = await verifiedAddress(ctx.db, userId);
    const { row, listing, isExisting } = await ctx.db.transaction(async (tx) => {
      const locked = await lockClaimed(tx, id, userId);
      return {
        listing: locked,
        ...(await openClaim(tx, ctx, locked, { userId, email, method: input.method ?? null })),
      };
    });
    const one = presentClaim(ctx, row, { listing, email });
    return isExisting ? new Existing(one) : one;
  },
});

/** The live listing that is meant. Throws `validation_failed` unless it is named once, `not_found`, `moved`. */
async function findClaimable(
  ctx: Ctx,
  { slug, listing_id }: { slug?: string | undefined; listing_id?: number | undefined },
) {
  if ((slug === undefined) === (listing_id === undefined))
    throw invalid(
      "/slug",
      "Name one listing, by slug or by listing_id.",
      "Send one of the two; search_listings has both.",
    );
  const isMeant = slug === undefined ? eq(t.id, listing_id ?? 0) : eq(t.slug, slug);
  const [found] = await ctx.db
    .select({ id: t.id })
    .from(t)
    .where(and(isMeant, eq(t.siteId, ctx.site.id), isLive));
  if (found) return found.id;
  const missing = slug === undefined ? null : await missingListing(ctx, slug);
  throw missing?.code === "moved" ? missing : unlisted();
}

function unlisted(): AppError {
  const fix = "Find it with search_listings; a product that is not listed yet is added with submit_listing.";
  return new AppError("not_found", "No such listing.", fix);
}

interface Claimant {
  userId: string;
  email: string | null;
  method: ClaimMethod | null;
}

async function openClaim(
  tx: Db,
  ctx: Ctx,
  listing: Awaited<ReturnType<typeof lockClaimed>>,
  { userId, email, method }: Claimant,
): Promise<{ row: ClaimRow; isExisting: boolean }> {
  if (listing.ownerId === userId)
    throw new AppError("already_owner", "This listing is yours already.", "See get_my_listing.");
  const domain = claimDomain(listing.url);
  if (!domain) throw shared(listing.url);
  const open = await lockOpen(tx, userId, listing.id);
  if (open?.proof) return { row: open, isExisting: true };
  if (open) await endOpen(tx, open, ctx.now);
  const token = randomBase62(TOKEN_LENGTH);
  const offered = openMethod({ site: ctx.site, listing, token, email }, method);
  const row = await insertClaim(tx, ctx, { userId, listingId: listing.id, domain: domain.name, token, method });
  if (method !== null && method !== "email") return { row, isExisting: false };
  if (!offered.some((one) => one.method === "email")) return { row, isExisting: false };
  const detail = `The verified address of the account is at ${domain.name}.`;
  const check = { method: "email", found: true, detail, at: ctx.now.toISOString() } as const;
  return { row: await settleCheck(tx, ctx, { claim: row, listing }, check), isExisting: false };
}

function shared(url: string): AppError {
  const detail = `The product's address is on ${new URL(url).hostname}, which many people share, so nothing there shows whose it is.`;
  return new AppError("conflict", detail, "Write to the site's team to have the listing handed over.");
}

async function lockOpen(tx: Db, userId: string, listingId: number): Promise<ClaimRow | undefined> {
  const isOpen = and(eq(c.userId, userId), eq(c.listingId, listingId), eq(c.status, "pending"));
  const [open] = await tx.select().from(c).where(isOpen).for("update");
  return open;
}

async function endOpen(tx: Db, open: ClaimRow, now: Date): Promise<void> {
  const ending = statusAt(open, now) === "expired" ? "expired" : "superseded";
  await moveClaim(tx, open, ending, { by: "owner", at: now });
}

async function insertClaim(
  tx: Db,
  ctx: Ctx,
  values: Pick<ClaimRow, "userId" | "listingId" | "domain" | "token" | "method">,
): Promise<ClaimRow> {
  const expiresAt = new Date(ctx.now.getTime() + CLAIM_DAYS * DAY_MS);
  const place = { id: newClaimId(), siteId: ctx.site.id, createdAt: ctx.now, expiresAt };
  const [row] = await tx
    .insert(c)
    .values({ ...values, ...place })
    .returning();
  if (!row) throw new Error("a claim that was written is not there");
  return row;
}
