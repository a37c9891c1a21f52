import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, type FieldError } from "@/lib/core/errors";
import { defineOperation } from "@/lib/core/operation";
import { type DraftPatch, draft, draftPatch, skippedField } from "@/lib/schemas/draft";
import { draftId } from "@/lib/schemas/primitives";
import { stage } from "../events/stage";
import { publishDraft } from "../my-listings/publish";
import { applyPatch } from "./apply-patch";
import { resolveCategories } from "./category-names";
import { readContent, readDrafted } from "./content";
import { getOwnedDraft, lockOwnedDraft, pagesOf } from "./owned";
import { presentDraft } from "./present";
import { redraftFields } from "./redraft";
import { regenerateFields, splitRegenerate } from "./regenerate";

const t = schema.drafts;

/** Changes a draft; only what is sent changes. Edits of a submitted draft travel to its listing. */
export const updateDraft = defineOperation({
  name: "update_draft",
  method: "PATCH",
  path: "/drafts/{id}",
  scope: "listings:write",
  toolset: "drafts",
  idempotent: true,
  title: "Update a draft",
  summary:
    "Correct a draft. Send plain values in `fields` (null removes); they are kept from every later redraft. `restore` brings the drafted value back, `regenerate` drafts again from the pages read and reports what it skipped. Next: submit_draft.",
  input: draftPatch.extend({ id: draftId }),
  output: draft.extend({ skipped: z.array(skippedField) }),
  errors: ["draft_not_ready"],
  example: {
    id: "dr_0123456789abcdefghij",
    fields: { headline: "Your kanban board, in your repository" },
    restore: ["summary"],
  },
  async run({ ctx, input }) {
    const { id, ...body } = input;
    refuseContradictions(body);
    const patch = await withKnownCategories(ctx, body);
    const before = await getOwnedDraft(ctx, id);
    const { names, skipped } = splitRegenerate(readContent(before.content), patch);
    const redrafted = names.length > 0 ? await regenerateFields(ctx, before, names) : null;
    const row = await ctx.db.transaction(async (tx) => {
      const locked = await lockOwnedDraft(ctx, tx, id);
      const drafted = redrafted ? redrafted(readDrafted(locked.drafted)) : readDrafted(locked.drafted);
      const content = redraftFields(applyPatch(readContent(locked.content), drafted, patch), drafted, names);
      const [saved] = await tx.update(t).set({ content, drafted, updatedAt: ctx.now }).where(eq(t.id, id)).returning();
      const next = saved ?? locked;
      if (patch.competitor_url) {
        const key = `competitor:${id}:${ctx.now.getTime()}`;
        await stage(tx, { name: "competitor.requested", key, data: { draft_id: id, url: patch.competitor_url } });
      }
      if (next.listingId) await publishDraft(ctx, tx, next);
      return next;
    });
    return { ...presentDraft(row, await pagesOf(ctx.db, row.id), ctx), skipped };
  },
});

/** One field can't be set, restored and regenerated in one call: which would win is anybody's guess. */
function refuseContradictions(patch: DraftPatch): void {
  const lists: [string, string[]][] = [
    ["fields", Object.keys(patch.fields ?? {})],
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
      "Name each field in one of fields, restore and regenerate.",
      { errors },
    );
  }
}

async function withKnownCategories(ctx: Ctx, patch: DraftPatch): Promise<DraftPatch> {
  if (!patch.fields?.categories) return patch;
  const known = await resolveCategories(ctx.db, ctx.site.id, patch.fields.categories);
  return { ...patch, fields: { ...patch.fields, categories: known.map((one) => one.name) } };
}
