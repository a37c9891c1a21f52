import { z } from "zod";
import { tags } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { defineOperation } from "@/lib/core/operation";
import { weekOf } from "@/lib/core/week";
import { type Product, productList } from "@/lib/schemas/orders/order";
import { categorySlugs, listOffered, type ProductRow, SOLD_SECTIONS } from "./offered";
import { openPlaceWeeks, soldWeeks } from "./places";

type Option = Product["options"][number];

/** What the site sells now, with prices and what each option allows. */
export const listProducts = defineOperation({
  name: "list_products",
  method: "GET",
  path: "/products",
  access: "public",
  toolset: "read",
  title: "List products",
  summary:
    "What can be bought here, at current prices in USD cents without VAT, and what each option allows. Prices change: read them, never assume them. Next: quote_order.",
  input: z.strictObject({}),
  output: productList,
  nextSteps: ({ items: [first] }) =>
    first ? [`quote_order {"items": [{"product": "${first.product}", "listing_id": 1001}]}`] : [],
  cacheTags: ({ siteId }) => [tags.products(siteId)],
  async run({ ctx }) {
    const rows = await listOffered(ctx, ctx.db);
    return { items: await Promise.all(rows.map((row) => presentProduct(ctx, row))) };
  },
});

async function presentProduct(ctx: Ctx, row: ProductRow): Promise<Product> {
  return {
    product: row.key,
    name: row.name,
    description: row.description,
    price_cents: row.priceCents,
    currency: "USD",
    needs_listing: true,
    options: await optionsOf(ctx, row),
  };
}

const option = (
  name: string,
  type: Option["type"],
  allowed: Option["allowed"],
  rest: Partial<Option> = {},
): Option => ({
  ...{ name, type, required: true, allowed, minimum: null },
  ...rest,
});

async function optionsOf(ctx: Ctx, { key, priceCents }: ProductRow): Promise<Option[]> {
  switch (key) {
    case "launch":
      return [option("week", "week", await launchWeeks(ctx), { required: false })];
    case "billboard":
      return [
        option("weeks", "weeks", await openPlaceWeeks(ctx, ctx.db, { kind: "billboard", slot: "" })),
        option("amount_cents", "amount", null, { minimum: priceCents }),
      ];
    case "category_spotlight":
      return [
        option(
          "categories",
          "categories",
          (await categorySlugs(ctx, ctx.db)).map(({ slug }) => slug),
        ),
        option("weeks", "weeks", soldWeeks(ctx)),
      ];
    case "unlock_section":
      return [option("section", "section", [...SOLD_SECTIONS])];
  }
}

/** `now` stands for the week of now, and takes one of its places. */
async function launchWeeks(ctx: Ctx): Promise<string[]> {
  const open = await openPlaceWeeks(ctx, ctx.db, { kind: "launch", slot: "" });
  const current = weekOf(ctx.now);
  return open.map((week) => (week === current ? "now" : week));
}
