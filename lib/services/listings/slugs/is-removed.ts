import { and, eq, exists, or } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";

const t = schema.listings;
const former = schema.listingSlugs;

/** Whether a slug is or was that of a listing whose status is removed: its page is gone, not mistyped. */
export async function isRemovedSlug({ db, site }: Pick<Ctx, "db" | "site">, slug: string): Promise<boolean> {
  const wasNamedSo = db
    .select({ slug: former.slug })
    .from(former)
    .where(and(eq(former.siteId, site.id), eq(former.slug, slug), eq(former.listingId, t.id)));
  const isNamedSo = or(eq(t.slug, slug), exists(wasNamedSo));
  return (await db.$count(t, and(eq(t.siteId, site.id), eq(t.status, "removed"), isNamedSo))) > 0;
}
