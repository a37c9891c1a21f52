import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line, listingId, plainText } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { OVERRIDABLE, typedValue } from "./overridable";
import { fieldOverride, writeOverride } from "./write-override";

const VALUE_MAX = 4000;

/** Sets or removes a field of a listing by the site's team, with a reason that its owner gets. Throws `conflict` where somebody changed it after `seen_version`. */
export const overrideField = definePageOperation({
  name: "override_field",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["listing.overridden"] },
  input: z.strictObject({
    listing_id: listingId,
    field: z.enum(OVERRIDABLE),
    value: plainText(VALUE_MAX).default(""),
    seen_version: z.number().int().min(1).optional(),
    reason: line(REASON_MAX),
  }),
  output: z.object({ version: z.number().int() }),
  async run({ ctx, input: { listing_id, field, value, seen_version, reason } }) {
    const override = await fieldOverride(ctx, field, typedValue(field, value));
    return ctx.db.transaction(async (tx) => {
      const to = { ...override, listingId: listing_id, seenVersion: seen_version, reason };
      return { version: await writeOverride(tx, ctx, to) };
    });
  },
});
