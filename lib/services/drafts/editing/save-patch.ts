import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, type FieldError, notFound } from "@/lib/core/errors";
import { requireRevision } from "@/lib/core/http/revision";
import type { ProfileContent } from "@/lib/schemas/content";
import { DRAFTED_LISTS, type DraftPatch, draft } from "@/lib/schemas/draft";
import type { ProfileField } from "@/lib/schemas/profile";
import { spend } from "@/lib/services/account/spend";
import { startedComparison } from "@/lib/services/drafts/building/competitor";
import { restartDraft } from "@/lib/services/drafts/building/restart";
import { type DraftContent, type DraftedContent, readDrafted } from "@/lib/services/drafts/content/content";
import { redraftFields } from "@/lib/services/drafts/content/redraft";
import { getOwnedDraft, lockOwnedDraft } from "@/lib/services/drafts/owned";
import { draftRevision, presentDraft } from "@/lib/services/drafts/present";
import { type DraftRow, type ShownDraft, showLockedDraft } from "@/lib/services/drafts/shown";
import { stage } from "@/lib/services/events/stage";
import { withKnownCategories } from "@/lib/services/listings/categories/category-names";
import { changedParts, takeParts } from "@/lib/services/listings/parts";
import { newPictures, wantedPictures } from "@/lib/services/listings/picture-paths";
import { writeListing } from "@/lib/services/listings/write";
import { applyPatch } from "./apply-patch";
import { isStale, regenerateFields, splitRegenerate } from "./regenerate";

const t = schema.drafts;

interface Saved {
  row: ShownDraft;
  /** What `regenerate` left alone, and why. */
  skipped: ReturnType<typeof splitRegenerate>["skipped"];
}

/** Looks at a draft under its lock, before anything is changed; what it throws leaves the draft as it is. */
type Look = (content: DraftContent) => void;

/** Applies a PATCH body to a draft of the caller's, and to its listing where it has one. */
export async function saveDraftPatch(ctx: Ctx, id: string, body: DraftPatch, look: Look = () => {}): Promise<Saved> {
  refuseContradictions(body);
  const patch = await withKnownCategories(ctx, body);
  const before = await getOwnedDraft(ctx, id);
  const { names, skipped } = splitRegenerate(before.content, patch);
  const rereads = names.length > 0 && isStale(before, ctx.now);
  const redrafted = names.length > 0 && !rereads ? await regenerateFields(ctx, before, names) : null;
  const row = await ctx.db.transaction((tx) => saveChanges(ctx, tx, { id, patch, names, rereads, redrafted, look }));
  return { row, skipped };
}

interface Changes {
  id: string;
  patch: DraftPatch;
  names: ProfileField[];
  rereads: boolean;
  redrafted: ((drafted: DraftedContent) => DraftedContent) | null;
  look: Look;
}

/** Applies everything to the draft as it is by now. */
async function saveChanges(ctx: Ctx, tx: Db, changes: Changes): Promise<ShownDraft> {
  const { id, patch, names, rereads, redrafted, look } = changes;
  const before = await lockOwnedDraft(ctx, tx, id);
  requireRevision(ctx.ifMatch, () => draftRevision(draft.parse(presentDraft(before, [], ctx))));
  look(before.content);
  const stored = readDrafted(before.drafted);
  const drafted = redrafted ? redrafted(stored) : stored;
  const content = redraftFields(applyPatch(before.content, drafted, patch), drafted, names);
  const competitor = competitorChange(before.competitor, patch.competitor_url);
  const own = await saveContent(ctx, tx, before, content);
  const values = { ...own, drafted, updatedAt: ctx.now, ...competitor };
  const [saved] = await tx.update(t).set(values).where(eq(t.id, id)).returning();
  if (!saved) throw notFound("draft");
  if (competitor.competitor) {
    const { url } = competitor.competitor;
    await spend(ctx, tx, "competitors");
    await stage(tx, {
      name: "competitor.requested",
      key: `competitor:${id}:${ctx.now.getTime()}`,
      data: { draft_id: id, url, user_id: before.userId },
    });
  }
  return showLockedDraft(tx, rereads ? await restartDraft(ctx, tx, saved) : saved);
}

/**
 * Saves an edit where the content is: in the listing once there is one, and of that exactly the parts the edit changed in what
 * was shown; else in the draft. Answers the draft's columns that hold it.
 */
async function saveContent(ctx: Ctx, tx: Db, before: ShownDraft, after: ProfileContent): Promise<Partial<DraftRow>> {
  const parts = changedParts(before.content, after);
  if (before.listing) {
    await writeListing(ctx, tx, before.listing, (content) => takeParts(content, after, parts), before.pictures);
    return {};
  }
  if (before.listingId !== null) throw notFound("listing");
  if (!isDeepStrictEqual(wantedPictures(before.content), wantedPictures(after))) {
    await spend(ctx, tx, "pictures", { amount: newPictures(before.content, after).length });
    const key = `pictures:${before.id}:${ctx.now.getTime()}`;
    await stage(tx, { name: "pictures.requested", key, data: { draft_id: before.id, user_id: before.userId } });
  }
  return { content: after };
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
