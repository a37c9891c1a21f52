import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { draftSummary } from "@/lib/schemas/draft";
import { requireUser } from "../account/require-user";
import { completeness } from "./content/completeness";
import { showDrafts } from "./shown";

const t = schema.drafts;

/** The caller's drafts on this site, newest first. */
export const listMyDrafts = defineOperation({
  name: "list_my_drafts",
  method: "GET",
  path: "/drafts",
  access: "account:read",
  toolset: "drafts",
  title: "List my drafts",
  summary: "Your drafts, newest first, with status and completeness. Next: get_draft.",
  input: z.strictObject(pageQuery),
  output: pageOf(draftSummary),
  nextSteps: (page) => page.items.slice(0, 1).map(({ id }) => `get_draft {"id": "${id}"}`),
  async run({ ctx, input }) {
    const where = and(eq(t.userId, requireUser(ctx)), eq(t.siteId, ctx.site.id));
    const { limit, offset } = limitOffset(input);
    const [rows, [count]] = await Promise.all([
      ctx.db.select().from(t).where(where).orderBy(desc(t.createdAt), desc(t.id)).limit(limit).offset(offset),
      ctx.db.select({ total: sql<number>`count(*)::int` }).from(t).where(where),
    ]);
    const items = (await showDrafts(ctx.db, rows)).map((row) => {
      const { content } = row;
      return {
        id: row.id,
        url: row.url,
        site: ctx.site.key,
        status: row.status,
        listing_id: row.listingId,
        name: content.fields.name.value,
        completeness: completeness(content),
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
      };
    });
    return toPage(items, count?.total ?? 0, input);
  },
});
