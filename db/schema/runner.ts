import { sql } from "drizzle-orm";
import { customType, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { isAtLeast, isOneOf } from "@/db/checks";

/** JSON kept as text: jsonb refuses U+0000, which crawled pages hold. */
const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => "text",
  toDriver: (value) => JSON.stringify(value ?? null),
  fromDriver: (value) => JSON.parse(value),
});

/** One function called by one event: by the embedded runner, or lent to an Inngest server. */
export const runnerRuns = pgTable(
  "runner_runs",
  {
    id: text().primaryKey(),
    functionId: text().notNull(),
    /** The event's id: one event calls a function once. */
    eventKey: text().notNull(),
    event: json().notNull(),
    /** `pending`, `done` or `failed`; `away` while an Inngest server has it. */
    status: text().notNull().default("pending"),
    /** Failed tries of what comes next; back to 0 with every finished step. */
    attempt: integer().notNull().default(0),
    /** Workers that died while they had this run. */
    crashes: integer().notNull().default(0),
    /** When there is something to do; null once it has ended. */
    wakeAt: timestamp({ withTimezone: true }),
    /** When `wakeAt` was set: if that is still to come, the clock was set back. */
    parkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Who has it now: the number of a worker that holds its advisory lock. */
    worker: integer(),
    /** What its function's limit counts by, and who takes turns; empty where all runs of the function count together. */
    concurrencyKey: text().notNull().default(""),
    output: json(),
    error: json(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex("runner_runs_once_idx").on(t.functionId, t.eventKey),
    index("runner_runs_due_idx")
      .on(t.functionId, t.concurrencyKey, t.wakeAt, t.id)
      .where(sql`status = 'pending' and worker is null`),
    index("runner_runs_wake_idx").on(t.wakeAt).where(sql`status = 'pending' and worker is null`),
    index("runner_runs_held_idx").on(t.functionId, t.worker).where(sql`worker is not null`),
    index("runner_runs_ended_idx").on(t.endedAt),
    index().on(t.createdAt, t.id),
    index().on(t.functionId, t.createdAt),
    index("runner_runs_failed_idx").on(t.functionId).where(sql`status = 'failed'`),
    isOneOf("runner_runs_status_known", t.status, ["pending", "away", "done", "failed"]),
    isAtLeast("runner_runs_attempt_from_zero", t.attempt, 0),
  ],
);

/** The finished steps of a run, by the SDK's hashed step id. */
export const runnerSteps = pgTable(
  "runner_steps",
  {
    runId: text()
      .notNull()
      .references(() => runnerRuns.id, { onDelete: "cascade" }),
    id: text().notNull(),
    name: text().notNull(),
    /** `done`, or `failed` where no further try will be made. */
    status: text().notNull(),
    data: json(),
    error: json(),
    finishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.id] }), isOneOf("runner_steps_status_known", t.status, ["done", "failed"])],
);

/** The latest tick of each schedule that was turned into a run. */
export const runnerTicks = pgTable(
  "runner_ticks",
  {
    functionId: text().notNull(),
    cron: text().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.functionId, t.cron] })],
);
