import { and, eq, isNull, lt } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { ordinalWords } from "@/lib/core/text/week-words";
import { parseWeek, type Week, weekOf, weekStart } from "@/lib/core/week";
import { stageAll } from "@/lib/services/events/stage";
import { denseRanks } from "@/lib/services/listings/dense-ranks";
import { isLive } from "@/lib/services/listings/live";
import { listingPageUrl } from "@/lib/services/listings/present";
import { byLaunchVotes, liveStats } from "@/lib/services/listings/stats";

const w = schema.launchWeeks;
const s = schema.listingStats;
const t = schema.listings;
/** The last rank that wins something (decisions, Awards). */
const AWARDED_RANK_MAX = 3;

/** Opens the current week of every site, so that it has the row which votes and its closing lock. Repeatable. */
export async function openCurrentWeek(db: Db, now: Date): Promise<void> {
  const sites = await db.select({ id: schema.sites.id }).from(schema.sites);
  const week = weekOf(now);
  for (const { id } of sites)
    await db
      .insert(w)
      .values({ siteId: id, week, openedAt: now })
      .onConflictDoUpdate({ target: [w.siteId, w.week], set: { openedAt: now }, setWhere: isNull(w.openedAt) });
}

/** Weeks that are over and not closed, of all sites, the oldest first: those that were missed too. */
export async function listOverdueWeeks(db: Db, now: Date): Promise<{ siteId: number; week: Week }[]> {
  const current = weekOf(now);
  const launched = db
    .selectDistinct({ siteId: s.siteId, week: s.launchWeek })
    .from(s)
    .where(and(s.isLive, lt(s.launchWeek, current)));
  const known = db.select({ siteId: w.siteId, week: w.week, closedAt: w.closedAt }).from(w).where(lt(w.week, current));
  const [withLaunches, rows] = await Promise.all([launched, known]);
  const closed = new Set(rows.flatMap((row) => (row.closedAt ? [`${row.siteId} ${row.week}`] : [])));
  const all = [...withLaunches, ...rows].filter(({ siteId, week }) => !closed.has(`${siteId} ${week}`));
  const overdue = new Map<string, { siteId: number; week: Week }>();
  for (const { siteId, week: text } of all) {
    const week = text === null ? null : parseWeek(text);
    if (week) overdue.set(`${week} ${siteId}`, { siteId, week });
  }
  return [...overdue.keys()].sort().flatMap((key) => overdue.get(key) ?? []);
}

/**
 * Closes one week: its votes are counted no further, its first three ranks are awarded, and the owner of each launch is told how
 * it went. A closed week stays as it is, and so do its awards. Answers whether this call closed it.
 */
export async function closeWeek(job: Ctx, week: Week): Promise<boolean> {
  return job.db.transaction(async (tx) => {
    const ofWeek = and(eq(w.siteId, job.site.id), eq(w.week, week));
    await tx
      .insert(w)
      .values({ siteId: job.site.id, week, openedAt: weekStart(week) })
      .onConflictDoNothing();
    const [row] = await tx.select().from(w).where(ofWeek).for("update"); // whoever votes for this week waits, or is counted
    if (!row || row.closedAt !== null || week >= weekOf(job.now)) return false;
    const ranked = await rankLaunches(tx, job.site.id, week);
    await award(tx, job, week, ranked);
    await tellOwners(tx, job, week, ranked);
    await tx
      .update(w)
      .set({ openedAt: row.openedAt ?? weekStart(week), closedAt: job.now })
      .where(ofWeek);
    return true;
  });
}

async function rankLaunches(tx: Db, siteId: number, week: Week) {
  const u = schema.users;
  const rows = await tx
    .select({ id: t.id, slug: t.slug, name: t.name, votes: s.launchVotes, email: u.email })
    .from(s)
    .innerJoin(t, liveStats)
    .leftJoin(u, eq(u.id, t.ownerId))
    .where(and(eq(s.siteId, siteId), isLive, eq(s.launchWeek, week)))
    .orderBy(...byLaunchVotes);
  const ranks = denseRanks(rows.map(({ votes }) => votes));
  return rows.map((row, i) => ({ ...row, rank: row.votes > 0 ? (ranks[i] ?? null) : null }));
}
type Ranked = Awaited<ReturnType<typeof rankLaunches>>;

async function award(tx: Db, { site, now }: Ctx, week: Week, ranked: Ranked): Promise<void> {
  const won = ranked.flatMap(({ id, rank, votes }) =>
    rank !== null && rank <= AWARDED_RANK_MAX
      ? [{ siteId: site.id, listingId: id, kind: "launch_week" as const, week, rank, votes, awardedAt: now }]
      : [],
  );
  if (won.length > 0) await tx.insert(schema.awards).values(won).onConflictDoNothing();
}

async function tellOwners(tx: Db, { site }: Ctx, week: Week, ranked: Ranked): Promise<void> {
  const mails = ranked.flatMap(({ id, slug, name, votes, rank, email }) => {
    if (email === null) return [];
    const page_url = listingPageUrl(site.baseUrl, slug);
    const hasWon = rank !== null && rank <= AWARDED_RANK_MAX;
    const data = { name, week, votes, page_url, ...(rank !== null && { place: ordinalWords(rank) }) };
    const more = hasWon ? { badges_url: `${page_url}/badges` } : {};
    const mail = { to: email, template: "week_closed", data: { ...data, ...more }, site_id: site.id };
    return [{ name: "mail.requested" as const, key: `week_closed:${id}:${week}`, data: mail }];
  });
  await stageAll(tx, mails);
}
