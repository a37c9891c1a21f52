import { and, eq, sql } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { closest } from "@/lib/core/text/closest";
import { PLATFORM_NAMES } from "@/lib/drafting/text/software/platform-names";
import { isLive } from "@/lib/services/listings/live";

const t = schema.listings;

/**
 * Throws `validation_failed` with the name that was meant, for a platform that no live listing has and that is spelled nearly
 * as a well-known one. Platforms are free text: any other name is simply on no listing yet.
 */
export async function refuseMisspelledPlatform(ctx: Pick<Ctx, "db" | "site">, platform: string): Promise<void> {
  const wanted = platform.trim().toLowerCase();
  const near = PLATFORM_NAMES.some((name) => name.toLowerCase() === wanted) ? null : closest(wanted, PLATFORM_NAMES);
  if (!near) return;
  const hasIt = sql`exists (select 1 from unnest(${t.platforms}) p where lower(p) = ${wanted})`;
  const [one] = await ctx.db
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.siteId, ctx.site.id), isLive, hasIt))
    .limit(1);
  if (one) return;
  const detail = `No listing runs on “${platform.slice(0, 40)}”. Did you mean “${near}”?`;
  throw invalid("/platform", detail, "Name the platform as listings do, such as Linux, iOS or Web.");
}
