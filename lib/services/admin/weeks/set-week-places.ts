import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { resolveWeek, weekOf } from "@/lib/core/week";
import { line } from "@/lib/schemas/primitives";
import { weekInput } from "@/lib/schemas/week";
import { REASON_MAX } from "../desk/reason";
import { rangeOf } from "../settings/range";
import { writePlaces } from "./write-places";

const places = (key: "free_slots_per_week" | "paid_slots_per_week") => {
  const { min, max } = rangeOf(key);
  return z.number().int().min(min).max(max).optional();
};

/** Gives one week of the site its own number of free and paid launches; what is left out is as the settings say again. */
export const setWeekPlaces = definePageOperation({
  name: "set_week_places",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["week.places_set"] },
  input: z.strictObject({
    week: weekInput,
    free_places: places("free_slots_per_week"),
    paid_places: places("paid_slots_per_week"),
    reason: line(REASON_MAX),
  }),
  output: z.object({ week: z.string(), free_left: z.number().int(), paid_left: z.number().int() }),
  run: ({ ctx, input: { week: asked, free_places = null, paid_places = null, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const week = resolveWeek(asked, ctx.now) ?? weekOf(ctx.now); // the input's own check leaves no other
      const left = await writePlaces(tx, ctx, { week, free: free_places, paid: paid_places, reason });
      return { week, free_left: left.free, paid_left: left.paid };
    }),
});
