import { and, eq, isNull, sql } from "drizzle-orm";
import { getDomainWithoutSuffix } from "tldts";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { numberedSlugs, slugify } from "@/lib/core/text/slug";
import type { ProfileContent } from "@/lib/schemas/content";
import { contentColumns } from "./content";
import { companyDomain } from "./people/company-domain";
import { keptPictures } from "./picture-paths";
import type { ListingRow } from "./present";
import { auditSaved } from "./status";
import { knownOnSite, named, pictureColumns, requestLacking } from "./write";

const t = schema.listings;

/**
 * Makes an unpublished listing of its owner's, or nobody's; `pictures` are the copies kept so far, those that lack are asked for. Throws
 * `validation_failed` without a name.
 */
export async function createListing(
  ctx: Ctx,
  tx: Db,
  product: {
    content: ProfileContent;
    url: string;
    pictures: Record<string, unknown> | null;
    ownerId: string | null;
  },
): Promise<ListingRow> {
  const { ownerId } = product;
  const { content, columns } = await knownOnSite(tx, ctx.site.id, named(product.content));
  const pictures = keptPictures(content, product.pictures);
  const values = {
    ...contentColumns(content),
    ...columns,
    ...pictureColumns(content, pictures),
    url: product.url,
  };
  const place = { siteId: ctx.site.id, companyId: await companyOf(tx, ownerId, values), ownerId };
  const base = slugify(values.name, getDomainWithoutSuffix(values.url) ?? undefined);
  for (const slug of numberedSlugs(base)) {
    if (await isFormerSlug(tx, ctx.site.id, slug)) continue;
    const [row] = await tx
      .insert(t)
      .values({ ...values, ...place, slug, createdAt: ctx.now, updatedAt: ctx.now })
      .onConflictDoNothing({ target: [t.siteId, t.slug] })
      .returning();
    if (!row) continue;
    await requestLacking(tx, { ...row, since: "new" }, content, pictures);
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

/** The owner's company of the product's address; created on first use, by constraint. Of nobody's there may be several. */
async function companyOf(tx: Db, ownerId: string | null, values: { name: string; url: string }): Promise<number> {
  const c = schema.companies;
  const domain = companyDomain(values.url);
  const isNobodys = and(isNull(c.ownerId), eq(c.domain, domain));
  const [known] = ownerId === null ? await tx.select({ id: c.id }).from(c).where(isNobodys).for("update").limit(1) : [];
  if (known) return known.id;
  const [row] = await tx
    .insert(c)
    .values({ ownerId, domain, name: values.name })
    .onConflictDoUpdate({ target: [c.ownerId, c.domain], set: { domain: sql`excluded.domain` } })
    .returning({ id: c.id });
  if (!row) throw new AppError("internal_error", "The company could not be saved.", "Try again in a moment.");
  return row.id;
}
