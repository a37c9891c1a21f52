import { sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

/** Gives a database without any site the default one with its categories: an empty directory, ready for its first product. */
export async function ensureFirstSite(db: Db, about: { baseUrl: string; now: Date }): Promise<void> {
  if (await hasSite(db)) return;
  const [{ SEED_LOCK, SITES }, { saveSite }] = await Promise.all([import("./sites"), import("./save-site")]);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasSite(tx)) return;
    for (const site of SITES.filter(({ hostPrefix }) => hostPrefix === null)) await saveSite(tx, site, about);
  });
}

async function hasSite(db: Db): Promise<boolean> {
  return (await db.select({ id: schema.sites.id }).from(schema.sites).limit(1)).length > 0;
}
