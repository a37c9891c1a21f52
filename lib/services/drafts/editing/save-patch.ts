import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, type FieldError } from "@/lib/core/errors";
import { DRAFTED_LISTS, type DraftPatch } from "@/lib/schemas/draft";
import type { ProfileField } from "@/lib/schemas/profile";
import { resolveCategories } from "@/lib/services/directory/category-names";
import { startedComparison } from "@/lib/services/drafts/building/competitor";
import { restartDraft } from "@/lib/services/drafts/building/restart";
import { type DraftContent, type DraftedContent, readContent, readDrafted } from "@/lib/services/drafts/content";
import { type DraftRow, getOwnedDraft, lockOwnedDraft } from "@/lib/services/drafts/owned";
import { stage } from "@/lib/services/events/stage";
import { wantedPhotos } from "@/lib/services/listings/picture-paths";
import { publishDraft } from "@/lib/services/listings/publish";
import { applyPatch } from "./apply-patch";
import { redraftFields } from "./redraft";
import { isStale, regenerateFields, splitRegenerate } from "./regenerate";

const t = schema.drafts;

interface Saved {
  row: DraftRow;
  /** What `regenerate` left alone, and why. */
  skipped: ReturnType<typeof splitRegenerate>["skipped"];
}

/** Applies a PATCH body to a draft of the caller's, and to its listing where it has one. */
export async function saveDraftPatch(ctx: Ctx, id: string, body: DraftPatch): Promise<Saved> {
  refuseContradictions(body);
  const patch = await withKnownCategories(ctx, body);
  const before = await getOwnedDraft(ctx, id);
  const { names, skipped } = splitRegenerate(readContent(before.content), patch);
  const rereads = names.length > 0 && isStale(before, ctx.now);
  const redrafted = names.length > 0 && !rereads ? await regenerateFields(ctx, before, names) : null;
  const row = await ctx.db.transaction((tx) => saveChanges(ctx, tx, { id, patch, names, rereads, redrafted }));
  return { row, skipped };
}

interface Changes {
  id: string;
  patch: DraftPatch;
  names: ProfileField[];
  rereads: boolean;
  redrafted: ((drafted: DraftedContent) => DraftedContent) | null;
}

/** Applies everything to the draft as it is by now, and to its listing where it has one. */
async function saveChanges(ctx: Ctx, tx: Db, { id, patch, names, rereads, redrafted }: Changes): Promise<DraftRow> {
  const before = await lockOwnedDraft(ctx, tx, id);
  const stored = readDrafted(before.drafted);
  const drafted = redrafted ? redrafted(stored) : stored;
  const content = redraftFields(applyPatch(readContent(before.content), drafted, patch), drafted, names);
  const competitor = competitorChange(before.competitor, patch.competitor_url);
  const values = { content, drafted, updatedAt: ctx.now, ...competitor };
  const [saved = before] = await tx.update(t).set(values).where(eq(t.id, id)).returning();
  if (competitor.competitor) {
    const { url } = competitor.competitor;
    await stage(tx, {
      name: "competitor.requested",
      key: `competitor:${id}:${ctx.now.getTime()}`,
      data: { draft_id: id, url },
    });
  }
  if (namesNewPictures(readContent(before.content), content)) {
    await stage(tx, { name: "pictures.requested", key: `pictures:${id}:${ctx.now.getTime()}`, data: { draft_id: id } });
  }
  if (saved.status === "submitted") await publishDraft(ctx, tx, saved);
  return rereads ? restartDraft(ctx, tx, saved) : saved;
}

function namesNewPictures(before: DraftContent, after: DraftContent): boolean {
  return (
    (["logo_url", "screenshot_url"] as const).some((name) => before.fields[name].value !== after.fields[name].value) ||
    wantedPhotos(after).some((photo) => !wantedPhotos(before).includes(photo))
  );
}

/** A newly named competitor starts a comparison; an emptied one ends it; the same one again changes nothing. */
function competitorChange(before: DraftRow["competitor"], url: string | undefined) {
  if (url === undefined || before?.url === url) return {};
  return { competitor: url === "" ? null : startedComparison(url) };
}

/** One field or list can't be set, restored and regenerated in one call: which would win is anybody's guess. */
function refuseContradictions(patch: DraftPatch): void {
  const lists: [string, string[]][] = [
    ["fields", Object.keys(patch.fields ?? {})],
    ["the body", DRAFTED_LISTS.filter((name) => patch[name] !== undefined)],
    ["restore", patch.restore ?? []],
    ["regenerate", patch.regenerate ?? []],
  ];
  const seenIn = new Map<string, string>();
  const errors: FieldError[] = [];
  for (const [list, names] of lists) {
    for (const name of new Set(names)) {
      const other = seenIn.get(name);
      if (other) errors.push({ pointer: `/${list}`, detail: `${name} is in ${other} too.` });
      seenIn.set(name, list);
    }
  }
  if (errors.length > 0) {
    throw new AppError(
      "validation_failed",
      "A field is asked for twice.",
      "Set, restore or regenerate each, not two of these.",
      { errors },
    );
  }
}

async function withKnownCategories(ctx: Ctx, patch: DraftPatch): Promise<DraftPatch> {
  if (!patch.fields?.categories) return patch;
  const known = await resolveCategories(ctx.db, ctx.site.id, patch.fields.categories);
  return { ...patch, fields: { ...patch.fields, categories: known.map((one) => one.name) } };
}
