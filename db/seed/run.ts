import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Storage } from "@/lib/integrations/storage";
import { seedAwards } from "./awards";
import type { SeededCategory } from "./categories";
import { seedListing } from "./listings";
import { drawLogo } from "./logo";
import { seedCompany, seedOwner } from "./owners";
import { storeDrawing } from "./pictures";
import { drawPortrait } from "./portrait";
import type { SeedProduct } from "./product";
import { saveSite } from "./save-site";
import { drawScreenshot } from "./screenshot/screenshot";
import { PRODUCTS, SEED_LOCK, type SeedSite, SITES } from "./sites";
import { seedVoters } from "./votes";
import { saveWords } from "./words/save-words";

export interface SeedRun {
  db: Db;
  now: Date;
  /** Origin of the default site; the second one lives beside it. */
  baseUrl: string;
  /** Where logos and portraits go. */
  storage: Storage;
}

export interface SeedResult {
  sites: number;
  categories: number;
  products: number;
  /** Listings that were not there before. */
  added: number;
}

/**
 * Fills a database with two sites, their categories and about sixty fictional products around the current week. Running it
 * again changes nothing but the wording of categories and sites; what people changed in the meantime stays.
 */
export async function seed(run: SeedRun): Promise<SeedResult> {
  const drawn = await drawPictures(run.storage);
  return run.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const places = await seedSites(tx, run);
    await seedVoters(tx, run.now);
    let added = 0;
    for (const product of PRODUCTS) added += await seedProduct(tx, product, drawn, places, run.now);
    for (const { siteId } of places) await saveWords(tx, siteId, run.now);
    await seedAwards(tx, run.now);
    const categories = places.reduce((sum, place) => sum + place.categories.size, 0);
    return { sites: places.length, categories, products: PRODUCTS.length, added };
  });
}

/** Nobody has given an unclaimed listing a picture of its screen. */
const hasScreen = (product: SeedProduct) => !product.isUnclaimed;
const screenOf = (name: string) => `${name}’s screen`;

/** SHA-256 of each drawing, by product, by its screen and by founder. */
async function drawPictures(storage: Storage): Promise<Map<string, string>> {
  const drawings = PRODUCTS.flatMap((product) => [
    { name: product.name, svg: drawLogo(product.name) },
    ...(hasScreen(product) ? [{ name: screenOf(product.name), svg: drawScreenshot(product) }] : []),
    ...(product.founders ?? []).map(([name]) => ({ name, svg: drawPortrait(name) })),
  ]);
  const stored = drawings.map(async ({ name, svg }) => [name, await storeDrawing(storage, svg)] as const);
  return new Map(await Promise.all(stored));
}

interface Place {
  site: SeedSite;
  siteId: number;
  categories: Map<string, SeededCategory>;
}

async function seedSites(tx: Db, run: SeedRun): Promise<Place[]> {
  const places: Place[] = [];
  for (const site of SITES) {
    places.push(await saveSite(tx, site, run));
  }
  return places;
}

const picturePath = (sha: string | undefined) => (sha ? `/files/${sha}.webp` : null);

async function seedProduct(tx: Db, product: SeedProduct, drawn: Map<string, string>, places: Place[], now: Date) {
  const photoShas = (product.founders ?? []).map(([name]) => drawn.get(name));
  const ownerId = await seedOwner(tx, product, photoShas[0] ?? null, now);
  const companyId = await seedCompany(tx, product, ownerId);
  const pictures = {
    logoUrl: picturePath(drawn.get(product.name)) ?? "",
    screenshotUrl: picturePath(drawn.get(screenOf(product.name))),
    photoUrls: photoShas.map(picturePath),
  };
  let added = 0;
  for (const place of places.filter(({ site }) => site.categoriesOf(product).length > 0)) {
    const isNew = await seedListing(tx, product, pictures, { ...place, companyId, ownerId, now });
    if (isNew) added += 1;
  }
  return added;
}
