import { schema } from "@/db/client";
import { crawlerHostMap, env } from "@/lib/core/env";
import type { DraftStatus } from "@/lib/core/statuses";
import { CrawlError, type CrawlResult, crawl } from "@/lib/drafting/crawl/crawl";
import { type CrawledPage, skippedPage } from "@/lib/drafting/crawl/crawled-page";
import type { DraftError } from "@/lib/schemas/draft";
import { getSite } from "@/lib/services/site/site-of";
import { type Build, currentRun } from "./build";
import { showPage, showStep } from "./live-reading";
import { BUILD_STEPS, progressAfter } from "./progress";
import { replacePages } from "./stored-pages";
import { startedUsage } from "./usage";

const t = schema.drafts;

/** Reads the product's site and stores the pages. False when the draft failed or a newer run took over. */
export async function crawlStep(build: Build): Promise<boolean> {
  const usage = startedUsage(build.now());
  const [row] = await build.db.update(t).set({ usage }).where(currentRun(build)).returning();
  if (!row) return false;
  await replacePages(build.db, build, "reading", []);
  try {
    const site = await getSite(build.db, row.siteId);
    const result = await crawl({
      url: row.url,
      baseUrl: site.baseUrl,
      hostMap: crawlerHostMap(env()),
      now: build.now,
      onProgress: (seen) => showStep(build, seen),
      onPage: (page, seen) => showPage(build, page, seen),
    });
    return storePages(build, result);
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error;
    const { code, message, fix } = error;
    await failDraft(build, { code, message, fix }, [skippedPage(row.url, error)]);
    return false;
  }
}

async function storePages(build: Build, result: CrawlResult): Promise<boolean> {
  const pagesRead = result.pages.filter((page) => page.snapshot).length;
  return build.db.transaction(async (tx) => {
    const [row] = await tx
      .update(t)
      .set({
        status: "drafting",
        progress: progressAfter(null, pagesRead),
        aiInputAllowed: result.aiInputAllowed,
        crawledAt: build.now(),
        updatedAt: build.now(),
      })
      .where(currentRun(build))
      .returning({ id: t.id });
    if (!row) return false;
    await replacePages(tx, build, "product", result.pages);
    await replacePages(tx, build, "reading", []);
    return true;
  });
}

/** Marks the draft ready for review. One that was submitted before is to be reviewed and submitted again: nobody has seen what is new. */
export async function finishStep(build: Build): Promise<void> {
  const [row] = await build.db.select().from(t).where(currentRun(build));
  if (!row || row.status === "failed") return;
  const progress = { ...row.progress, step: BUILD_STEPS, message: "Ready for your review" };
  await build.db.update(t).set({ status: "ready", progress, updatedAt: build.now() }).where(currentRun(build));
}

/**
 * Ends the build with a reason the owner can act on. A draft that was read before keeps what it had, its pages too, and stays
 * as it was; a new one has failed and lists what was asked for, and submitting the same address again retries.
 */
export async function failDraft(build: Build, error: DraftError, pages: CrawledPage[] = []): Promise<void> {
  const [row] = await build.db.select().from(t).where(currentRun(build));
  if (!row) return;
  const status: DraftStatus = row.crawledAt ? settledStatus(row) : "failed";
  const progress = { ...row.progress, message: error.message };
  await build.db.transaction(async (tx) => {
    const set = { status, error, progress, updatedAt: build.now() };
    const [failed] = await tx.update(t).set(set).where(currentRun(build)).returning({ id: t.id });
    if (failed) await replacePages(tx, build, "reading", []);
    if (failed && !row.crawledAt) await replacePages(tx, build, "product", pages);
  });
}

/** Where a draft stands when no build is under way. */
function settledStatus(row: { listingId: number | null }): "submitted" | "ready" {
  return row.listingId ? "submitted" : "ready";
}
