import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type postgres from "postgres";
import { z } from "zod";
import { MIGRATIONS_DIR } from "@/db/migrate";

/** A connection or a transaction of the driver. */
export type Sql = postgres.Sql | postgres.TransactionSql;

export interface Table {
  name: string;
  /** Those that are stored: what is computed from them is left out. */
  columns: string[];
}

/** All tables of ours, with their columns as they stand. */
export function listTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`;
}

/** Names of those tables that hold a row. */
export async function tablesWithRows(sql: Sql): Promise<string[]> {
  const held: string[] = [];
  for (const { name } of await listTables(sql)) {
    const [row] = await sql`select exists (select 1 from ${sql(name)}) as ok`;
    if (row?.ok) held.push(name);
  }
  return held;
}

/** A sequence with the number it gave last; null where it gave none. */
export interface Sequence {
  name: string;
  last: string | null;
}

export function listSequences(sql: Sql): Promise<Sequence[]> {
  return sql<Sequence[]>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`;
}

/** When each applied migration was written, which is how it is known; none where there are no tables yet. */
export async function appliedMigrations(sql: Sql): Promise<number[]> {
  const [found] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as ok`;
  if (!found?.ok) return [];
  const rows = await sql`select created_at::float as at from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ at }) => Number(at));
}

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

/** The migrations of this version, oldest first, as drizzle keeps them. */
export async function readJournal(): Promise<z.infer<typeof journal>> {
  return journal.parse(JSON.parse(await readFile(join(MIGRATIONS_DIR, "meta", "_journal.json"), "utf8")));
}
