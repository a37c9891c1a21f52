import { and, eq, inArray } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { parseWeek, type Week } from "@/lib/core/week";

const t = schema.listings;

/** A listing that waits for its launch week: its name and week, and nothing else before its time. Null for all others. */
export async function findComing(
  ctx: Pick<Ctx, "db" | "site">,
  slug: string,
): Promise<{ name: string; week: Week } | null> {
  const [row] = await ctx.db
    .select({ name: t.name, week: t.launchWeek })
    .from(t)
    .where(and(eq(t.siteId, ctx.site.id), eq(t.slug, slug), inArray(t.status, ["awaiting_badge", "scheduled"])));
  const week = row?.week ? parseWeek(row.week) : null;
  return row && week ? { name: row.name, week } : null;
}
