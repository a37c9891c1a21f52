import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { dayOf } from "@/lib/core/calendar/days";
import { invalid, notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { countedId, line } from "@/lib/schemas/primitives";
import { REASON_MAX } from "../desk/reason";
import { ratingOf, writeRating } from "./write-rating";

const { listings: l, companies: c } = schema;

/** Says today's Domain Rating of a listing's domain; every listing of that domain has it. Throws `not_found`, `validation_failed`. */
export const setRating = definePageOperation({
  name: "set_rating",
  access: "admin",
  readOnly: false,
  withoutCode: { undo: ["rating.set"] },
  input: z.strictObject({ listing_id: countedId("Of the site"), rating: line(10), reason: line(REASON_MAX) }),
  output: z.object({ domain: z.string(), rating: z.number() }),
  run: ({ ctx, input: { listing_id, rating: text, reason } }) =>
    ctx.db.transaction(async (tx) => {
      const rating = ratingOf(text);
      if (rating === null)
        throw invalid("/rating", "A Domain Rating is 0 to 100, with one decimal at most.", "Type one such as 41.5.");
      const [row] = await tx
        .select({ domain: c.domain })
        .from(l)
        .innerJoin(c, eq(c.id, l.companyId))
        .where(and(eq(l.id, listing_id), eq(l.siteId, ctx.site.id)));
      if (!row) throw notFound("listing");
      const to = { day: dayOf(ctx.now), rating, source: "manual" } as const;
      await writeRating(tx, ctx, { domain: row.domain, to, reason });
      return { domain: row.domain, rating };
    }),
});
