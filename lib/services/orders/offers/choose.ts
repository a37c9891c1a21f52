import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import type { PlaceKind, ProductKey } from "@/lib/core/statuses";
import { resolveWeek, type Week, weekOf } from "@/lib/core/week";
import type { OrderItem } from "@/lib/schemas/orders/order";
import type { Choice, LineDraft } from "./line-draft";
import { categorySlugs, SOLD_SECTIONS } from "./offered";
import { openPlaceWeeks } from "./places";

type Chosen = Pick<LineDraft, "description" | "options" | "unitPriceCents" | "quantity" | "places">;

/** Checks the options of one item against what is open now, and says what it then is. */
export function chooseOptions(ctx: Ctx, db: Db, product: ProductKey, choice: Choice): Promise<Chosen> | Chosen {
  switch (product) {
    case "launch":
      return chooseLaunch(ctx, db, choice);
    case "billboard":
      return chooseBillboard(ctx, db, choice);
    case "category_spotlight":
      return chooseSpotlight(ctx, db, choice);
    case "unlock_section":
      return chooseSection(choice);
  }
}

async function chooseLaunch(ctx: Ctx, db: Db, { at, item, listing, priceCents, mine }: Choice): Promise<Chosen> {
  if (listing.plan === "paid") {
    const fix = "Leave it out; get_my_listing shows its launch.";
    throw invalid(`${at}/listing_id`, "This listing has a paid launch already.", fix, { reason: "already_paid" });
  }
  const isPublic = listing.status === "live";
  const isUpgrade = isPublic && listing.launchWeek !== null; // one that was imported has had no launch yet
  const places = { kind: "launch", slot: "" } as const;
  const current = weekOf(ctx.now);
  const weeks = isUpgrade ? [current] : await openPlaceWeeks(ctx, db, places, mine);
  const open = isPublic ? weeks.filter((week) => week === current) : weeks;
  const allowed = open.map((week) => (week === current ? "now" : week));
  const asked = item.week ?? "now";
  const week = asked === "now" ? current : resolveWeek(asked, ctx.now);
  if (!week || !open.includes(week)) throw notOpen(`${at}/week`, asked, allowed);
  const when = isUpgrade ? "upgraded at once" : asked === "now" || week === current ? "live at once" : `in ${week}`;
  return {
    description: launchWords(listing.name, when),
    options: { week: week === current ? "now" : week },
    unitPriceCents: priceCents,
    quantity: 1,
    places: isUpgrade ? [] : [{ ...places, week }],
  };
}

/** What a line of a launch says of it. */
export const launchWords = (name: string, when: string): string => `${name}, ${when}`;

async function chooseBillboard(ctx: Ctx, db: Db, choice: Choice): Promise<Chosen> {
  const { at, item, listing, priceCents, mine } = choice;
  const place = { kind: "billboard", slot: "" } as const;
  const had = await weeksHad(db, listing.id);
  const open = await openPlaceWeeks(ctx, db, place, mine);
  const allowed = open.filter((week) => !had.includes(week) && week >= (liveFrom(ctx, choice) ?? week));
  const weeks = requireWeeks(ctx, choice, liveFrom(ctx, choice) === null ? [] : allowed);
  const amount = item.amount_cents;
  if (amount === undefined || amount < priceCents) {
    const detail = `A week on the billboard costs ${priceCents} cents or more.`;
    const fix = `Send amount_cents of ${priceCents} or more, for each week.`;
    throw invalid(`${at}/amount_cents`, detail, fix, { reason: "below_minimum", allowed: [`${priceCents} or more`] });
  }
  return {
    description: `${listing.name} in ${weeks.join(", ")}`,
    options: { weeks, amount_cents: amount },
    unitPriceCents: amount,
    quantity: weeks.length,
    places: weeks.map((week) => ({ ...place, week })),
  };
}

async function chooseSpotlight(ctx: Ctx, db: Db, choice: Choice): Promise<Chosen> {
  const { at, item, listing, priceCents, mine } = choice;
  const known = await categorySlugs(ctx, db);
  const slugs = (item.categories ?? []).map(
    (said) => known.find(({ slug, name }) => slug === said || name === said)?.slug,
  );
  const isKnown = slugs.length > 0 && slugs.every((slug) => slug !== undefined);
  if (!isKnown || new Set(slugs).size < slugs.length) {
    const fix = "Send slugs from list_categories, each once.";
    const allowed = known.map(({ slug }) => slug);
    throw invalid(`${at}/categories`, "These are not categories of this site.", fix, {
      reason: "not_allowed",
      allowed,
    });
  }
  const categories = slugs.flatMap((slug) => slug ?? []);
  const open = await Promise.all(
    categories.map((slot) => openPlaceWeeks(ctx, db, { kind: "category_spotlight", slot }, mine)),
  );
  const had = await spotlightWeeksHad(db, listing.id, categories);
  const from = liveFrom(ctx, choice);
  const isAllowed = (week: Week) => !had.includes(week) && from !== null && week >= from;
  const allowed = (open[0] ?? []).filter((week) => isAllowed(week) && open.every((o) => o.includes(week)));
  const weeks = requireWeeks(ctx, choice, allowed);
  const kind: PlaceKind = "category_spotlight";
  return {
    description: `${listing.name} in ${categories.join(", ")}, ${weeks.join(", ")}`,
    options: { categories, weeks },
    unitPriceCents: priceCents,
    quantity: categories.length * weeks.length,
    places: categories.flatMap((slot) => weeks.map((week) => ({ kind, slot, week }))),
  };
}

function chooseSection({ at, item, listing, priceCents }: Choice): Chosen {
  const isPaid = listing.plan === "paid";
  const allowed = SOLD_SECTIONS.filter((section) => !isPaid && !listing.unlockedSections.includes(section));
  const section = allowed.find((one) => one === item.section);
  if (!section) {
    const detail = isPaid ? "A paid listing shows every section already." : "This section cannot be unlocked.";
    const fix = allowed.length > 0 ? `Send section: ${allowed.join(" or ")}.` : "Nothing is left to unlock.";
    throw invalid(`${at}/section`, detail, fix, { reason: "not_allowed", allowed });
  }
  return {
    description: `${section === "story" ? "Story" : "Milestones"} of ${listing.name}`,
    options: { section },
    unitPriceCents: priceCents,
    quantity: 1,
    places: [],
  };
}

/** Weeks of the item, each once, in order; the words `current` and `next` too. */
function requireWeeks({ now }: Pick<Ctx, "now">, { at, item }: Choice, allowed: readonly Week[]): Week[] {
  const asked = item.weeks ?? [];
  const weeks = asked.map((text) => resolveWeek(text, now));
  const bad = asked.find((_, i) => !allowed.some((week) => week === weeks[i]));
  if (asked.length === 0 || bad !== undefined) throw notOpen(`${at}/weeks`, bad ?? "none", allowed);
  return [...new Set(weeks.flatMap((week) => week ?? []))].toSorted();
}

function notOpen(pointer: string, asked: string, allowed: readonly string[]) {
  const detail = `Week ${asked.slice(0, 20)} cannot be booked.`;
  const fix =
    allowed.length > 0 ? `Choose among ${allowed.join(", ")}.` : "No week can be booked for this listing now.";
  return invalid(pointer, detail, fix, { reason: "not_allowed", allowed });
}

/** From which week the listing is public, by itself or by a launch of the same order; null when it is not known to be. */
function liveFrom({ now }: Pick<Ctx, "now">, { listing, items }: Choice): Week | null {
  const current = weekOf(now);
  if (listing.status === "live") return current;
  const launch = items.find(({ product, listing_id }: OrderItem) => product === "launch" && listing_id === listing.id);
  if (!launch)
    return listing.status === "scheduled" && listing.launchWeek ? resolveWeek(listing.launchWeek, now) : null;
  return launch.week === undefined || launch.week === "now" ? current : resolveWeek(launch.week, now);
}

async function weeksHad(db: Db, listingId: number): Promise<string[]> {
  const b = schema.billboardPlaces;
  return (await db.select({ week: b.week }).from(b).where(eq(b.listingId, listingId))).map(({ week }) => week);
}

/** Weeks in which the listing has a spotlight in one of the categories. */
async function spotlightWeeksHad(db: Db, listingId: number, categories: string[]): Promise<string[]> {
  const s = schema.spotlightPlaces;
  const isIts = and(eq(s.listingId, listingId), inArray(s.categorySlug, categories));
  return (await db.select({ week: s.week }).from(s).where(isIts)).map(({ week }) => week);
}
