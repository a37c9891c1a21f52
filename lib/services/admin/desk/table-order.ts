import { type AnyColumn, Column, is, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isSortable, type Column as ScreenColumn, type TableScreen } from "./screen";

/** What an address asks of a screen. */
export interface Asked {
  q?: string | undefined;
  sort?: string | undefined;
  descending: boolean;
  filters: Readonly<Record<string, string>>;
}

/** Where a row stands in its order: what it is ordered by, as text, each with its type; the first may be null. */
export const place = z.array(z.tuple([z.string().nullable(), z.string()])).min(2);
export type Place = z.output<typeof place>;

interface TableOrder {
  /** What is joined beside the screen's tables. */
  join: SQL;
  by: SQL;
  /** A row's `Place`, as JSON. */
  place: SQL;
  /** Whether a row comes after a place. */
  after(last: Place): SQL;
}

/** The column that is sorted by, or null where the screen's own order holds. */
function sortedBy(screen: TableScreen, { sort }: Asked): ScreenColumn | null {
  const asked = new Map(Object.entries(screen.columns)).get(sort ?? "");
  return asked && isSortable(asked) ? asked : null;
}

/** The order that is asked, else the screen's own; the id makes it one order. */
export function orderOf(screen: TableScreen, asked: Asked): TableOrder {
  const column = sortedBy(screen, asked);
  const first: SQL | AnyColumn = column?.sorts?.by ?? (column ?? screen.columns[screen.order.by])?.value ?? sql`null`;
  const isDown = (column ? asked.descending : screen.order.descending) ?? false;
  const way = isDown ? sql`desc` : sql`asc`;
  // what is never null says nothing of nulls: else no index would be read backwards
  const isKnown = column?.sorts?.isNeverNull ?? (is(first, Column) && first.notNull);
  const ids = screen.idColumns ?? [screen.id];
  const parts = [first, ...ids].map((one) => sql`json_build_array((${one})::text, pg_typeof(${one})::text)`);
  return {
    join: column?.sorts?.join ?? sql``,
    by: sql`${first} ${way}${isKnown ? sql`` : sql` nulls last`}, ${listed(ids.map((one) => sql`${one} ${way}`))}`,
    place: sql`json_build_array(${listed(parts)})`,
    after: (last) => afterPlace([first, ...ids], last, isDown, isKnown),
  };
}

function afterPlace(parts: readonly (SQL | AnyColumn)[], last: Place, isDown: boolean, isKnown: boolean): SQL {
  const than = isDown ? sql`<` : sql`>`;
  const beyond = (from: number) => {
    // types are named by the database itself
    const values = last.slice(from).map(([text, type]) => sql`${text}::text::${sql.raw(type)}`);
    return sql`(${listed(parts.slice(from).map((one) => sql`${one}`))}) ${than} (${listed(values)})`;
  };
  if (isKnown) return beyond(0);
  if (last[0]?.[0] === null) return sql`${parts[0]} is null and ${beyond(1)}`;
  return sql`${beyond(0)} or ${parts[0]} is null`;
}

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
