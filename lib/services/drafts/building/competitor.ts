import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { crawlerHostMap, env } from "@/lib/core/env";
import { CrawlError, crawl } from "@/lib/drafting/crawl/crawl";
import type { CrawledPage } from "@/lib/drafting/crawl/crawled-page";
import { draftPartApart } from "@/lib/drafting/draft-apart";
import { TooCostly } from "@/lib/drafting/thread/run-apart";
import type { Draft } from "@/lib/schemas/draft";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import { hostPace } from "@/lib/services/crawl/host-pace";
import { type Comparison, readComparison } from "@/lib/services/drafts/content/comparison";
import { type DraftContent, emptyDrafted } from "@/lib/services/drafts/content/content";
import { getSite } from "@/lib/services/site/site-of";
import { mergePart } from "./merge-part";
import { readingOf, TOO_COSTLY } from "./reading";
import { replacePages } from "./stored-pages";

const t = schema.drafts;

/** Facts that two products can be compared by. */
const COMPARED = [
  "name",
  "headline",
  "platforms",
  "pricing_model",
  "pricing_plans",
  "free_trial",
  "open_source",
  "license",
  "founded_year",
  "location",
  "team_size",
] as const satisfies ProfileField[];

/** What a draft holds as soon as a competitor is named. */
export function startedComparison(url: string): Comparison {
  return { url, status: "reading", error: null, fields: emptyDrafted().fields };
}

/** Proven facts side by side; blanks where a site proves nothing. Null without a competitor. */
export function presentComparison(
  content: DraftContent,
  row: { competitor: Record<string, unknown> | null },
): Draft["competitor"] {
  const comparison = readComparison(row.competitor);
  if (!comparison || content.competitorUrl === null) return null;
  const { url, status, error, fields } = comparison;
  const rows = COMPARED.map((field) => ({
    field,
    label: FIELD_LABELS[field],
    yours: content.fields[field],
    theirs: fields[field],
  }));
  return { url, status, error, rows: rows.filter((row) => row.yours.value !== null || row.theirs.value !== null) };
}

interface Job {
  db: Db;
  draftId: string;
  url: string;
  now: () => Date;
}

/** The draft, while it still names this competitor: a changed mind makes older jobs write nothing. */
function current(job: Job) {
  return and(eq(t.id, job.draftId), sql`${t.competitor} ->> 'url' = ${job.url}`);
}

async function save(job: Job, part: Partial<Comparison>): Promise<void> {
  await job.db
    .update(t)
    .set({ competitor: { ...startedComparison(job.url), ...part } })
    .where(current(job));
}

/** Reads the competitor's site by the rules of every crawl. False when it could not be read or is no longer wanted. */
export async function readCompetitor(job: Job): Promise<boolean> {
  const [row] = await job.db.select().from(t).where(current(job));
  if (!row) return false;
  const site = await getSite(job.db, row.siteId);
  try {
    const { pages } = await crawl({
      url: job.url,
      baseUrl: site.baseUrl,
      hostMap: crawlerHostMap(env()),
      pace: hostPace(job.db),
      now: job.now,
      user: row.userId,
    });
    return await storeCompetitor(job, pages);
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error;
    await save(job, { status: "failed", error: { code: error.code, message: error.message, fix: error.fix } });
    return false;
  }
}

/** The wish is asked for again: crawls take long, and owners change their minds meanwhile. */
async function storeCompetitor(job: Job, pages: CrawledPage[]): Promise<boolean> {
  return job.db.transaction(async (tx) => {
    const [row] = await tx.select({ id: t.id }).from(t).where(current(job)).for("update");
    if (row) await replacePages(tx, job, "competitor", pages);
    return row !== undefined;
  });
}

/** Drafts the compared facts from the pages read. */
export async function compareFacts(job: Job): Promise<void> {
  const [row] = await job.db.select().from(t).where(current(job));
  if (!row) return;
  const reading = await readingOf(job.db, { ...row, url: job.url }, "competitor");
  let drafted = emptyDrafted();
  try {
    for (const part of ["identity", "commercial", "people"] as const)
      drafted = mergePart(drafted, part, await draftPartApart(part, reading, { user: row.userId }));
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error;
    await save(job, { status: "failed", error: TOO_COSTLY });
    return;
  }
  await save(job, { status: "ready", fields: drafted.fields });
}
