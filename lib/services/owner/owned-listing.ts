import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { requireUser } from "@/lib/services/account/require-user";
import { lockCompanyOf } from "@/lib/services/listings/people/lock-company";
import { isRunBy } from "@/lib/services/listings/people/run-by";
import type { ListingRow } from "@/lib/services/listings/present";

const t = schema.listings;

function ownedWhere(ctx: Ctx, id: number) {
  return and(eq(t.id, id), isRunBy(requireUser(ctx)), eq(t.siteId, ctx.site.id));
}

/**
 * A listing that the caller runs on this site, as its owner or a co-founder, in any status; a stranger gets the same NotFound as
 * for a missing one.
 */
export async function getOwnedListing(ctx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(t).where(ownedWhere(ctx, id));
  if (!row) throw notFound("listing");
  return row;
}

/** Names what its owner can edit of it: another with each version. */
export const listingRevision = ({ version }: { version: number }): string => `v${version}`;

/** As `getOwnedListing`, locked until the transaction ends. */
export async function lockOwnedListing(ctx: Ctx, tx: Db, id: number): Promise<ListingRow> {
  const [row] = await tx.select().from(t).where(ownedWhere(ctx, id)).for("update");
  if (!row) throw notFound("listing");
  return row;
}

/** The same for what is the owner's alone: people, launch and payment. A co-founder, who sees the listing, is told so (`forbidden`). */
export async function lockListingAsOwner(ctx: Ctx, tx: Db, id: number): Promise<ListingRow> {
  return requireOwner(ctx, await lockOwnedListing(ctx, tx, id));
}

/** As `lockOwnedListing`, its company locked before it: for what changes who runs it. */
export async function lockOwnedCompany(ctx: Ctx, tx: Db, id: number): Promise<ListingRow> {
  await getOwnedListing({ ...ctx, db: tx }, id);
  await lockCompanyOf(tx, id);
  return lockOwnedListing(ctx, tx, id);
}

/** The same for what is the owner's alone. */
export async function lockCompanyAsOwner(ctx: Ctx, tx: Db, id: number): Promise<ListingRow> {
  return requireOwner(ctx, await lockOwnedCompany(ctx, tx, id));
}

function requireOwner(ctx: Ctx, row: ListingRow): ListingRow {
  if (isOwner(ctx, row)) return row;
  const detail = "Only the owner of this listing may do this; you are a co-founder of it.";
  throw new AppError("forbidden", detail, "Ask the owner to do it.");
}

/** Whether the caller owns a listing that they run, and is no co-founder. */
export const isOwner = (ctx: Pick<Ctx, "actor">, row: Pick<ListingRow, "ownerId">): boolean =>
  row.ownerId === requireUser(ctx);
