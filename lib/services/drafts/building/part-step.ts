import { schema } from "@/db/client";
import { env } from "@/lib/core/env";
import type { DraftPart } from "@/lib/drafting/candidate";
import { draftPartWithModel, questionTimeMs } from "@/lib/drafting/model/draft-with-model";
import { TooCostly } from "@/lib/drafting/thread/run-apart";
import { readDrafted } from "@/lib/services/drafts/content/content";
import { redraftAll } from "@/lib/services/drafts/content/redraft";
import { readContent } from "@/lib/services/listings/content";
import { readSettings } from "@/lib/services/site/site-of";
import { type Build, currentRun, seenAt } from "./build";
import { mergePart } from "./merge-part";
import { countTokens, modelFor } from "./model-allowance";
import { BUILD_PARTS, progressAfter } from "./progress";
import { readingOf, TOO_COSTLY } from "./reading";
import { failDraft } from "./steps";
import { draftedBy, spentMs, withPart } from "./usage";

const t = schema.drafts;

/**
 * Drafts one part from the stored pages, with the model where one is configured and the site allows it, and shows it at once,
 * under whatever the user saved meanwhile. False when a newer build took over, or when the pages take too long: the draft has
 * failed then.
 */
export async function partStep(build: Build, part: DraftPart): Promise<boolean> {
  try {
    return await draftPart(build, part);
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error;
    await failDraft(build, TOO_COSTLY);
    return false;
  }
}

async function draftPart(build: Build, part: DraftPart): Promise<boolean> {
  const { db, now } = build;
  const startedAt = now();
  const [row] = await db.select().from(t).where(currentRun(build));
  if (!row) return false;
  const reading = await readingOf(db, row);
  const partsLeft = BUILD_PARTS.length - BUILD_PARTS.indexOf(part);
  const timeoutMs = questionTimeMs(spentMs(row.usage), partsLeft);
  const today = { db, userId: row.userId, now: startedAt };
  const { usage: used, ...found } = await draftPartWithModel(part, reading, {
    ...(await modelFor(today, await readSettings(db, row.siteId))),
    aiInputAllowed: row.aiInputAllowed,
    user: row.userId,
    timeoutMs,
  });
  await countTokens(today, [used]);
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(t).where(currentRun(build)).for("update");
    if (!locked) return false;
    const drafted = mergePart(readDrafted(locked.drafted), part, found);
    // what a second reading finds is shown over its listing, which has the content
    const content = locked.listingId ? locked.content : redraftAll(readContent(locked.content), drafted);
    const usage = withPart(locked.usage, part, used, { startedAt, now: now() }, env());
    const progress = progressAfter(part, reading.pages.length, locked.progress.notice ?? null);
    await tx
      .update(t)
      .set({ drafted, content, usage, draftedBy: draftedBy(usage), progress, ...seenAt(now()) })
      .where(currentRun(build));
    return true;
  });
}
