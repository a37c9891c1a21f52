import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { ListingRow } from "@/lib/services/listings/present";

const l = schema.listings;

/** A listing of the site, whoever owns it, locked. Throws `not_found`. */
export async function lockListing(tx: Db, { site }: Pick<Ctx, "site">, id: number): Promise<ListingRow> {
  const [row] = await tx
    .select()
    .from(l)
    .where(and(eq(l.id, id), eq(l.siteId, site.id)))
    .for("update");
  if (!row) throw notFound("listing");
  return row;
}
