import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { listingFate } from "@/lib/schemas/people/account-deletion";
import { type ListingRow, rowColumns } from "../listings/present";

const t = schema.listings;
const c = schema.cofounders;
const u = schema.users;

type Fate = z.infer<typeof listingFate>;

/** Statuses of listings that visitors have seen, so that more than their owner may miss them. */
const PUBLISHED = ["live", "paused", "rejected", "removed"];

/** The call as of a listing's own site: an account's listings are on all of them. */
export const onSiteOf = <C extends Pick<Ctx, "site">>(ctx: C, { siteId }: Pick<ListingRow, "siteId">): C => ({
  ...ctx,
  site: { ...ctx.site, id: siteId },
});

/** The listings that a person owns, each with the co-founder it passes to: who joined first and is not banned. */
export async function ownListingsOf(db: Db, userId: string, { isLocked = false } = {}) {
  const found = db.select(rowColumns).from(t).where(eq(t.ownerId, userId)).orderBy(asc(t.id));
  const rows = await (isLocked ? found.for("update") : found);
  const companyIds = [...new Set(rows.map(({ companyId }) => companyId))];
  const joined = await db
    .select({ companyId: c.companyId, userId: c.userId })
    .from(c)
    .innerJoin(u, eq(u.id, c.userId))
    .where(and(inArray(c.companyId, companyIds), isNull(u.bannedAt)))
    .orderBy(asc(c.joinedAt), asc(c.userId));
  return rows.map((row) => {
    const heir =
      joined.find(({ companyId, userId: id }) => companyId === row.companyId && id !== userId)?.userId ?? null;
    const fate: Fate = heir ? "passed_on" : PUBLISHED.includes(row.status) ? "published" : "unpublished";
    return { row, heir, fate };
  });
}
