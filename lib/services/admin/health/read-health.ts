import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import type { Cells } from "../desk/screen";
import { readModelSpending, type Spent } from "./model-spending";

const MIB = 1_048_576;
const TABLES = 10;
const QUERIES = 10;
const QUERY_SHOWN = 300;

interface Figure {
  name: string;
  value: string;
  about?: string;
}

const mib = (bytes: number) => `${(bytes / MIB).toLocaleString("en", { maximumFractionDigits: 1 })} MiB`;
const usd = (micro: number | null) =>
  micro === null ? "price of tokens not set" : `$${(micro / 1_000_000).toFixed(4)}`;
const count = (value: number) => value.toLocaleString("en");

interface Part {
  key: string;
  label: string;
  /** With what all parts of one reading share. */
  read(ctx: Ctx, shared: Shared): Promise<Figure[]>;
}

interface Shared {
  spent(): Promise<Spent[]>;
}

/** How the installation is, part by part. */
export const HEALTH_PARTS: readonly Part[] = [
  { key: "database", label: "Database", read: ({ db }) => databaseSize(db) },
  { key: "background_work", label: "Background work", read: backgroundWork },
  { key: "backups", label: "Backups", read: lastBackup },
  { key: "this_process", label: "This process", read: async () => processFigures() },
  { key: "models_by_month", label: "Models by month", read: spending("month", modelMonth) },
  { key: "costliest_drafts", label: "Costliest drafts", read: spending("draft", costlyDraft) },
  { key: "slowest_queries", label: "Slowest queries", read: ({ db }) => slowestQueries(db) },
  { key: "biggest_tables", label: "Biggest tables", read: ({ db }) => biggestTables(db) },
];

function spending(kind: Spent["kind"], toFigure: (row: Spent) => Figure): Part["read"] {
  return async (_ctx, { spent }) => (await spent()).filter((row) => row.kind === kind).map(toFigure);
}

/** A row each figure, in the order of their parts; with the id of one, those of its part alone. */
export async function readHealth(ctx: Ctx, id?: string): Promise<Cells[]> {
  let spent: Promise<Spent[]> | undefined;
  const shared: Shared = {
    spent: () => {
      spent ??= readModelSpending(ctx);
      return spent;
    },
  };
  const rows = HEALTH_PARTS.map(async ({ key, label, read }, place) => {
    if (id !== undefined && !id.startsWith(`${key}-`)) return [];
    return (await read(ctx, shared)).map(({ name, value, about }, at) => {
      const position = place * 100 + at + 1;
      return { id: `${key}-${at + 1}`, position, part: label, name, value, about: about ?? null };
    });
  });
  return (await Promise.all(rows)).flat();
}

async function databaseSize(db: Db): Promise<Figure[]> {
  const [row] = await db.execute<{ bytes: number; connections: number }>(sql`
    select pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`);
  if (!row) return [];
  return [
    { name: "Size", value: mib(row.bytes) },
    { name: "Connections", value: count(row.connections), about: "Of all processes, this one's included." },
  ];
}

async function biggestTables(db: Db): Promise<Figure[]> {
  const rows = await db.execute<{ name: string; bytes: number; rows: number }>(sql`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes, greatest(reltuples, 0)::float8 as rows from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit ${TABLES}`);
  return [...rows].map((row) => ({
    ...{ name: row.name, value: mib(row.bytes), about: `About ${count(row.rows)} rows, with indexes.` },
  }));
}

async function backgroundWork({ db, now }: Ctx): Promise<Figure[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await db.execute<{ due: number; running: number; staged: number; oldest: number | null }>(sql`
    select count(*) filter (where worker is null and wake_at <= ${at})::int as due,
      count(*) filter (where worker is not null)::int as running,
      (select count(*)::int from outbox where sent_at is null) as staged,
      extract(epoch from ${at} - min(wake_at) filter (where worker is null and wake_at <= ${at}))::float8 as oldest
    from runner_runs where status = 'pending'`);
  if (!row) return [];
  const oldest =
    row.oldest === null ? "Nothing waits." : `The oldest has waited for ${count(Math.round(row.oldest))} s.`;
  return [
    { name: "Runs whose turn has come", value: count(row.due), about: oldest },
    { name: "Running now", value: count(row.running) },
    { name: "Events not handed on yet", value: count(row.staged) },
  ];
}

async function lastBackup({ db }: Ctx): Promise<Figure[]> {
  const [row] = await db.execute<{ at: string; bytes: number; rows: number; files: number }>(sql`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as at, bytes::float8 as bytes, rows, files
    from backups order by id desc limit 1`);
  if (!row) return [{ name: "Last backup", value: "unknown", about: "Backups by npm run backup are shown here." }];
  return [
    {
      name: "Last backup",
      value: row.at,
      about: `${mib(row.bytes)}, ${count(row.rows)} rows, ${count(row.files)} files.`,
    },
  ];
}

function processFigures(): Figure[] {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    { name: "Memory", value: mib(rss), about: `${mib(heapUsed)} of it in use by scripts.` },
    { name: "Up for", value: `${count(Math.round(process.uptime() / 60))} min` },
  ];
}

const tokens = ({ tokens_in, tokens_out }: Spent) => `${count(tokens_in)} tokens in, ${count(tokens_out)} out`;

function modelMonth(row: Spent): Figure {
  const each = row.cost === null ? "" : `, ${usd(row.cost / row.drafts)} a draft`;
  return {
    name: row.name,
    value: usd(row.cost),
    about: `${count(row.drafts)} drafts${each}; ${tokens(row)}. Of each draft its last build.`,
  };
}

function costlyDraft(row: Spent): Figure {
  return { name: row.name, value: usd(row.cost), about: `${tokens(row)}.` };
}

async function slowestQueries(db: Db): Promise<Figure[]> {
  const [there] = await db.execute(sql`select 1 from pg_extension where extname = 'pg_stat_statements'`);
  if (!there) return [HOW_TO_WATCH];
  try {
    const rows = await db.transaction((tx) =>
      tx.execute<{ query: string; mean: number; calls: number }>(sql`
        select left(s.query, ${QUERY_SHOWN}) as query, s.mean_exec_time as mean, s.calls::float8 as calls
        from pg_stat_statements s join pg_database d on d.oid = s.dbid
        where d.datname = current_database() order by s.mean_exec_time desc limit ${QUERIES}`),
    );
    return [...rows].map((row) => ({
      name: `${row.mean.toFixed(1)} ms`,
      value: `${count(row.calls)} times`,
      about: row.query,
    }));
  } catch {
    return [HOW_TO_WATCH]; // installed, and not loaded by the server
  }
}

const HOW_TO_WATCH = {
  name: "Not watched",
  value: "off",
  about:
    "Set shared_preload_libraries = 'pg_stat_statements' in PostgreSQL's configuration, restart it, and run: create extension pg_stat_statements;",
};
