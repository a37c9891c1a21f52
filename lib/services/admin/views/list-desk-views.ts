import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { definePageOperation } from "@/lib/core/operation";
import { requireUser } from "@/lib/services/account/require-user";

const t = schema.deskViews;

/** The caller's own views of a screen, by name. */
export const listDeskViews = definePageOperation({
  name: "list_desk_views",
  access: "admin",
  readOnly: true,
  input: z.strictObject({ screen: z.string().max(60) }),
  output: z.object({ items: z.array(z.object({ id: z.number().int(), name: z.string(), query: z.string() })) }),
  async run({ ctx, input: { screen } }) {
    const isOwn = and(eq(t.userId, requireUser(ctx)), eq(t.siteId, ctx.site.id), eq(t.screen, screen));
    const items = await ctx.db
      .select({ id: t.id, name: t.name, query: t.query })
      .from(t)
      .where(isOwn)
      .orderBy(asc(t.name));
    return { items };
  },
});
