import { type Db, schema } from "@/db/client";
import { crawlerHostMap, env } from "@/lib/core/env";
import { CrawlError, type CrawlResult, crawl } from "@/lib/drafting/crawl/crawl";
import { type CrawledPage, skippedPage } from "@/lib/drafting/crawl/crawled-page";
import type { DraftError } from "@/lib/schemas/draft";
import { hostPace } from "@/lib/services/crawl/host-pace";
import { showLockedDraft } from "@/lib/services/drafts/shown";
import { contentOf } from "@/lib/services/listings/content";
import { changedParts } from "@/lib/services/listings/parts";
import { getSite } from "@/lib/services/site/site-of";
import { moveBuild } from "../status";
import { type Build, currentRun, seenAt } from "./build";
import { showPage, showStep } from "./live-reading";
import { BUILD_STEPS, noticeWords, progressAfter } from "./progress";
import { replacePages } from "./stored-pages";
import { startedUsage, type Usage, withTime } from "./usage";

const t = schema.drafts;

/** Reads the product's site and stores the pages. False when the draft failed or a newer run took over. */
export async function crawlStep(build: Build): Promise<boolean> {
  const startedAt = build.now();
  const usage = startedUsage(startedAt);
  const [row] = await build.db.update(t).set({ usage, buildSeenAt: startedAt }).where(currentRun(build)).returning();
  if (!row) return false;
  await replacePages(build.db, build, "reading", []);
  try {
    const site = await getSite(build.db, row.siteId);
    const result = await crawl({
      url: row.url,
      baseUrl: site.baseUrl,
      hostMap: crawlerHostMap(env()),
      pace: hostPace(build.db),
      now: build.now,
      user: row.userId,
      onProgress: (seen) => showStep(build, seen),
      onPage: (page, seen) => showPage(build, page, seen),
    });
    return storePages(build, result, withTime(usage, { startedAt, now: build.now() }));
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error;
    const { code, message, fix } = error;
    await failDraft(build, { code, message, fix }, [skippedPage(new URL(row.url), error)]);
    return false;
  }
}

async function storePages(build: Build, result: CrawlResult, usage: Usage): Promise<boolean> {
  const pagesRead = result.pages.filter((page) => page.snapshot).length;
  return build.db.transaction(async (tx) => {
    const row = await moveBuild(tx, build, "read", {
      progress: progressAfter(null, pagesRead, noticeWords(result.pages[0]?.snapshot?.notice ?? null)),
      aiInputAllowed: result.aiInputAllowed,
      usage,
      ...seenAt(build.now()),
    });
    if (!row) return false;
    await replacePages(tx, build, "product", result.pages);
    await replacePages(tx, build, "reading", []);
    return true;
  });
}

/** Marks the draft ready for review, and as one that was read; a step that is done again changes nothing. */
export async function finishStep(build: Build): Promise<void> {
  const [row] = await build.db.select().from(t).where(currentRun(build));
  if (!row) return;
  const progress = { ...row.progress, step: BUILD_STEPS, message: "Ready for your review" };
  await moveBuild(build.db, build, "drafted", { progress, crawledAt: build.now(), updatedAt: build.now() });
}

/**
 * Ends the build with a reason the owner can act on; submitting the same address again retries. A draft that a build finished
 * before stays as it was, but for pages and parts that this build replaced by now; a new one has failed and lists what was
 * asked for (`pages` where nothing is stored yet). One that is finished by now stays as it is.
 */
export async function failDraft(build: Build, error: DraftError, pages: CrawledPage[] = []): Promise<void> {
  const [row] = await build.db.select().from(t).where(currentRun(build));
  if (!row) return;
  const progress = { ...row.progress, message: error.message };
  await build.db.transaction(async (tx) => {
    const values = { error, progress, updatedAt: build.now() };
    const failed = await moveBuild(tx, build, row.crawledAt ? await keptMove(tx, build) : "failed", values);
    if (failed) await replacePages(tx, build, "reading", []);
    if (failed && !row.crawledAt && row.status === "crawling") await replacePages(tx, build, "product", pages);
  });
}

/** Ready again where the draft holds what its listing does not say yet: nobody has submitted that. */
async function keptMove(tx: Db, build: Build): Promise<"kept_ready" | "kept_submitted"> {
  const [row] = await tx.select().from(t).where(currentRun(build)).for("update");
  if (!row?.listingId) return "kept_ready";
  const { listing, content } = await showLockedDraft(tx, row);
  const isPending = listing !== null && changedParts(contentOf(listing), content).length > 0;
  return isPending ? "kept_ready" : "kept_submitted";
}
