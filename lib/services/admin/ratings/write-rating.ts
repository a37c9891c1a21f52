import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { RATING_SOURCES } from "@/lib/core/statuses";
import { audit } from "@/lib/services/audit/audit";

const { domainRatings: t, companies: c } = schema;
const FORM = /^\d{1,3}(?:[.,]\d)?$/;
const MOST = 100;

/** What was said of a domain on a day; `rating` is null where the provider knew none, `source` where nobody said anything. */
const kept = z.object({
  day: z.iso.date(),
  rating: z.number().nullable(),
  source: z.enum(RATING_SOURCES).nullable(),
});
export type KeptRating = z.output<typeof kept>;
export const readKeptRating = (value: unknown): KeptRating => kept.parse(value);

/** "41" or "41.5", with the comma of other languages too, from 0 to 100; null for what is no rating. */
export function ratingOf(text: string): number | null {
  const rating = FORM.test(text) ? Number(text.replace(",", ".")) : MOST + 1;
  return rating <= MOST ? rating : null;
}

interface Change {
  domain: string;
  to: KeptRating;
  reason: string;
  undoes?: number;
}

/**
 * Stores what is said of a domain on a day, with its row of the audit log; without a source nothing is said of that day any more.
 * A trigger takes the domain's latest rating to its listings and boards.
 */
export async function writeRating(tx: Db, ctx: Ctx, { domain, to, reason, undoes }: Change): Promise<void> {
  // of two admins the second one waits, and finds the first one's rating
  await tx.select({ id: c.id }).from(c).where(eq(c.domain, domain)).orderBy(c.id).for("no key update");
  const { day, rating, source } = to;
  const its = and(eq(t.domain, domain), eq(t.day, day));
  const [stored] = await tx.select().from(t).where(its).for("update");
  if (source === null) await tx.delete(t).where(its);
  else {
    const set = { rating, source };
    await tx
      .insert(t)
      .values({ domain, day, ...set })
      .onConflictDoUpdate({ target: [t.domain, t.day], set });
  }
  await audit(tx, ctx, {
    entity: { kind: "rating", id: domain },
    did: "set",
    before: { day, rating: stored?.rating ?? null, source: stored?.source ?? null },
    after: { day, rating, source },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
