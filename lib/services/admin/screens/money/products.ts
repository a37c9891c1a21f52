import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { priceOn } from "@/lib/services/orders/offers/offered";
import { TODAY } from "../../desk/clock";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { changeProduct } from "../../money/change-product";
import { setPrice } from "../../money/set-price";

const { products: p, productPrices: t } = schema;
const TARGET = { name: "product", kind: "text" } as const;
const later = sql`from product_prices l where l.site_id = ${p.siteId} and l.key = ${p.key} and l.starts_on > ${TODAY} order by l.starts_on limit 1`;

export const products = defineScreen({
  source: "table",
  key: "products",
  group: "Money",
  title: "Products",
  about: "What this site sells, at which price without VAT, and what a price becomes from a day on.",
  empty: "This site sells nothing.",
  audited: "product",
  name: "name",
  from: sql`${p}`,
  id: p.key,
  within: ({ site }) => sql`${p.siteId} = ${site.id}`,
  columns: {
    name: { label: "Product", kind: "text", value: p.name },
    key: { label: "Key", kind: "code", value: p.key },
    price: { label: "Price", kind: "cents", value: priceOn(TODAY) },
    next_price: { label: "Next price", kind: "cents", value: sql`(select l.price_cents ${later})` },
    next_from: { label: "From", kind: "code", value: sql`(select l.starts_on ${later})` },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${p.isActive} then 'sold' else 'not_sold' end`,
      tones: { sold: "ok", not_sold: "plain" },
    },
    description: { label: "Description", kind: "text", value: p.description },
    prices: {
      label: "Prices by day",
      kind: "text",
      value: sql`(select string_agg(h.starts_on || ': $' || to_char(h.price_cents / 100.0, 'FM999999990.00'), ', ' order by h.starts_on)
        from ${t} h where h.site_id = ${p.siteId} and h.key = ${p.key})`,
      isHidden: true,
    },
    is_active: { label: "Sold", kind: "boolean", value: p.isActive, isHidden: true },
    position: { label: "Position", kind: "number", value: p.position, isHidden: true },
  },
  order: { by: "position" },
  actions: [
    {
      key: "price",
      label: "Set a price",
      operation: setPrice,
      target: TARGET,
      consequence: "The product costs this from that day (UTC) on; from today, at once. What was paid stays as it was.",
      fields: [
        { name: "price_cents", label: "Price", kind: "cents", from: "price" },
        { name: "starts_on", label: "From", kind: "day" },
        REASON,
      ],
    },
    {
      key: "change",
      label: "Change words, or stop selling",
      operation: changeProduct,
      target: TARGET,
      consequence: "The next quote and list of products show it.",
      fields: [
        { name: "name", label: "Name", kind: "line", from: "name" },
        { name: "description", label: "Description", kind: "line", from: "description" },
        { name: "is_active", label: "Sold", kind: "flag", from: "is_active" },
        REASON,
      ],
    },
  ],
});
