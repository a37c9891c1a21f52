import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { runAgain } from "../../runs/run-again";

const r = schema.runnerRuns;
/** Its function has a way of its own to deal with failures, and took it. */
const isHandled = sql`exists (select from runner_runs h where h.event_key = 'failed:' || ${r.id})`;
const isWaiting = sql`${r.status} = 'failed' and not ${isHandled}`;

export const jobs = defineScreen({
  source: "table",
  key: "jobs",
  group: "System",
  title: "Background work",
  about: "Runs of background functions on all sites of the network. Ended ones are kept for two weeks.",
  empty: "Nothing has run in the last two weeks.",
  audited: "run",
  name: "function",
  from: sql`${r}`,
  id: r.id,
  // an event may hold a link that signs somebody in: it is shown to nobody
  columns: {
    function: { label: "Function", kind: "code", value: r.functionId },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${r.status} = 'failed' and ${isHandled} then 'handled' when ${r.worker} is not null then 'running'
        when ${r.status} = 'away' then 'at Inngest' else ${r.status} end`,
      tones: { failed: "bad", handled: "warn", running: "note", pending: "plain", done: "ok" },
    },
    created_at: { label: "Begun", kind: "instant", value: r.createdAt },
    wake_at: { label: "Goes on", kind: "instant", value: r.wakeAt },
    ended_at: { label: "Ended", kind: "instant", value: r.endedAt },
    attempt: { label: "Failed tries", kind: "number", value: r.attempt },
    crashes: { label: "Crashes", kind: "number", value: r.crashes, isHidden: true },
    steps: {
      label: "Steps done",
      kind: "number",
      value: sql`(select count(*) from runner_steps s where s.run_id = ${r.id} and s.status = 'done')`,
      isHidden: true,
    },
    error: { label: "Error", kind: "text", value: sql`left(${r.error}, 2000)`, isHidden: true, isWide: true },
  },
  search: { label: "function", where: (words) => sql`position(lower(${words}) in lower(${r.functionId})) > 0` },
  filters: {
    state: {
      label: "State",
      choices: {
        failed: { label: "Failed", where: isWaiting },
        pending: { label: "Waiting or running", where: sql`${r.status} = 'pending'` },
        away: { label: "At Inngest", where: sql`${r.status} = 'away'` },
        done: { label: "Done", where: sql`${r.status} = 'done'` },
      },
    },
  },
  order: { by: "created_at", descending: true },
  waiting: { label: "Failed background work", where: isWaiting, since: "ended_at" },
  actions: [
    {
      key: "again",
      label: "Run again",
      operation: runAgain,
      isForMany: true,
      target: { name: "run_id", kind: "text" },
      consequence: "It goes on at once where it failed. Steps that are done are not done again.",
      fields: [REASON],
      isOffered: ({ state }) => state === "failed",
    },
  ],
});
