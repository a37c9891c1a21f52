import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from "drizzle-orm/pg-core";
import { isAtLeast, isOneOf } from "@/db/checks";
import { MAIL_OUTCOMES, type MailOutcome } from "@/lib/core/statuses";

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

const isMail = sql`name in ('mail.requested', 'update_mail.requested')`;
/** As the desk's screen tells it. */
const mailState = sql`coalesce(outcome, case when tries > 0 then 'trying' else 'waiting' end)`;

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
    /** Of a mail: how often it was tried, when last, and what the mail server said to that, cut. */
    tries: integer().notNull().default(0),
    triedAt: timestamp({ withTimezone: true }),
    answer: text(),
    /** Of a mail: what became of it, once that is known. */
    outcome: text().$type<MailOutcome>(),
    /** Of a mail that was tried: the secret part of its Message-ID, by which a mail that comes back is told from a forged one. */
    mailName: text(),
    /** Of a mail that came back: the hash of the report that said so, by which the same is known when it is told again. */
    bounceHash: text(),
  },
  (t) => [
    index().on(t.sentAt, t.id),
    index("outbox_mails_idx").on(t.id).where(isMail),
    index("outbox_mail_states_idx").on(mailState, t.id).where(isMail),
    index("outbox_mail_tries_idx").on(t.tries, t.id).where(isMail),
    index("outbox_mail_templates_idx").on(sql`coalesce(data ->> 'template', 'product_news')`, t.id).where(isMail),
    index("outbox_mail_addresses_idx").on(sql`lower(data ->> 'to')`, t.id).where(sql`name = 'mail.requested'`),
    index("outbox_mail_followers_idx")
      .on(sql`(data ->> 'follower_id')`, t.id)
      .where(sql`name = 'update_mail.requested'`),
    index("outbox_mail_names_idx").on(t.mailName).where(sql`mail_name is not null`),
    isOneOf("outbox_outcome_known", t.outcome, MAIL_OUTCOMES),
    isAtLeast("outbox_tries_from_zero", t.tries, 0),
  ],
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
