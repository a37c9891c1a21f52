import { sql } from "drizzle-orm";
import type { Ctx } from "@/lib/core/context";
import { REASON } from "../../desk/reason";
import { type Cells, defineScreen } from "../../desk/screen";
import { nextTick } from "../../runs/next-tick";
import { runNow } from "../../runs/run-now";

export const schedules = defineScreen({
  source: "list",
  key: "schedules",
  group: "System",
  title: "Schedules",
  about:
    "Background work that comes round by the clock, on all sites of the network. Where an Inngest server is used, it keeps the clock and nothing moves here.",
  empty: "No schedule is known yet: the first process of this installation makes them so.",
  audited: "schedule",
  name: "function",
  columns: {
    function: { label: "Function", kind: "code" },
    cron: { label: "Schedule", kind: "code" },
    last_at: { label: "Last due", kind: "instant" },
    next_at: { label: "Next due", kind: "instant" },
    state: {
      label: "Last run",
      kind: "state",
      tones: { done: "ok", failed: "bad", pending: "note", away: "note", none: "plain" },
    },
    ended_at: { label: "Ended", kind: "instant" },
    failures: { label: "Failed in two weeks", kind: "number" },
  },
  rows: scheduleRows,
  order: { by: "function" },
  actions: [
    {
      key: "run_now",
      label: "Run now",
      operation: runNow,
      target: { name: "function_id", kind: "text" },
      consequence: "It runs once more within a minute. Its schedule stays as it is.",
      fields: [REASON],
    },
  ],
});

interface Found extends Record<string, unknown> {
  function: string;
  cron: string;
  last_at: string;
  state: string | null;
  ended_at: string | null;
  failures: number;
}

async function scheduleRows({ db, now }: Ctx): Promise<Cells[]> {
  const found = await db.execute<Found>(sql`
    select t.function_id as function, t.cron, t.last_at, r.status as state, r.ended_at,
      (select count(*)::int from runner_runs f where f.function_id = t.function_id and f.status = 'failed') as failures
    from (select distinct on (function_id) * from runner_ticks order by function_id, last_at desc) t
    left join lateral (
      select status, ended_at from runner_runs where function_id = t.function_id order by created_at desc limit 1) r on true`);
  const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return [...found].map((row) => ({
    ...row,
    id: row.function,
    state: row.state ?? "none",
    last_at: instant(row.last_at),
    ended_at: instant(row.ended_at),
    next_at: nextTick(row.cron, now),
  }));
}
