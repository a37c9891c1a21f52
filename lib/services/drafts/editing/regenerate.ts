import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { draftPartWithModel } from "@/lib/drafting/model/draft-with-model";
import { TooCostly } from "@/lib/drafting/thread/run-apart";
import type { ProfileContent } from "@/lib/schemas/content";
import type { DraftPatch } from "@/lib/schemas/draft";
import { FIELD_LABELS, type ProfileField } from "@/lib/schemas/profile";
import { spend } from "@/lib/services/account/spend";
import { mergePart } from "@/lib/services/drafts/building/merge-part";
import { countTokens, modelFor } from "@/lib/services/drafts/building/model-allowance";
import { BUILD_PARTS, partOf } from "@/lib/services/drafts/building/progress";
import { readingOf, TOO_COSTLY } from "@/lib/services/drafts/building/reading";
import type { DraftedContent } from "@/lib/services/drafts/content/content";
import { assignField } from "@/lib/services/drafts/content/redraft";
import type { ShownDraft } from "@/lib/services/drafts/shown";
import { isSaved } from "@/lib/services/listings/field-states";

/** Days after which stored pages are too old to redraft from; the site is read again instead. */
const SNAPSHOT_DAYS_MAX = 30;
const DAY_MS = 86_400_000;
const WRITE_THEM = "Write the fields yourself, or regenerate fewer of them at once.";
/** The caller waits for the answer, so a slow model is given up soon. */
const MODEL_MS = 10_000;

export function isStale(row: Pick<ShownDraft, "crawledAt">, now: Date): boolean {
  return row.crawledAt !== null && now.getTime() - row.crawledAt.getTime() > SNAPSHOT_DAYS_MAX * DAY_MS;
}

/** Fields `regenerate` may touch, and the saved ones it leaves alone with the reason. */
export function splitRegenerate(content: ProfileContent, patch: DraftPatch) {
  const wanted = [...new Set(patch.regenerate ?? [])];
  const lockedNow = new Set(patch.lock_fields ?? []);
  const isKept = (name: ProfileField) => isSaved(content.fields[name].state) || lockedNow.has(name);
  return {
    names: wanted.filter((name) => !isKept(name)),
    skipped: wanted.filter(isKept).map((field) => ({
      field,
      reason: `${FIELD_LABELS[field]} was saved by you. Restore it first to open it to redrafting.`,
    })),
  };
}

/** Drafts these fields again from the stored pages; no new request to the site. Answers how to merge it into what is stored by then. */
export async function regenerateFields(
  ctx: Ctx,
  row: ShownDraft,
  names: ProfileField[],
): Promise<(drafted: DraftedContent) => DraftedContent> {
  if (row.status !== "ready" && row.status !== "submitted") {
    throw new AppError(
      "draft_not_ready",
      `The draft is ${row.status}.`,
      "Poll get_draft until status is ready, then regenerate.",
    );
  }
  await spend(ctx, ctx.db, "regenerate");
  const reading = await readingOf(ctx.db, row);
  const parts = BUILD_PARTS.filter((part) => names.some((name) => partOf(name) === part));
  const today = { db: ctx.db, userId: row.userId, now: ctx.now };
  const model = await modelFor(today, ctx.settings);
  const options = { ...model, aiInputAllowed: row.aiInputAllowed, user: row.userId, timeoutMs: MODEL_MS };
  const found = await Promise.all(
    parts.map(async (part) => ({ part, drafted: await draftPartWithModel(part, reading, options) })),
  ).catch((error) => {
    throw error instanceof TooCostly ? new AppError("unavailable", TOO_COSTLY.message, WRITE_THEM) : error;
  });
  const used = found.map(({ drafted }) => drafted.usage);
  await countTokens(today, used);
  return (stored) =>
    takeNamed(
      stored,
      found.reduce((merged, one) => mergePart(merged, one.part, one.drafted), stored),
      names,
    );
}

/** What was stored, with these fields and their quotes as they were drafted anew. */
function takeNamed(stored: DraftedContent, whole: DraftedContent, names: ProfileField[]): DraftedContent {
  const fields = { ...stored.fields };
  for (const name of names) assignField(fields, name, whole.fields);
  const paths = new Set(names.map((name) => `fields.${name}`));
  const spans = [
    ...stored.spans.filter((span) => !paths.has(span.path)),
    ...whole.spans.filter((span) => paths.has(span.path)),
  ];
  return { ...stored, fields, spans };
}
