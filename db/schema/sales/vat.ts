import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Standard rates of VAT by territory and day; an admin adds a row when a rate changes. Where a place belongs: lib/services/orders/vat. */
export const vatRates = pgTable(
  "vat_rates",
  {
    /** ISO 3166-1, or with a part that has a rate of its own, such as `PT-20`. */
    territory: text().notNull(),
    startsOn: date().notNull(),
    rateBp: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.territory, t.startsOn] }),
    check("vat_rates_territory_form", sql`${t.territory} ~ '^[A-Z]{2}(-[A-Z0-9]{2})?$'`),
    check("vat_rates_rate_form", sql`${t.rateBp} between 0 and 10000`),
  ],
);

/** Who sells: one company for all sites of a network, as one row. Until its country is set no VAT is charged. */
export const seller = pgTable(
  "seller",
  {
    id: integer().primaryKey().default(1),
    name: text().notNull().default(""),
    address: text().notNull().default(""),
    country: text(),
    vatNumber: text(),
    /** ISO countries where it is registered for VAT, and `EU` for the One Stop Shop. */
    registrations: text().array().notNull().default([]),
    /** Of its books: what VAT is also told in. */
    currency: text().notNull().default("EUR"),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check("seller_only_one", sql`${t.id} = 1`),
    check("seller_country_form", sql`${t.country} ~ '^[A-Z]{2}$'`),
    check("seller_currency_form", sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
);
