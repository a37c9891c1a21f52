import { and, asc, eq, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Db, schema } from "@/db/client";

const t = schema.listings;
const co = schema.companies;

/**
 * Locks the company of a listing until the transaction ends, and that of the same domain which `heir` has, if they are to take it
 * over. One that the listing has moved to while this waited is locked too. Nothing where the listing is gone.
 *
 * Whoever changes who runs a company holds its lock, and all take locks in one order: orders, drafts, companies by their number,
 * listings, invitations, claims, people.
 */
export async function lockCompanyOf(tx: Db, listingId: number, heir?: string): Promise<void> {
  let locked: number | undefined;
  while (true) {
    const [row] = await tx.select({ companyId: t.companyId }).from(t).where(eq(t.id, listingId));
    if (!row || row.companyId === locked) return;
    const isIt = eq(co.id, row.companyId);
    const which = heir === undefined ? isIt : or(isIt, inArray(co.id, ofSameDomain(tx, row.companyId, heir)));
    await tx.select({ id: co.id }).from(co).where(which).orderBy(asc(co.id)).for("update");
    locked = row.companyId;
  }
}

function ofSameDomain(tx: Db, companyId: number, ownerId: string) {
  const other = alias(co, "other");
  const own = alias(co, "own");
  return tx
    .select({ id: other.id })
    .from(other)
    .innerJoin(own, eq(own.domain, other.domain))
    .where(and(eq(own.id, companyId), eq(other.ownerId, ownerId)));
}
