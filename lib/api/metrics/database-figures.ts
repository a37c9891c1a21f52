import type postgres from "postgres";
import { Gauge, Registry } from "prom-client";
import { oncePerProcess } from "@/lib/core/once-per-process";

/** However many ask, and how often: the rows are counted once in this time. */
const COUNTED_EVERY_MS = 15_000;

/** One name, and a question to the database whose rows are a value and its labels. */
interface Figure {
  name: string;
  help: string;
  labels?: string[];
  ask(sql: postgres.Sql): PromiseLike<Row[]>;
}

type Row = Record<string, string | number>;

const FIGURES: Figure[] = [
  {
    name: "launchyard_background_runs",
    help: "Runs of background functions that have not ended: waiting for their turn or time, running, or with an Inngest server (away).",
    labels: ["function", "state"],
    ask: (sql) => sql`
      select function_id as function, count(*)::int as value,
        case when status = 'away' then 'away' when worker is null then 'waiting' else 'running' end as state
      from runner_runs where status in ('pending', 'away') group by 1, 3`,
  },
  {
    name: "launchyard_background_runs_failed",
    help: "Runs that failed for good in the last 14 days, by function.",
    labels: ["function"],
    ask: (sql) => sql`
      select function_id as function, count(*)::int as value from runner_runs where status = 'failed' group by 1`,
  },
  {
    name: "launchyard_outbox_events",
    help: "Staged events that were not handed on yet; refused: an Inngest server would not take them so far.",
    labels: ["state"],
    ask: (sql) => sql`
      select state, (select count(*)::int from outbox where sent_at is null and (refusals > 0) = (state = 'refused')) as value
      from (values ('waiting'), ('refused')) as states (state)`,
  },
  {
    name: "launchyard_outbox_oldest_seconds",
    help: "Age of the oldest event that was not handed on; 0 where there is none.",
    ask: (sql) => sql`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float as value from outbox where sent_at is null`,
  },
  {
    name: "launchyard_mails_failed",
    help: "Mails that were given up and not staged again.",
    ask: (sql) => sql`select count(*)::int as value from failed_mails where retried_at is null`,
  },
  {
    name: "launchyard_drafts",
    help: "Drafts, by status.",
    labels: ["status"],
    ask: (sql) => sql`select status, count(*)::int as value from drafts group by 1`,
  },
  {
    name: "launchyard_model_tokens_last_day",
    help: "Tokens of the model in builds of drafts that began in the last 24 hours.",
    labels: ["kind"],
    ask: (sql) => sql`
      select kind, coalesce(sum((part.value ->> field)::bigint), 0)::float as value
      from (values ('input', 'inputTokens'), ('output', 'outputTokens')) as kinds (kind, field)
      left join (${partsOfLastDay(sql)}) as part on true group by 1`,
  },
  {
    name: "launchyard_model_cost_usd_last_day",
    help: "Their cost, where the prices of tokens are set.",
    ask: (sql) => sql`
      select coalesce(sum((value ->> 'costMicroUsd')::bigint), 0)::float / 1000000 as value from (${partsOfLastDay(sql)}) as part`,
  },
  {
    name: "launchyard_database_connections",
    help: "Connections of all Launchyard processes to the database, by what they do.",
    labels: ["state"],
    ask: (sql) => sql`
      select coalesce(state, 'unknown') as state, count(*)::int as value from pg_stat_activity
      where datname = current_database() and application_name like 'launchyard%' group by 1`,
  },
  {
    name: "launchyard_database_bytes",
    help: "Size of the database.",
    ask: (sql) => sql`select pg_database_size(current_database())::float as value`,
  },
];

/** A build's usage is written with every step, so that its row was touched when it began. */
const partsOfLastDay = (sql: postgres.Sql) => sql`
  select part.value from drafts, jsonb_each(usage -> 'parts') as part
  where build_seen_at > now() - interval '1 day' and (usage ->> 'startedAt')::timestamptz > now() - interval '1 day'`;

interface Counting {
  at: number;
  text: Promise<string>;
}

/**
 * The state of things in the database, the same from every process, in the Prometheus text format. A database that is away leaves
 * `launchyard_database_up 0` and nothing else.
 */
export function databaseFigures(sql: postgres.Sql): Promise<string> {
  const counted = oncePerProcess("database-figures", () => new WeakMap<postgres.Sql, Counting>());
  const last = counted.get(sql);
  if (last && performance.now() - last.at < COUNTED_EVERY_MS) return last.text;
  const text = count(sql);
  counted.set(sql, { at: performance.now(), text });
  return text;
}

async function count(sql: postgres.Sql): Promise<string> {
  const registry = new Registry();
  const isUp = await addFigures(registry, sql).catch(() => false);
  if (!isUp) registry.clear(); // half of the figures would read as if the rest were nothing
  const help = "1 where the figures of the database could be read.";
  new Gauge({ name: "launchyard_database_up", help, registers: [registry] }).set(isUp ? 1 : 0);
  return registry.metrics();
}

async function addFigures(registry: Registry, sql: postgres.Sql): Promise<true> {
  for (const figure of FIGURES) await addFigure(registry, figure, sql);
  return true;
}

/** One question after the other: they never take more than one connection from those who wait for pages. */
async function addFigure(registry: Registry, { name, help, labels = [], ask }: Figure, sql: postgres.Sql) {
  const gauge = new Gauge({ name, help, labelNames: labels, registers: [registry] });
  for (const { value, ...its } of await ask(sql)) gauge.set(its, Number(value));
}
