import { and, eq, inArray } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import type { ProductKey } from "@/lib/core/statuses";
import type { OrderItem } from "@/lib/schemas/orders/order";
import { requireUser } from "@/lib/services/account/require-user";
import type { ListingRow } from "@/lib/services/listings/present";
import { chooseOptions } from "./choose";
import type { LineDraft } from "./line-draft";
import { listOffered, OPTIONS_OF } from "./offered";
import { type Place, placeKey } from "./places";

/**
 * Items as lines at the prices of now, every option checked. Throws `validation_failed` that lists what is allowed; a listing that
 * the caller does not own is as a missing one.
 */
export async function draftLines(
  ctx: Ctx,
  db: Db,
  items: readonly OrderItem[],
  mine: readonly Place[] = [],
): Promise<LineDraft[]> {
  const [offered, listings] = await Promise.all([listOffered(ctx, db), ownListings(ctx, db, items)]);
  const lines: LineDraft[] = [];
  for (const [i, item] of items.entries()) {
    const at = `/items/${i}`;
    const row = offered.find(({ key }) => key === item.product);
    if (!row)
      throw unknownProduct(
        at,
        item,
        offered.map(({ key }) => key),
      );
    requireOwnOptions(at, item, row.key);
    const listing = requireListing(at, item, listings);
    const choice = { at, item, listing, priceCents: row.priceCents, items, mine };
    const chosen = await chooseOptions(ctx, db, row.key, choice);
    lines.push({ product: row.key, name: row.name, listingId: listing.id, ...chosen });
  }
  refuseTwice(lines);
  return lines;
}

function unknownProduct(at: string, { product }: OrderItem, allowed: string[]) {
  const detail = `“${product}” is not sold here.`;
  const fix = "Use one of the products that list_products shows.";
  return invalid(`${at}/product`, detail, fix, { reason: "not_sold", allowed });
}

const OPTION_NAMES = ["week", "weeks", "categories", "section", "amount_cents"] as const;

function requireOwnOptions(at: string, item: OrderItem, product: ProductKey): void {
  const allowed = OPTIONS_OF[product];
  const other = OPTION_NAMES.find((name) => item[name] !== undefined && !allowed.includes(name));
  if (!other) return;
  const detail = `${product} takes no ${other}.`;
  throw invalid(`${at}/${other}`, detail, `Leave out ${other}.`, { reason: "not_an_option", allowed });
}

async function ownListings(ctx: Ctx, db: Db, items: readonly OrderItem[]): Promise<ListingRow[]> {
  const t = schema.listings;
  const ids = items.flatMap(({ listing_id }) => listing_id ?? []);
  if (ids.length === 0) return [];
  const isOwn = eq(t.ownerId, requireUser(ctx)); // what is paid for is the owner's to decide, not a co-founder's
  return db
    .select()
    .from(t)
    .where(and(inArray(t.id, ids), eq(t.siteId, ctx.site.id), isOwn));
}

function requireListing(at: string, item: OrderItem, listings: readonly ListingRow[]): ListingRow {
  const found = listings.find(({ id }) => id === item.listing_id);
  if (found && !["paused", "rejected", "removed"].includes(found.status)) return found;
  const pointer = `${at}/listing_id`;
  if (item.listing_id === undefined) {
    const fix = "Say for which of your listings; list_my_listings shows them.";
    throw invalid(pointer, `${item.product} is bought for one of your listings.`, fix, { reason: "needs_listing" });
  }
  if (!found) {
    const fix = "Use a listing_id from list_my_listings.";
    throw invalid(pointer, "You have no such listing on this site.", fix, { reason: "no_such_listing" });
  }
  const fix = "Write to the site's team to open it again.";
  throw invalid(pointer, `This listing is ${found.status}.`, fix, { reason: "listing_closed" });
}

/** The same thing twice would be paid twice and had once. */
function refuseTwice(lines: readonly LineDraft[]): void {
  const seen = new Set<string>();
  for (const [i, line] of lines.entries()) {
    for (const thing of thingsOf(line)) {
      const key = `${line.listingId} ${thing}`;
      if (seen.has(key)) {
        const detail = "This stands in the order already.";
        throw invalid(`/items/${i}`, detail, "Leave out one of both.", { reason: "twice" });
      }
      seen.add(key);
    }
  }
}

function thingsOf({ product, options, places }: LineDraft): string[] {
  if (product === "launch") return ["launch"];
  return product === "unlock_section" ? [`unlock ${options.section}`] : places.map(placeKey);
}
