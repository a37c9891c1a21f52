import { index, integer, jsonb, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
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
  },
  (t) => [
    isOneOf("audit_log_actor_known", t.actorKind, ["web", "api_key", "mcp", "oauth", "system"]),
    index().on(t.entityKind, t.entityId, t.id),
    index().on(t.siteId, t.id),
    index().on(t.actorId, t.id),
  ],
);
