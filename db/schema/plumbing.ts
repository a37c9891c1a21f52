import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import { isAtLeast } from "@/db/checks";

/** Idempotency-Key answers, per user and operation, kept 24 h (decisions, API conventions). */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: text().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** Null while running. */
    status: integer(),
    /** Null where the answer is too large to keep, or was: a repetition is told how things stand then. */
    body: jsonb(),
    /** The number of the process that runs it (db/session.ts): once that is dead, so is the run. */
    process: integer(),
    /** A run that has not answered by then is taken for crashed. */
    lockedUntil: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.operation, t.key] }), index().on(t.createdAt)],
);

/** Side effects staged in the transaction of their cause; relayed at least once, `key` makes them happen once. */
export const outbox = pgTable(
  "outbox",
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    key: text().notNull().unique(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    /** How often the Inngest server refused it. */
    refusals: integer().notNull().default(0),
    /** Not to be sent before: another process sends it just now, or it was refused. */
    retryAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.sentAt, t.id)],
);

/** Fixed-window counters of the named buckets. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    bucket: text().notNull(),
    subject: text().notNull(),
    windowStart: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.bucket, t.subject, t.windowStart] }),
    index().on(t.windowStart),
    isAtLeast("rate_limits_count_from_zero", t.count, 0),
  ],
);

/** When each foreign host may be asked next, by all visits of all processes together. */
export const hostPaces = pgTable(
  "host_paces",
  {
    host: text().primaryKey(),
    nextAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.nextAt)],
);
