import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { companyDomain } from "./company-domain";

const { listings: l, companies: c } = schema;

/**
 * Has whoever else saves a product of this website on this site wait until the transaction ends, so that nobody's listing and somebody's
 * own are never made beside each other.
 */
export async function lockWebsite(tx: Db, { site }: Pick<Ctx, "site">, url: string): Promise<void> {
  const key = `website ${site.id} ${companyDomain(url)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The public listing of this website that nobody owns, or null. */
export async function findUnowned(tx: Db, { site }: Pick<Ctx, "site">, url: string) {
  const [row] = await tx
    .select({ slug: l.slug, name: l.name })
    .from(l)
    .innerJoin(c, eq(c.id, l.companyId))
    .where(and(eq(l.siteId, site.id), eq(c.domain, companyDomain(url)), isNull(l.ownerId), eq(l.status, "live")))
    .orderBy(asc(l.id))
    .limit(1);
  return row ?? null;
}
