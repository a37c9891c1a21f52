import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import { numberedSlugs, slugify } from "@/lib/core/text/slug";

const p = schema.founderProfiles;
const former = schema.founderSlugs;
/** People who look for a free slug at the same time take turns until they are done. */
const SLUG_LOCK = 7_226_011;

/** A slug for somebody's name that nobody has or had. Taken by writing it in this transaction. */
export async function freeFounderSlug(tx: Db, name: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SLUG_LOCK})`);
  for (const slug of numberedSlugs(slugify(name, "founder"))) {
    const isTaken = sql`exists (select from ${p} where ${p.slug} = ${slug}) or exists (select from ${former} where ${former.slug} = ${slug})`;
    const [row] = await tx.execute<{ taken: boolean }>(sql`select ${isTaken} as taken`);
    if (!row?.taken) return slug;
  }
  throw new AppError("conflict", "No free address was left for this name.", "Change the name a little and save again.");
}

/** The first name that a profile is given makes its slug; what it was until then goes on leading there. */
export async function nameSlug(tx: Db, before: { userId: string; slug: string; name: string | null }, name: string) {
  if (before.name !== null) return before.slug;
  const slug = await freeFounderSlug(tx, name);
  await tx.insert(former).values({ slug: before.slug, userId: before.userId }).onConflictDoNothing();
  return slug;
}
