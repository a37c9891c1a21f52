import { and, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";

const t = schema.listings;

/** Whether a slug is that of a listing which was taken off the site: its page is gone, not mistyped. */
export async function isRemovedSlug({ db, site }: Pick<Ctx, "db" | "site">, slug: string): Promise<boolean> {
  const isRemoved = and(eq(t.siteId, site.id), eq(t.slug, slug), eq(t.status, "removed"));
  return (await db.$count(t, isRemoved)) > 0;
}
