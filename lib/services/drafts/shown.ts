import { and, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { ProfileContent } from "@/lib/schemas/content";
import { contentOf, readContent } from "@/lib/services/listings/content";
import { type ListingRow, rowColumns } from "@/lib/services/listings/present";
import { competitorUrlOf } from "./content/comparison";
import { type DraftContent, readDrafted } from "./content/content";
import { redraftAll } from "./content/redraft";

const l = schema.listings;
export type DraftRow = typeof schema.drafts.$inferSelect;

/** A draft as its owner sees it, with the listing it was submitted as, while that is still theirs. */
export type ShownDraft = Omit<DraftRow, "content"> & { content: DraftContent; listing: ListingRow | null };

/**
 * One content: from submission on a draft has none of its own. It shows its listing's, whoever wrote that last; and until a
 * second reading is submitted, what that found in place of values that nobody has saved.
 */
export function proposedContent(row: Pick<DraftRow, "status" | "drafted">, content: ProfileContent): ProfileContent {
  return row.status === "submitted" ? content : redraftAll(content, readDrafted(row.drafted));
}

/** These drafts as their owners see them. */
export async function showDrafts(db: Db, rows: DraftRow[]): Promise<ShownDraft[]> {
  const listings = await listingsOf(db, rows);
  return rows.map((row) => showWith(row, listings.find((one) => isListingOf(row, one)) ?? null));
}

export async function showDraft(db: Db, row: DraftRow): Promise<ShownDraft> {
  const [listing = null] = await listingsOf(db, [row]);
  return showWith(row, listing);
}

/** The same with its listing locked until the transaction ends. Drafts are locked before their listings, here as everywhere. */
export async function showLockedDraft(tx: Db, row: DraftRow): Promise<ShownDraft> {
  const [listing = null] = await listingsOf(tx, [row], { isLocked: true });
  return showWith(row, listing);
}

function showWith(row: DraftRow, listing: ListingRow | null): ShownDraft {
  const content = listing ? proposedContent(row, contentOf(listing)) : contentAlone(row);
  const competitorUrl = competitorUrlOf(row.competitor);
  return { ...row, listing, content: { ...content, competitorUrl } };
}

/** Of a draft whose listing is another's by now, or gone, what was drafted is left. */
function contentAlone(row: DraftRow): ProfileContent {
  const content = readContent(row.content);
  const hadListing = row.status === "submitted" || row.listingId !== null;
  return hadListing ? redraftAll(content, readDrafted(row.drafted)) : content;
}

/** By the drafts' own users, since jobs ask too: whoever wrote a draft may have lost the listing since. */
async function listingsOf(db: Db, rows: DraftRow[], { isLocked = false } = {}): Promise<ListingRow[]> {
  const ids = rows.flatMap((row) => row.listingId ?? []);
  if (ids.length === 0) return [];
  const owners = rows.flatMap((row) => row.userId ?? []);
  const found = db
    .select(rowColumns)
    .from(l)
    .where(and(inArray(l.id, ids), inArray(l.ownerId, owners)));
  return isLocked ? found.for("update") : found;
}

function isListingOf(draft: DraftRow, listing: ListingRow): boolean {
  return listing.id === draft.listingId && listing.ownerId === draft.userId;
}
