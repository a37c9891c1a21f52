import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { showDraft } from "../drafts/shown";
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

/** The open invitation of a link on this site; locked until the transaction ends where asked. Throws `not_found` for any other link. */
export async function openInviteOf(
  { site, now }: Pick<Ctx, "site" | "now">,
  db: Db,
  link: string,
  { isLocked = false } = {},
): Promise<OpenInvite> {
  const found = db
    .select()
    .from(i)
    .where(and(eq(i.tokenHash, hashOf(link)), isOpen(now)));
  const [invite] = await (isLocked ? found.for("update") : found);
  const product = invite && (await productOf(db, invite));
  if (!product || product.siteId !== site.id) throw deadInvite();
  return { invite, ...product };
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
