import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { myListingSummary } from "@/lib/schemas/my-listing";
import { requireUser } from "@/lib/services/account/require-user";
import { isRunBy } from "@/lib/services/listings/people/run-by";
import { mySummaryColumns, presentMySummary } from "./present-my-listing";

const t = schema.listings;

/** Every listing the caller runs on this site, as owner or co-founder, in any status, newest first. */
export const listMyListings = defineOperation({
  name: "list_my_listings",
  method: "GET",
  path: "/me/listings",
  access: "account:read",
  toolset: "listings",
  title: "List my listings",
  summary: "Every listing you own or are a co-founder of on this site, any status, newest first. Next: get_my_listing.",
  input: z.strictObject(pageQuery),
  output: pageOf(myListingSummary),
  nextSteps: (page) => page.items.slice(0, 1).map((one) => `get_my_listing {"listing_id": ${one.listing_id}}`),
  async run({ ctx, input }) {
    const where = and(isRunBy(requireUser(ctx)), eq(t.siteId, ctx.site.id));
    const { limit, offset } = limitOffset(input);
    const [rows, [count]] = await Promise.all([
      ctx.db
        .select(mySummaryColumns)
        .from(t)
        .where(where)
        .orderBy(desc(t.createdAt), desc(t.id))
        .limit(limit)
        .offset(offset),
      ctx.db.select({ total: sql<number>`count(*)::int` }).from(t).where(where),
    ]);
    return toPage(
      rows.map((row) => presentMySummary(row, ctx)),
      count?.total ?? 0,
      input,
    );
  },
});
