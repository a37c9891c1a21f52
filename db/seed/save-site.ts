import { type Db, schema } from "@/db/client";
import { seedCategories } from "./categories";
import { hostBeside, type SeedSite } from "./sites";

/** Writes a site and its categories; again changes nothing but their wording. `baseUrl` is the default site's origin. */
export async function saveSite(tx: Db, site: SeedSite, { baseUrl, now }: { baseUrl: string; now: Date }) {
  const host = site.hostPrefix && hostBeside(baseUrl, site.hostPrefix);
  const texts = { name: site.name, tagline: site.tagline, markColour: site.markColour, host, isDefault: host === null };
  const [row] = await tx
    .insert(schema.sites)
    .values({ key: site.key, ...texts, createdAt: now })
    .onConflictDoUpdate({ target: schema.sites.key, set: texts })
    .returning({ id: schema.sites.id });
  if (!row) throw new Error(`The site ${site.key} could not be saved.`);
  return { site, siteId: row.id, categories: await seedCategories(tx, row.id, site.categories) };
}
