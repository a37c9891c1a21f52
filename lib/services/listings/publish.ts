import { and, eq, sql } from "drizzle-orm";
import { getDomain, getDomainWithoutSuffix } from "tldts";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { numberedSlugs, slugify } from "@/lib/core/text/slug";
import { requireUser } from "@/lib/services/account/require-user";
import { knownCategories } from "@/lib/services/directory/category-names";
import { readContent } from "@/lib/services/drafts/content";
import type { DraftRow } from "@/lib/services/drafts/owned";
import { type ListingValues, listingValues } from "./from-draft";
import { picturePaths } from "./picture-paths";
import type { ListingRow } from "./present";
import { auditSaved } from "./status";
import { recordVersion } from "./versions";

const t = schema.listings;

/**
 * Writes a draft's content to its listing: creates it unpublished the first time, updates it and its history afterwards. Throws
 * `not_found` for a listing that is not the drafter's any more.
 */
export async function publishDraft(ctx: Ctx, tx: Db, draft: DraftRow): Promise<ListingRow> {
  const content = readContent(draft.content);
  const categories = await knownCategories(tx, ctx.site.id, content.fields.categories.value ?? []);
  const values = listingValues(content, draft.url, categories, picturePaths(content, draft));
  const before = await findListingOf(tx, draft);
  if (before) return updateListing(ctx, tx, before, values);
  if (draft.listingId) throw notFound("listing");
  return createListing(ctx, tx, values);
}

/**
 * The listing a draft was submitted as, locked until the transaction ends, while it is still the drafter's own. By the draft's
 * user, since a job asks too: whoever wrote the draft may have lost the listing since.
 */
export async function findListingOf(tx: Db, draft: DraftRow): Promise<ListingRow | null> {
  if (!draft.listingId) return null;
  const own = and(eq(t.id, draft.listingId), eq(t.ownerId, draft.userId));
  const [row] = await tx.select().from(t).where(own).for("update");
  return row ?? null;
}

/** Saves new values; an edit that changes nothing leaves no version behind. */
export async function updateListing(ctx: Ctx, tx: Db, before: ListingRow, values: ListingValues): Promise<ListingRow> {
  const version = await recordVersion(ctx, tx, before, values);
  if (version === before.version) return before;
  const [row] = await tx
    .update(t)
    .set({ ...values, version, updatedAt: ctx.now })
    .where(eq(t.id, before.id))
    .returning();
  return row ?? before;
}

async function createListing(ctx: Ctx, tx: Db, values: ListingValues): Promise<ListingRow> {
  const ownerId = requireUser(ctx);
  const companyId = await companyOf(tx, ownerId, values);
  const base = slugify(values.name, getDomainWithoutSuffix(values.url) ?? undefined);
  for (const slug of numberedSlugs(base)) {
    if (await isFormerSlug(tx, ctx.site.id, slug)) continue;
    const [row] = await tx
      .insert(t)
      .values({ ...values, slug, siteId: ctx.site.id, companyId, ownerId, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoNothing({ target: [t.siteId, t.slug] })
      .returning();
    if (!row) continue;
    await auditSaved(tx, ctx, row);
    return row;
  }
  throw new AppError(
    "conflict",
    "No free address was left for this name.",
    "Change the name a little and submit again.",
  );
}

async function isFormerSlug(tx: Db, siteId: number, slug: string): Promise<boolean> {
  const former = schema.listingSlugs;
  const rows = await tx
    .select({ slug: former.slug })
    .from(former)
    .where(and(eq(former.siteId, siteId), eq(former.slug, slug)));
  return rows.length > 0;
}

/** The owner's company at the product's registrable domain; created on first use, by constraint. */
async function companyOf(tx: Db, ownerId: string, values: ListingValues): Promise<number> {
  const c = schema.companies;
  const domain = getDomain(values.url) ?? new URL(values.url).hostname;
  const [row] = await tx
    .insert(c)
    .values({ ownerId, domain, name: values.name })
    .onConflictDoUpdate({ target: [c.ownerId, c.domain], set: { domain: sql`excluded.domain` } })
    .returning({ id: c.id });
  if (!row) throw new AppError("internal_error", "The company could not be saved.", "Try again in a moment.");
  return row.id;
}
