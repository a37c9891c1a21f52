import { and, eq, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { preparedQuery } from "@/db/prepared";
import type { Ctx } from "@/lib/core/context";
import type { ListingSummary } from "@/lib/schemas/listing";
import { isLive } from "@/lib/services/listings/live";
import { presentSummary, summaryColumns } from "@/lib/services/listings/present";

const t = schema.listings;
const { placeholder } = sql;

const summaryBySlug = preparedQuery((db, _shape: object) =>
  db
    .select(summaryColumns)
    .from(t)
    .where(and(eq(t.siteId, placeholder("siteId")), eq(t.slug, placeholder("slug")), isLive))
    .prepare("summary_by_slug"),
);

/** The list row of a live listing; null when the site has none of this slug. */
export async function findSummary(ctx: Ctx, slug: string): Promise<ListingSummary | null> {
  const [row] = await summaryBySlug(ctx.db, {}).execute({ siteId: ctx.site.id, slug });
  return row ? presentSummary(row, ctx) : null;
}
