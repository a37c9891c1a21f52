import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { line } from "@/lib/schemas/primitives";
import { requireUser } from "@/lib/services/account/require-user";
import { getScreen } from "../screens/registry";

const t = schema.deskViews;
const NAME_MAX = 60;
const QUERY_MAX = 1_000;
/** Of one admin and screen. */
const VIEWS_MAX = 20;

/** Keeps what an admin asks of a screen under a name; the same name again changes it. It is theirs alone, so no log has it. */
export const saveDeskView = definePageOperation({
  name: "save_desk_view",
  access: "admin",
  readOnly: false,
  withoutCode: { because: "It keeps a view of one's own." },
  input: z.strictObject({ screen: z.string().max(60), name: line(NAME_MAX), query: z.string().max(QUERY_MAX) }),
  output: z.object({ saved: z.literal(true) }),
  async run({ ctx, input: { screen, name, query } }) {
    const place = { userId: requireUser(ctx), siteId: ctx.site.id, screen: getScreen(screen).key };
    await ctx.db.transaction(async (tx) => {
      await tx
        .insert(t)
        .values({ ...place, name, query, createdAt: ctx.now })
        .onConflictDoUpdate({ target: [t.userId, t.siteId, t.screen, t.name], set: { query } });
      const its = and(eq(t.userId, place.userId), eq(t.siteId, place.siteId), eq(t.screen, place.screen));
      if ((await tx.$count(t, its)) > VIEWS_MAX)
        throw new AppError("conflict", `A screen has ${VIEWS_MAX} views at most.`, "Remove one first.");
    });
    return { saved: true } as const;
  },
});
