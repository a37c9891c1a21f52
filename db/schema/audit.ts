import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { auditedWords } from "@/db/audited-words";
import { isOneOf } from "@/db/checks";
import { sites } from "./sites";

/** Who did what to what, written in the transaction that did it; never changed. Names no table, so that it outlives its objects. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: serial().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** `web`, `api_key`, `mcp`, `oauth` or `system`. */
    actorKind: text().notNull(),
    /** The user's id; null for jobs. */
    actorId: text(),
    /** What people know the actor by: address, key or app. */
    actorLabel: text(),
    /** Such as `listing.launched`. */
    action: text().notNull(),
    entityKind: text().notNull(),
    entityId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
    requestId: text().notNull(),
    /** The act that this one took back; an act is taken back once. */
    undoes: integer().references((): AnyPgColumn => auditLog.id),
  },
  (t) => [
    uniqueIndex().on(t.undoes),
    isOneOf("audit_log_actor_known", t.actorKind, ["web", "api_key", "mcp", "oauth", "system"]),
    index().on(t.entityKind, t.entityId, t.id),
    index().on(t.siteId, t.id),
    index("audit_log_said_idx").using("gin", sql`${auditedWords(t)} gin_trgm_ops`),
    index().on(t.actorId, t.id),
  ],
);
