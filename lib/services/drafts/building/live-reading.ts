import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { CrawledPage } from "@/lib/drafting/crawl/crawled-page";
import type { Seen } from "@/lib/drafting/crawl/reading-tally";
import { draftPartApart } from "@/lib/drafting/draft-apart";
import { readDrafted } from "@/lib/services/drafts/content/content";
import { redraftAll } from "@/lib/services/drafts/content/redraft";
import type { DraftRow } from "@/lib/services/drafts/shown";
import { readContent } from "@/lib/services/listings/content";
import { type Build, currentRun, seenAt } from "./build";
import { mergePart } from "./merge-part";
import { BUILD_STEPS } from "./progress";
import { readingOf } from "./reading";
import { pageRow } from "./stored-pages";

const t = schema.drafts;
const p = schema.draftPages;

/** Tells which page is being read. */
export async function showStep(build: Build, seen: Seen): Promise<void> {
  const { db, now } = build;
  await db
    .update(t)
    .set({ progress: progressOf(seen), ...seenAt(now()) })
    .where(currentRun(build));
}

function progressOf({ pagesRead, planned, current }: Seen) {
  const message = current ? `Reading ${pathOf(current)}, ${pagesRead + 1} of ${planned}` : "Looking at what was read";
  return { step: 0, steps: BUILD_STEPS, pages_read: pagesRead, message };
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

/** Lists a page as soon as it was looked at. The first one of a new draft already shows what the product is. */
export async function showPage(build: Build, page: CrawledPage, seen: Seen): Promise<void> {
  const { db, now } = build;
  const isHome = seen.pagesRead === 1 && page.snapshot !== null;
  const row = await db.transaction(async (tx) => {
    const set = { progress: progressOf(seen), ...seenAt(now()) };
    const [current] = await tx.update(t).set(set).where(currentRun(build)).returning();
    if (!current) return null;
    // the reading ends with all snapshots in their final order; until then only the home page is drafted from
    const shown = { ...page, snapshot: isHome ? page.snapshot : null };
    await tx
      .insert(p)
      .values(pageRow(build, { page: shown, subject: "reading", position: await nextPlace(tx, build) }));
    return current;
  });
  if (isHome && row?.crawledAt === null) await showFirstLook(build, row);
}

async function nextPlace(tx: Db, { draftId }: Build): Promise<number> {
  return tx.$count(p, and(eq(p.draftId, draftId), eq(p.subject, "reading")));
}

/** Name, summary and what else the home page alone proves, by rules alone; drafted again once every page is read. */
async function showFirstLook(build: Build, row: DraftRow): Promise<void> {
  const found = await draftPartApart("identity", await readingOf(build.db, row, "reading"), { user: row.userId });
  await build.db.transaction(async (tx) => {
    const [locked] = await tx.select().from(t).where(currentRun(build)).for("update");
    if (!locked) return;
    const drafted = mergePart(readDrafted(locked.drafted), "identity", found);
    const content = redraftAll(readContent(locked.content), drafted);
    await tx.update(t).set({ drafted, content, updatedAt: build.now() }).where(currentRun(build));
  });
}
