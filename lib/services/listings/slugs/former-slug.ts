import { and, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { type AppError, moved, notFound } from "@/lib/core/errors";
import { isLive } from "../live";

const t = schema.listings;

/** The slug a listing has today, for a slug it had before; null when there is none. Pages redirect to it. */
export async function findMovedSlug(ctx: Pick<Ctx, "db" | "site">, oldSlug: string): Promise<string | null> {
  const former = schema.listingSlugs;
  const [row] = await ctx.db
    .select({ slug: t.slug })
    .from(former)
    .innerJoin(t, eq(t.id, former.listingId))
    .where(and(eq(former.siteId, ctx.site.id), eq(former.slug, oldSlug), isLive));
  return row?.slug ?? null;
}

/** The error for a slug that no live listing has: old slugs redirect (decisions, Listing). `below` follows the slug in the path. */
export async function missingListing(ctx: Pick<Ctx, "db" | "site">, slug: string, below = ""): Promise<AppError> {
  const today = await findMovedSlug(ctx, slug);
  return today === null ? notFound("listing") : moved("listing", today, `/listings/${today}${below}`);
}
