import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { countedId } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";

const t = schema.deskViews;

/** Removes a view of one's own. Throws `not_found`. */
export const removeDeskView = definePageOperation({
  name: "remove_desk_view",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It removes a view of one's own, which is made again in a moment." },
  input: z.strictObject({ view_id: countedId("Of list_desk_views") }),
  output: z.object({ removed: z.literal(true) }),
  async run({ ctx, input: { view_id } }) {
    const isOwn = and(eq(t.id, view_id), eq(t.userId, requireUser(ctx)), eq(t.siteId, ctx.site.id));
    const removed = await ctx.db.delete(t).where(isOwn).returning({ id: t.id });
    if (removed.length === 0) throw notFound("view");
    return { removed: true } as const;
  },
});
