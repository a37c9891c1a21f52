import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { areAmong, hasLength, isAtLeast, isOneOf } from "@/db/checks";
import { PRODUCTS, PROMO_USE_STATES, type ProductKey, type PromoUseState } from "@/lib/core/statuses";
import { sites } from "../sites";
import { users } from "../users";
import { orders } from "./orders";

/** What a site sells; an admin changes price, words and whether it is on. A new site gets its rows by a trigger. */
export const products = pgTable(
  "products",
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    key: text().$type<ProductKey>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** In US dollars, without VAT; of the billboard the least that a week costs. */
    priceCents: integer().notNull(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.key] }),
    isOneOf("products_key_known", t.key, PRODUCTS),
    hasLength("products_name_length", t.name, 80, 1),
    hasLength("products_description_length", t.description, 400, 1),
    isAtLeast("products_price_from_zero", t.priceCents, 0),
  ],
);

/** Prices of a product from a day (UTC) on; the latest that has begun is what it costs, and without one that of its own row. */
export const productPrices = pgTable(
  "product_prices",
  {
    siteId: integer().notNull(),
    key: text().$type<ProductKey>().notNull(),
    startsOn: date().notNull(),
    priceCents: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.key, t.startsOn] }),
    foreignKey({ columns: [t.siteId, t.key], foreignColumns: [products.siteId, products.key] }).onDelete("cascade"),
    isAtLeast("product_prices_price_from_zero", t.priceCents, 0),
  ],
);

/** Codes that take something off, case-sensitive. `taken` counts uses that are held or used, in the row that races for them lock. */
export const promoCodes = pgTable(
  "promo_codes",
  {
    id: serial().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    code: text().notNull(),
    /** What it takes off: a share of what it is for, or an amount; one of both. */
    percentBp: integer(),
    amountCents: integer(),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    usesMax: integer(),
    usesPerBuyerMax: integer(),
    minimumCents: integer().notNull().default(0),
    /** What it is for; empty for everything. */
    products: text().array().$type<ProductKey[]>().notNull().default([]),
    taken: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex().on(t.siteId, t.code),
    hasLength("promo_codes_code_length", t.code, 60, 1),
    check("promo_codes_one_discount", sql`num_nonnulls(${t.percentBp}, ${t.amountCents}) = 1`),
    check("promo_codes_percent_form", sql`${t.percentBp} between 1 and 10000`),
    isAtLeast("promo_codes_amount_from_one", t.amountCents, 1),
    isAtLeast("promo_codes_uses_from_zero", t.usesMax, 0),
    isAtLeast("promo_codes_per_buyer_from_one", t.usesPerBuyerMax, 1),
    isAtLeast("promo_codes_minimum_from_zero", t.minimumCents, 0),
    isAtLeast("promo_codes_taken_from_zero", t.taken, 0),
    areAmong("promo_codes_products_known", t.products, PRODUCTS),
  ],
);

/** Which order uses a code; one row an order and code. */
export const promoUses = pgTable(
  "promo_uses",
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    promoId: integer()
      .notNull()
      .references(() => promoCodes.id, { onDelete: "cascade" }),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    state: text().$type<PromoUseState>().notNull().default("held"),
    stateAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.promoId, t.userId), isOneOf("promo_uses_state_known", t.state, PROMO_USE_STATES)],
);
