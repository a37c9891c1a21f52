import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "@/lib/core/context";

/** The app's clock in what a screen reads, where the database's own would not know of a shifted one: read by queries that begin `withClock`. */
export const NOW: SQL = sql`(select clock.at from clock)`;
export const TODAY: SQL = sql`(${NOW} at time zone 'UTC')::date`;

/** How a query begins whose parts say `NOW` or `TODAY`. */
export const withClock = ({ now }: Pick<Ctx, "now">): SQL =>
  sql`with clock as (select ${now.toISOString()}::timestamptz as at)`;
