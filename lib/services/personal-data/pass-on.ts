import { and, eq, inArray, ne } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { audit } from "../audit/audit";
import { stage } from "../events/stage";
import { tellDropped } from "../listings/people/tell-dropped";
import type { ListingRow } from "../listings/present";
import { onSiteOf } from "./own-listings";

const t = schema.listings;
const co = schema.companies;
const c = schema.cofounders;
const u = schema.users;

/**
 * Makes a co-founder the owner of listings of one company, whose other co-founders stay unless the new owner has a company of
 * the domain already. The new owner is told.
 */
export async function passOn(ctx: Ctx, tx: Db, rows: ListingRow[], heir: string): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const companyId = await companyOf(tx, first.companyId, heir);
  if (companyId !== first.companyId) await tellOthers(ctx, tx, first, heir);
  const ids = rows.map(({ id }) => id);
  await tx.update(t).set({ ownerId: heir, companyId }).where(inArray(t.id, ids));
  await tx.delete(c).where(and(eq(c.companyId, companyId), eq(c.userId, heir)));
  for (const row of rows) {
    const entity = { kind: "listing", id: row.id } as const;
    await audit(tx, onSiteOf(ctx, row), { entity, did: "passed_on", before: null, after: { company_id: companyId } });
  }
  const [owner] = await tx.select({ email: u.email }).from(u).where(eq(u.id, heir));
  if (!owner) return;
  await stage(tx, {
    name: "mail.requested",
    key: `passed_on:${first.id}:${ctx.now.getTime()}`,
    data: {
      to: owner.email,
      template: "listing_passed_on",
      data: { name: first.name, manage_url: `${ctx.site.baseUrl}/dashboard/listings/${first.id}` },
      site_id: first.siteId,
    },
  });
}

/** The former company's co-founders run nothing of it any more. */
async function tellOthers(ctx: Ctx, tx: Db, { companyId, name, siteId }: ListingRow, heir: string): Promise<void> {
  const others = await tx
    .select()
    .from(c)
    .where(and(eq(c.companyId, companyId), ne(c.userId, heir)));
  const userIds = others.map(({ userId }) => userId);
  await tellDropped(ctx, tx, { userIds, name, siteId, why: "passed_on", event: `company-${companyId}` });
}

/**
 * The company under its new owner; where they have one of the domain already, that one, and the former one's co-founders
 * run nothing of it: they would run the heir's own listings too.
 */
async function companyOf(tx: Db, companyId: number, heir: string): Promise<number> {
  const [company] = await tx.select().from(co).where(eq(co.id, companyId)).for("update");
  const [theirs] = await tx
    .select()
    .from(co)
    .where(and(eq(co.ownerId, heir), eq(co.domain, company?.domain ?? ""), ne(co.id, companyId)));
  if (!theirs) {
    await tx.update(co).set({ ownerId: heir }).where(eq(co.id, companyId));
    return companyId;
  }
  return theirs.id;
}
