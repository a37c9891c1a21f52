import { z } from "zod";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { definePageOperation } from "@/lib/core/operation";
import { draftId } from "@/lib/schemas/primitives";
import { spend } from "@/lib/services/account/spend";
import { lockOwnedDraft } from "@/lib/services/drafts/owned";
import type { DraftRow } from "@/lib/services/drafts/shown";
import { stage } from "@/lib/services/events/stage";
import { moveOwnDraft } from "../status";
import { isAbandoned, isUnderWay, nextBuild } from "./abandoned";

/** Stages the build of the draft's current run; staged twice, it is built once. */
export async function requestBuild(tx: Db, row: DraftRow): Promise<DraftRow> {
  const { id, run, userId } = row;
  const data = { draft_id: id, run, user_id: userId };
  await stage(tx, { name: "draft.requested", key: `draft:${id}:${run}`, data });
  return row;
}

/**
 * Reads the site anew at its user's cost; a build that is under way is left alone, unless nothing was heard of it for minutes. Saved
 * values stay: a build only fills what the user has not touched.
 */
export async function restartDraft(ctx: Ctx, tx: Db, row: DraftRow): Promise<DraftRow> {
  if (isBeingRead(ctx, row)) return row;
  await spend(ctx, tx, "readings", { host: new URL(row.url).host });
  return readAnew(ctx, tx, row);
}

/** Whether a build of it is under way that was heard of lately. */
export const isBeingRead = ({ now }: Pick<Ctx, "now">, row: DraftRow) => isUnderWay(row) && !isAbandoned(row, now);

/** The same at nobody's cost, whatever is under way: for the site's team. */
export async function readAnew(ctx: Pick<Ctx, "now">, tx: Db, row: DraftRow): Promise<DraftRow> {
  const move = isUnderWay(row) ? "revived" : "restarted";
  return requestBuild(tx, await moveOwnDraft(tx, row, move, { ...nextBuild(row, ctx.now), revivals: 0 }));
}

/** The review page's "Read again". */
export const rereadDraft = definePageOperation({
  name: "reread_draft",
  access: "session",
  readOnly: false,
  bucket: "drafts",
  input: z.strictObject({ id: draftId }),
  output: z.object({ id: z.string() }),
  async run({ ctx, input }) {
    return ctx.db.transaction(async (tx) => {
      const { id } = await restartDraft(ctx, tx, await lockOwnedDraft(ctx, tx, input.id));
      return { id };
    });
  },
});
