import { and, eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Plan } from "@/lib/core/statuses";
import { slugify } from "@/lib/core/text/slug";
import { addWeeks, weekOf, weekStart } from "@/lib/core/week";
import type { SeededCategory } from "./categories";
import { pricingModelOf } from "./facts";
import type { SeedProduct } from "./product";
import { contentOf, type SeedPictures } from "./profile";
import { hostOf } from "./quotes";
import type { SeedSite } from "./sites";
import { seedVotes } from "./votes";

const t = schema.listings;
/** Weeks between choosing the free plan and going live: the default queue. */
const QUEUE_WEEKS = 4;

export interface ListingPlace {
  site: SeedSite;
  siteId: number;
  categories: Map<string, SeededCategory>;
  companyId: number;
  ownerId: string | null;
  now: Date;
}

/** Lists a product on one site in its week; false when it is listed there already. */
export async function seedListing(
  tx: Db,
  product: SeedProduct,
  pictures: SeedPictures,
  place: ListingPlace,
): Promise<boolean> {
  if (await isListed(tx, product, place.siteId)) return false;
  const launch = launchOf(product, place);
  const [row] = await tx
    .insert(t)
    .values({
      siteId: place.siteId,
      companyId: place.companyId,
      ownerId: place.ownerId,
      slug: slugify(product.name),
      ...profileColumns(product, pictures),
      ...categoryColumns(product, place),
      ...launch,
    })
    .returning({ id: t.id });
  if (row && isLaunched(product)) await seedVotes(tx, { ...place, listingId: row.id }, product);
  if (row && launch.plan === "free") await takePlace(tx, place.siteId, row.id, launch.launchWeek);
  return true;
}

async function isListed(tx: Db, product: SeedProduct, siteId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(eq(t.siteId, siteId), eq(t.slug, slugify(product.name))));
  return rows.length > 0;
}

function profileColumns(product: SeedProduct, pictures: SeedPictures) {
  return {
    name: product.name,
    url: `https://${hostOf(product)}/`,
    headline: product.headline,
    summary: product.summary,
    description: product.description,
    logoUrl: pictures.logoUrl,
    screenshotUrl: pictures.screenshotUrl,
    platforms: product.platforms ?? [],
    pricingModel: pricingModelOf(product.plans ?? []) ?? null,
    openSource: product.license ? true : null,
    content: contentOf(product, pictures),
  };
}

function categoryColumns(product: SeedProduct, place: ListingPlace) {
  const names = place.site.categoriesOf(product);
  const found = names.map((name) => {
    const one = place.categories.get(name);
    if (!one) throw new Error(`${product.name} names the unknown category ${name}.`);
    return one;
  });
  const slugs = found.map((one) => one.slug);
  const parents = found.flatMap((one) => one.parentSlug ?? []);
  return { categoryNames: names, categorySlugs: slugs, categoryPath: [...new Set([...slugs, ...parents])] };
}

const isLaunched = (product: SeedProduct) => product.week <= 0;

/** Where the product stands: live since its week, or scheduled for it. */
function launchOf(product: SeedProduct, place: ListingPlace) {
  const current = weekOf(place.now);
  const launchWeek = addWeeks(current, product.week);
  const isLive = isLaunched(product);
  const plan: Plan = product.isUnclaimed ? "none" : product.isPaid ? "paid" : "free";
  return {
    status: isLive ? ("live" as const) : ("scheduled" as const),
    plan,
    launchWeek,
    launchedAt: isLive ? weekStart(launchWeek) : null,
    createdAt: weekStart(addWeeks(launchWeek, -QUEUE_WEEKS)),
    updatedAt: weekStart(isLive ? launchWeek : current),
    ...(plan === "free" && badgeOf(product, weekStart(current))),
  };
}

function badgeOf(product: SeedProduct, at: Date) {
  const badgeCheckedUrl = `https://${hostOf(product)}/`;
  return { badgeResult: "found" as const, badgeCheckedAt: at, badgeCheckedUrl, badgeVerifiedAt: at };
}

async function takePlace(tx: Db, siteId: number, listingId: number, week: string): Promise<void> {
  const w = schema.launchWeeks;
  const [row] = await tx
    .insert(w)
    .values({ siteId, week, freeTaken: 1 })
    .onConflictDoUpdate({ target: [w.siteId, w.week], set: { freeTaken: sql`${w.freeTaken} + 1` } })
    .returning({ position: w.freeTaken });
  await tx
    .update(t)
    .set({ freePosition: row?.position ?? null })
    .where(eq(t.id, listingId));
}
