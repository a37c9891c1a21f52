import { fillPlaceholders, type Query, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "./client";

const explained = z.array(
  z.object({ "QUERY PLAN": z.array(z.object({ Plan: z.object({ "Plan Rows": z.number() }) })).min(1) }),
);

/**
 * How many rows a query gives back, as the planner expects it from the statistics of its tables: in a millisecond, however many
 * these are. About right for a word or a category, further off where conditions depend on each other.
 */
export function rowsEstimate(db: Db, query: { toSQL(): Query }) {
  const { sql: text, params } = query.toSQL();
  const pieces = text.split(/\$\d+/).map((piece) => sql.raw(piece));
  return {
    async execute(values: Record<string, unknown>): Promise<number> {
      const filled = fillPlaceholders(params, values).map((value) => sql.param(value));
      const chunks = pieces.flatMap((piece, i) => (i < filled.length ? [piece, sql`${filled[i]}`] : [piece]));
      const [row] = explained.parse([...(await db.execute(sql`explain (format json) ${sql.join(chunks)}`))]);
      return row?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
    },
  };
}
