import { and, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { FounderSummary } from "@/lib/schemas/people/founder";
import { presentFounderCard } from "../account/present";
import { isLive } from "../listings/live";
import { isRunBy } from "../listings/people/run-by";
import { presentSummary, type SummaryRow, summaryColumns } from "../listings/present";

const t = schema.listings;
const p = schema.founderProfiles;
const c = schema.cofounders;
const HEADLINE_MAX = 160;

/** Who owns live listings of a site or is a co-founder of them, one row a person: `names` of what they run, and when the latest launched. */
export function liveFounders(db: Db, siteId: number) {
  const live = and(eq(t.siteId, siteId), isLive);
  const owned = db
    .select({ userId: sql<string>`${t.ownerId}`.as("user_id"), launchedAt: t.launchedAt, name: t.name })
    .from(t)
    .where(and(live, isNotNull(t.ownerId)));
  const cofounded = db
    .select({ userId: sql<string>`${c.userId}`.as("user_id"), launchedAt: t.launchedAt, name: t.name })
    .from(c)
    .innerJoin(t, eq(t.companyId, c.companyId))
    .where(and(live, sql`${t.ownerId} is distinct from ${c.userId}`));
  const run = unionAll(owned, cofounded).as("run");
  return db
    .select({
      userId: sql<string>`run.user_id`.as("person_id"), // a name that profiles do not have
      latest: sql<Date | null>`max(${run.launchedAt})`.as("latest"),
      names: sql<string>`string_agg(${run.name}, ' ')`.as("names"),
    })
    .from(run)
    .groupBy(run.userId)
    .as("live_founders");
}

/** Only founders with a complete profile and a live listing are public (decisions, Founders). */
export const isPublic: SQL = sql`${p.isComplete}`;

/** The live listings that these people run on a site, newest first, one row a person and listing. */
export async function listingsOf(
  db: Db,
  siteId: number,
  userIds: string[],
): Promise<(SummaryRow & { userId: string })[]> {
  return db
    .select({ ...summaryColumns, userId: sql<string>`who.id` })
    .from(sql`unnest(${sql.param(userIds)}::text[]) who(id)`)
    .innerJoin(t, isRunBy(sql`who.id`))
    .where(and(eq(t.siteId, siteId), isLive))
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
