import { eq, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { audit } from "../../audit/audit";
import { listingPageUrl } from "../../listings/present";
import type { Place } from "../offers/places";
import { type Fulfilled, type Paid, requirePlaces } from "./paid-line";
import { settleCategories } from "./settle-categories";

/** What a week ranks at that a code paid for. */
const LEAST_CENTS = 1;

/** Puts the listing on the billboard of each week, ranked by what was paid for it. */
export async function fulfilBillboard(job: Ctx, tx: Db, { line, listing, paidAt }: Paid): Promise<Fulfilled> {
  const b = schema.billboardPlaces;
  const weeks = line.options.weeks ?? [];
  const amountCents = Math.max(Math.floor(line.netCents / line.quantity), LEAST_CENTS); // what nobody paid ranks nothing
  const missing = await requirePlaces(
    job,
    tx,
    line,
    weeks.map((week) => ({ kind: "billboard", slot: "", week })),
  );
  if (missing) return { failure: missing };
  const rows = weeks.map((week) => {
    return { siteId: job.site.id, listingId: listing.id, week, amountCents, paidAt };
  });
  const had = await tx.select({ week: b.week }).from(b).where(eq(b.listingId, listing.id));
  const twice = weeks.find((week) => had.some((one) => one.week === week));
  if (twice) return { failure: `The listing has a place in week ${twice} already.` };
  await tx.insert(b).values(rows);
  return { proofUrl: `${job.site.baseUrl}/leaderboards/billboard?week=${weeks[0]}` };
}

/** Puts the listing at the top of each category for each week. */
export async function fulfilSpotlight(job: Ctx, tx: Db, { line, listing, paidAt }: Paid): Promise<Fulfilled> {
  const { weeks = [] } = line.options;
  const settled = await settleCategories(job, tx, line.options.categories ?? []);
  if ("failure" in settled) return settled;
  const { categories } = settled;
  const places: Place[] = categories.flatMap((slot) =>
    weeks.map((week) => ({ kind: "category_spotlight", slot, week })),
  );
  const s = schema.spotlightPlaces;
  const had = await tx.select({ slot: s.categorySlug, week: s.week }).from(s).where(eq(s.listingId, listing.id));
  const twice = places.find(({ slot, week }) => had.some((one) => one.slot === slot && one.week === week));
  if (twice) return { failure: `The listing has a spotlight in ${twice.slot} in week ${twice.week} already.` };
  const missing = await requirePlaces(job, tx, line, places);
  if (missing) return { failure: missing };
  const rows = places.map(({ slot, week }) => {
    return { siteId: job.site.id, listingId: listing.id, categorySlug: slot, week, paidAt };
  });
  await tx.insert(s).values(rows);
  return { proofUrl: `${job.site.baseUrl}/categories/${categories[0]}` };
}

/** Shows a section of a free listing. */
export async function fulfilSection(job: Ctx, tx: Db, { line, listing }: Paid): Promise<Fulfilled> {
  const section = line.options.section ?? "";
  const before = listing.unlockedSections;
  if (listing.plan === "paid" || before.includes(section)) return { failure: "The section is shown already." };
  const t = schema.listings;
  await tx
    .update(t)
    .set({ unlockedSections: sql`array_append(${t.unlockedSections}, ${section})`, updatedAt: job.now })
    .where(eq(t.id, listing.id));
  const entity = { kind: "listing", id: listing.id } as const;
  const after = { unlocked_sections: [...before, section] };
  await audit(tx, job, { entity, did: "unlocked", before: { unlocked_sections: before }, after });
  return { proofUrl: listingPageUrl(job.site.baseUrl, listing.slug) };
}
