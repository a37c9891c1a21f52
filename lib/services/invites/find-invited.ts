import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { showDraft } from "../drafts/shown";
import { lockCompanyOf } from "../listings/people/lock-company";
import { hashOf } from "./invite-link";
import { type InviteRow, isOpen } from "./invited";

const i = schema.cofounderInvites;
const t = schema.listings;
const d = schema.drafts;
const LINK_MAX = 200;

/** What stands in a mailed invitation's link. */
export const inviteLink = z.string().max(LINK_MAX);

/** What an open invitation is about, as it stands now. */
export interface OpenInvite {
  invite: InviteRow;
  name: string;
  url: string;
  listing: typeof t.$inferSelect | null;
}

type Reader = Pick<Ctx, "site" | "now">;

/** The open invitation of a link on this site. Throws `not_found` for any other link. */
export async function openInviteOf({ site, now }: Reader, db: Db, link: string): Promise<OpenInvite> {
  const [invite] = await db.select().from(i).where(isOpenLink(link, now));
  const product = invite && (await productOf(db, invite));
  if (!product || product.siteId !== site.id) throw deadInvite();
  return { invite, ...product };
}

const isOpenLink = (link: string, now: Date) => and(eq(i.tokenHash, hashOf(link)), isOpen(now));

/** The same, locked until the transaction ends, and before it what it is to: a draft, or a listing with its company. */
export async function lockOpenInvite(ctx: Reader, tx: Db, link: string): Promise<OpenInvite> {
  const { invite: seen } = await openInviteOf(ctx, tx, link);
  await lockPlace(tx, seen);
  const { invite: held } = await openInviteOf(ctx, tx, link);
  // its draft was saved while this waited
  if (held.listingId !== seen.listingId) await lockPlace(tx, held);
  await tx.select({ id: i.id }).from(i).where(isOpenLink(link, ctx.now)).for("update");
  return openInviteOf(ctx, tx, link);
}

async function lockPlace(tx: Db, { listingId, draftId }: InviteRow): Promise<void> {
  if (listingId === null) {
    const isIt = eq(d.id, draftId ?? "");
    await tx.select({ id: d.id }).from(d).where(isIt).for("update");
    return;
  }
  await lockCompanyOf(tx, listingId);
  await tx.select({ id: t.id }).from(t).where(eq(t.id, listingId)).for("update");
}

async function productOf(db: Db, { listingId, draftId }: InviteRow) {
  if (listingId !== null) {
    const [listing] = await db.select().from(t).where(eq(t.id, listingId));
    return listing && { name: listing.name, url: listing.url, siteId: listing.siteId, listing };
  }
  const [row] = await db
    .select()
    .from(d)
    .where(eq(d.id, draftId ?? ""));
  if (!row) return undefined;
  const { content } = await showDraft(db, row);
  const name = content.fields.name.value ?? new URL(row.url).hostname;
  return { name, url: row.url, siteId: row.siteId, listing: null };
}

/** The same for a link that was never mailed, was used, is too old or was taken back. */
function deadInvite(): AppError {
  return new AppError("not_found", "This link does not work, or no longer.", "Ask the owner to invite you again.");
}
