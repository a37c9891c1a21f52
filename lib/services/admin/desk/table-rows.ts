import { Column, is, type SQL, sql } from "drizzle-orm";
import { PgText } from "drizzle-orm/pg-core";
import type { Ctx } from "@/lib/core/context";
import { type Cell, type CellKind, cell, type DeskRow } from "@/lib/schemas/admin/desk";
import { withClock } from "./clock";
import { type Column as ScreenColumn, type TableScreen, WAITING } from "./screen";
import { type Asked, orderOf, type Place, place } from "./table-order";

/** So far rows are counted; beyond, a list says that there are more. */
export const COUNTED_MAX = 10_000;
const INTEGER = /^\d{1,18}$/;

const when = (where: SQL | ((ctx: Ctx) => SQL), ctx: Ctx) => (typeof where === "function" ? where(ctx) : where);

/** The conditions of what is asked; a filter or choice that is not there asks nothing. */
function conditions(screen: TableScreen, ctx: Ctx, asked: Asked): SQL {
  const parts = [screen.within?.(ctx), asked.q && screen.search?.where(asked.q, ctx)];
  if (asked.filters[WAITING] && screen.waiting) parts.push(when(screen.waiting.where, ctx));
  for (const [key, filter] of Object.entries(screen.filters ?? {})) {
    const choice = new Map(Object.entries(filter.choices)).get(asked.filters[key] ?? "");
    if (choice?.where) parts.push(when(choice.where, ctx));
  }
  const all = parts.filter((part) => part !== undefined && part !== "");
  return all.length > 0
    ? sql.join(
        all.map((part) => sql`(${part})`),
        sql` and `,
      )
    : sql`true`;
}

/** As text, number or truth, whatever the driver would make of it; an instant in milliseconds. */
const CASTS: Record<CellKind, (value: SQL) => SQL> = {
  text: (value) => sql`(${value})::text`,
  code: (value) => sql`(${value})::text`,
  link: (value) => sql`(${value})::text`,
  state: (value) => sql`(${value})::text`,
  json: (value) => sql`(${value})::text`,
  changes: (value) => sql`(${value})::text`,
  number: (value) => sql`(${value})::float8`,
  percent: (value) => sql`(${value})::float8`,
  cents: (value) => sql`(${value})::float8`,
  boolean: (value) => sql`(${value})::boolean`,
  instant: (value) => sql`(extract(epoch from (${value})) * 1000)::float8`,
};

const sqlOf = (column: ScreenColumn | undefined): SQL => sql`${column?.value ?? sql`null`}`;

function selected(screen: TableScreen): SQL {
  const cells = Object.entries(screen.columns).map(
    ([key, column]) => sql`${CASTS[column.kind](sqlOf(column))} as ${sql.identifier(key)}`,
  );
  return sql.join([sql`(${screen.id})::text as row_id`, ...cells], sql`, `);
}

function cellOf(kind: CellKind, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return kind === "instant" ? new Date(Number(value)).toISOString() : cell.parse(value);
}

function rowOf(screen: TableScreen, found: Record<string, unknown>): DeskRow {
  const cells = Object.entries(screen.columns).map(([key, { kind }]) => [key, cellOf(kind, found[key])] as const);
  return { id: String(found.row_id), cells: Object.fromEntries(cells) };
}

/** Rows of a screen, as asked. */
export async function tableRows(
  screen: TableScreen,
  ctx: Ctx,
  asked: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeskRow[]> {
  const { join, by } = orderOf(screen, asked);
  const found = await ctx.db.execute<Record<string, unknown>>(sql`
    ${withClock(ctx)} select ${selected(screen)} from ${screen.from} ${join}
    where ${conditions(screen, ctx, asked)} order by ${by} limit ${limit} offset ${offset}`);
  return [...found].map((row) => rowOf(screen, row));
}

/** All rows of a screen, as asked, `size` at once: each batch goes on after the last row of the one before, and is read when it is asked for. */
export async function* tableBatches(
  screen: TableScreen,
  ctx: Ctx,
  asked: Asked,
  size: number,
): AsyncGenerator<DeskRow[]> {
  const order = orderOf(screen, asked);
  let last: Place | null = null;
  while (true) {
    const rest: SQL = last ? order.after(last) : sql`true`;
    const found: Record<string, unknown>[] = await ctx.db.execute(sql`
      ${withClock(ctx)} select ${selected(screen)}, ${order.place} as row_place from ${screen.from} ${order.join}
      where ${conditions(screen, ctx, asked)} and (${rest}) order by ${order.by} limit ${size}`);
    if (found.length > 0) yield found.map((row) => rowOf(screen, row));
    if (found.length < size) return;
    last = place.parse(found.at(-1)?.row_place);
  }
}

/** The records that are what is typed, then those that the screen's search finds; at most `limit` of each screen. */
export async function foundRows(screen: TableScreen, ctx: Ctx, words: string, limit: number): Promise<DeskRow[]> {
  const { search, palette } = screen;
  if (!search || !palette) return [];
  const asked = { q: words, descending: false, filters: {} };
  const exact = { ...screen, search: { ...search, where: palette.exact } };
  const found = await Promise.all([exact, screen].map((one) => tableRows(one, ctx, asked, { limit, offset: 0 })));
  return [...new Map(found.flat().map((row) => [row.id, row])).values()].slice(0, limit);
}

/** How many rows there are, up to one more than `COUNTED_MAX`. */
export async function countTableRows(screen: TableScreen, ctx: Ctx, asked: Asked): Promise<number> {
  const [row] = await ctx.db.execute<{ count: number }>(sql`
    ${withClock(ctx)} select count(*)::int as count from (
      select 1 from ${screen.from} where ${conditions(screen, ctx, asked)} limit ${COUNTED_MAX + 1}) as counted`);
  return row?.count ?? 0;
}

/** The row of an id, by the column's own type where its index can find it. */
function isOf({ id: of }: TableScreen, id: string): SQL {
  if (is(of, Column) && of.dataType === "number") return INTEGER.test(id) ? sql`${of} = ${id}::bigint` : sql`false`;
  return is(of, PgText) ? sql`${of} = ${id}` : sql`(${of})::text = ${id}`;
}

/** One row by its id, or null. */
export async function findTableRow(screen: TableScreen, ctx: Ctx, id: string): Promise<DeskRow | null> {
  const [found] = await ctx.db.execute<Record<string, unknown>>(sql`
    ${withClock(ctx)} select ${selected(screen)} from ${screen.from}
    where ${conditions(screen, ctx, { descending: false, filters: {} })} and ${isOf(screen, id)} limit 1`);
  return found ? rowOf(screen, found) : null;
}
