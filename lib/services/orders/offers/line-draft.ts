import type { LineOptions } from "@/db/schema/sales/orders";
import type { ProductKey } from "@/lib/core/statuses";
import type { OrderItem } from "@/lib/schemas/orders/order";
import type { ListingRow } from "@/lib/services/listings/present";
import type { Place } from "./places";

/** A line before it is priced: what it is, what it costs each, and the places it needs. */
export interface LineDraft {
  product: ProductKey;
  name: string;
  description: string;
  listingId: number;
  options: LineOptions;
  unitPriceCents: number;
  quantity: number;
  places: Place[];
}

/** What a product's options are chosen against. */
export interface Choice {
  /** JSON pointer of the item. */
  at: string;
  item: OrderItem;
  listing: ListingRow;
  priceCents: number;
  /** Everything in the order: a launch in it opens weeks for what else it holds. */
  items: readonly OrderItem[];
  /** Places that the order holds by now. */
  mine: readonly Place[];
}
