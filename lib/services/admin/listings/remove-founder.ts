import { z } from "zod";
import { definePageOperation } from "@/lib/core/operation";
import { line, listingId } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { withoutFounder, writeOverride } from "./write-override";

const NAME_MAX = 120;

/** Takes somebody off the founders that a listing names, with a reason that its owner gets. Throws `not_found`, and `conflict` where somebody changed them after `seen_version`. */
export const removeFounder = definePageOperation({
  name: "remove_founder",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["listing.overridden"] },
  input: z.strictObject({
    listing_id: listingId,
    name: line(NAME_MAX),
    seen_version: z.number().int().min(1).optional(),
    reason: line(REASON_MAX),
  }),
  output: z.object({ version: z.number().int() }),
  run: ({ ctx, input: { listing_id, name, seen_version, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const to = { ...withoutFounder(name), listingId: listing_id, seenVersion: seen_version, reason };
      return { version: await writeOverride(tx, ctx, to) };
    }),
});
