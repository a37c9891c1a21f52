import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { defineOperation } from "@/lib/core/operation";
import { limitOffset, pageOf, pageQuery, toPage } from "@/lib/core/pagination";
import { founderSummary } from "@/lib/schemas/people/founder";
import { isPublic, listingsOf, liveFounders, presentFounder } from "./public-founders";

const p = schema.founderProfiles;
const QUERY_MAX = 100;

/** The people behind live listings who fill in their profile, those with the latest launch first; never by payment. */
export const listFounders = defineOperation({
  name: "list_founders",
  method: "GET",
  path: "/founders",
  access: "public",
  toolset: "read",
  title: "List founders",
  summary:
    "People who run live listings and have a complete profile, those with the latest launch first. `q` looks in names, roles and what they run. Next: get_founder.",
  input: z.strictObject({ q: z.string().trim().max(QUERY_MAX).optional().describe("Words to look for"), ...pageQuery }),
  output: pageOf(founderSummary),
  example: { q: "founder", per_page: 5 },
  nextSteps: ({ items: [first] }) => (first ? [`get_founder {"slug": "${first.slug}"}`] : ["search_listings"]),
  cacheTags: ({ siteId }) => [tags.founders(siteId), tags.listings(siteId)],
  async run({ ctx, input }) {
    const { db, site } = ctx;
    const founders = liveFounders(db, site.id);
    const words = (input.q ?? "").split(/\s+/).filter(Boolean);
    const text = sql`lower(unaccent(concat_ws(' ', ${p.name}, ${p.role}, ${founders.names})))`;
    const hasAll = sql`not exists (
      select from unnest(${sql.param(words)}::text[]) word where position(lower(unaccent(word)) in ${text}) = 0)`;
    const where = and(isPublic, words.length > 0 ? hasAll : undefined);
    const { limit, offset } = limitOffset(input);
    const [rows, total] = await Promise.all([
      db
        .select({ profile: p })
        .from(p)
        .innerJoin(founders, eq(founders.userId, p.userId))
        .where(where)
        .orderBy(desc(founders.latest), p.slug)
        .limit(limit)
        .offset(offset),
      ctx.counts.through(`founders ${words.join(" ")}`, [tags.founders(site.id), tags.listings(site.id)], async () => {
        const counted = db.select({ count: sql<number>`count(*)::int` }).from(p);
        const [found] = await counted.innerJoin(founders, eq(founders.userId, p.userId)).where(where);
        return found ?? {};
      }),
    ]);
    const userIds = rows.map(({ profile }) => profile.userId);
    const byPerson = Map.groupBy(await listingsOf(db, site.id, userIds), ({ userId }) => userId);
    const items = rows.flatMap(({ profile }) => presentFounder(profile, byPerson.get(profile.userId) ?? [], ctx) ?? []);
    return toPage(items, total.count ?? 0, input);
  },
});
