import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import type { Counts, Ctx } from "@/lib/core/context";
import { MCP_VERSIONS } from "@/lib/core/mcp-versions";
import { defineOperation } from "@/lib/core/operation";
import { SCOPE_LABELS } from "@/lib/core/scopes";
import { type Week, weekOf } from "@/lib/core/week";
import { paymentProviders } from "@/lib/integrations/payments/providers";
import { siteInfo } from "@/lib/schemas/site";
import { openWeeks } from "../launches/free-weeks";
import { isLive } from "../listings/live";

const l = schema.listings;

const HOW_IT_WORKS = [
  "submit_listing with a product's URL: the site is read within robots.txt and a profile drafted in about a minute.",
  "get_draft every few seconds until status is ready. Every value carries a verbatim quote from the site; what was not found is blank.",
  "update_draft to correct it, then submit_draft: saved as a listing, not published, not charged.",
  "choose_free_listing queues it for a launch week (badge and founder profile needed).",
  "create_checkout prepares what is paid for, such as a launch in a week of choice (list_products, quote_order): the person reviews and pays it at checkout_url, signed in.",
];

/** About the site and its API. */
export const getSiteInfo = defineOperation({
  name: "get_site_info",
  method: "GET",
  path: "/site",
  access: "public",
  toolset: "read",
  title: "About this site",
  summary:
    "What this directory is, its counts, the current launch week, and where its API, docs and MCP endpoint are. Start here.",
  input: z.strictObject({}),
  output: siteInfo,
  nextSteps: () => ["search_listings", "submit_listing"],
  cacheTags: ({ siteId }) => [tags.listings(siteId), tags.places(siteId)],
  async run({ ctx }) {
    const week = weekOf(ctx.now);
    const [counts, [categories], [nextFree]] = await Promise.all([
      countLive(ctx, week),
      ctx.db
        .select({ count: sql<number>`count(*)::int` })
        .from(schema.categories)
        .where(eq(schema.categories.siteId, ctx.site.id)),
      openWeeks(ctx, 1),
    ]);
    const { baseUrl } = ctx.site;
    return {
      name: ctx.site.name,
      key: ctx.site.key,
      tagline: ctx.site.tagline,
      base_url: baseUrl,
      current_week: week,
      next_free_week: nextFree?.week ?? null,
      counts: {
        listings: counts.live ?? 0,
        categories: categories?.count ?? 0,
        launching_this_week: counts.thisWeek ?? 0,
      },
      api: {
        version: "v1",
        base: `${baseUrl}/api/v1`,
        openapi: `${baseUrl}/api/v1/openapi.json`,
        docs: `${baseUrl}/docs/api`,
        mcp: `${baseUrl}/mcp`,
        mcp_versions: MCP_VERSIONS,
        scopes: SCOPE_LABELS,
      },
      payment_providers: (await paymentProviders()).map(({ key }) => key),
      how_it_works: HOW_IT_WORKS,
    };
  },
});

/** Live listings of the site, and of its current launch week. */
async function countLive({ db, site, counts }: Ctx, week: Week): Promise<Counts> {
  return counts.through(`live ${week}`, [tags.listings(site.id)], async () => {
    const [row] = await db
      .select({
        live: sql<number>`count(*)::int`,
        thisWeek: sql<number>`count(*) filter (where ${l.launchWeek} = ${week})::int`,
      })
      .from(l)
      .where(and(eq(l.siteId, site.id), isLive));
    return row ?? {};
  });
}
