import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { draftId } from "@/lib/schemas/primitives";
import { lockOwnedDraft } from "@/lib/services/drafts/owned";
import type { DraftRow } from "@/lib/services/drafts/shown";
import { stage } from "@/lib/services/events/stage";
import { FIRST_PROGRESS } from "./progress";

const t = schema.drafts;

/** Stages the build of the draft's current run; staged twice, it is built once. */
export async function requestBuild(tx: Db, row: DraftRow): Promise<DraftRow> {
  const { id, run } = row;
  await stage(tx, { name: "draft.requested", key: `draft:${id}:${run}`, data: { draft_id: id, run } });
  return row;
}

/** Reads the site anew. Saved values stay: a build only fills what the user has not touched. */
export async function restartDraft(ctx: Ctx, tx: Db, row: DraftRow): Promise<DraftRow> {
  const [restarted] = await tx
    .update(t)
    .set({ status: "crawling", error: null, run: row.run + 1, progress: FIRST_PROGRESS, updatedAt: ctx.now })
    .where(eq(t.id, row.id))
    .returning();
  return requestBuild(tx, restarted ?? row);
}

/** The review page's "Read again". A build that is under way is left alone. */
export const rereadDraft = definePageOperation({
  name: "reread_draft",
  access: "session",
  readOnly: false,
  bucket: "drafts",
  input: z.strictObject({ id: draftId }),
  output: z.object({ id: z.string() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const row = await lockOwnedDraft(ctx, tx, input.id);
      if (row.status !== "crawling" && row.status !== "drafting") await restartDraft(ctx, tx, row);
      return { id: row.id };
    });
  },
});
