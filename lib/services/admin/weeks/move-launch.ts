import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { resolveWeek, weekOf } from "@/lib/core/week";
import { line, listingId } from "@/lib/schemas/primitives";
import { weekInput } from "@/lib/schemas/week";
import { REASON_MAX } from "../desk/reason";
import { writeWeek } from "./write-week";

/** Moves a listing that waits for its launch to another week, with a reason that its owner gets by mail. */
export const moveLaunch = definePageOperation({
  name: "move_launch",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["listing.requeued", "listing.rescheduled"] },
  input: z.strictObject({ listing_id: listingId, week: weekInput, reason: line(REASON_MAX) }),
  output: z.object({ week: z.string() }),
  run: ({ ctx, input: { listing_id, week: asked, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const week = resolveWeek(asked, ctx.now) ?? weekOf(ctx.now);
      await writeWeek(tx, ctx, { listingId: listing_id, week, reason });
      return { week };
    }),
});
