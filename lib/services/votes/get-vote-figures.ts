import { and, count, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { tags } from "@/lib/core/content-tags";
import { definePageOperation } from "@/lib/core/operation";
import { weekDays, weekOf } from "@/lib/core/week";
import { voteFigures } from "@/lib/schemas/votes";

const v = schema.votes;

/** How this week's votes were judged, of all products together. */
export const getVoteFigures = definePageOperation({
  name: "get_vote_figures",
  access: "public",
  readOnly: true,
  input: z.strictObject({}),
  output: voteFigures,
  cacheTags: ({ siteId }) => [tags.votes(siteId)],
  async run({ ctx }) {
    const week = weekOf(ctx.now);
    const rows = await ctx.db
      .select({ state: v.state, votes: count() })
      .from(v)
      .where(and(eq(v.siteId, ctx.site.id), eq(v.week, week)))
      .groupBy(v.state);
    const of = (state: string) => rows.find((row) => row.state === state)?.votes ?? 0;
    const cast = rows.reduce((sum, { votes }) => sum + votes, 0);
    const judged = { counted: of("counted"), held: of("held"), released: of("released"), refused: of("refused") };
    return { week, days: weekDays(week), cast, ...judged };
  },
});
