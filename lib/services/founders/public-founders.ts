import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { FounderSummary } from "@/lib/schemas/people/founder";
import { presentFounderCard } from "../account/present";
import { isLive } from "../listings/live";
import { presentSummary, type SummaryRow, summaryColumns } from "../listings/present";

const t = schema.listings;
const p = schema.founderProfiles;
const HEADLINE_MAX = 160;

/** Live listings of a site that somebody owns, one row a person: `names` of what they run, and when the latest launched. */
export function liveOwners(db: Db, siteId: number) {
  return db
    .select({
      userId: sql<string>`${t.ownerId}`.as("owner_id"),
      latest: sql<Date | null>`max(${t.launchedAt})`.as("latest"),
      names: sql<string>`string_agg(${t.name}, ' ')`.as("names"),
    })
    .from(t)
    .where(and(eq(t.siteId, siteId), isLive, isNotNull(t.ownerId)))
    .groupBy(t.ownerId)
    .as("live_owners");
}

/** Only founders with a complete profile and a live listing are public (decisions, Founders). */
export const isPublic: SQL = sql`${p.isComplete}`;

/** The live listings of these people on a site, newest first. */
export async function listingsOf(
  db: Db,
  siteId: number,
  userIds: string[],
): Promise<(SummaryRow & { ownerId: string | null })[]> {
  return db
    .select({ ...summaryColumns, ownerId: t.ownerId })
    .from(t)
    .where(and(eq(t.siteId, siteId), isLive, sql`${t.ownerId} = any(${sql.param(userIds)}::text[])`))
    .orderBy(desc(t.launchedAt), desc(t.id));
}

/** A founder's page on a site. */
export function founderPageUrl(baseUrl: string, slug: string): string {
  return `${baseUrl}/founders/${slug}`;
}

/** How a bio begins: its first sentence, cut at a word where that is long. */
export function headlineOf(bio: string): string {
  const [sentence = ""] = /^.*?[.!?…](?=\s|$)|^.*$/su.exec(bio.replace(/\s+/g, " ").trim()) ?? [];
  if (sentence.length <= HEADLINE_MAX) return sentence;
  const cut = sentence.slice(0, HEADLINE_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), HEADLINE_MAX / 2)).replace(/[\s,;:–-]+$/u, "")}…`;
}

/** A row of the list; null while something is missing. `rows` are the person's live listings. */
export function presentFounder(
  profile: typeof p.$inferSelect,
  rows: SummaryRow[],
  ctx: Pick<Ctx, "site" | "now">,
): FounderSummary | null {
  const card = presentFounderCard(profile, ctx.site.baseUrl);
  if (!card || rows.length === 0) return null;
  const { slug, name, role, photo_url, bio } = card;
  const companies = rows
    .map((row) => presentSummary(row, ctx))
    .map((one) => ({ slug: one.slug, name: one.name, logo_url: one.logo_url }));
  return {
    slug,
    name,
    photo_url,
    role,
    headline: headlineOf(bio),
    companies,
    page_url: founderPageUrl(ctx.site.baseUrl, slug),
  };
}
