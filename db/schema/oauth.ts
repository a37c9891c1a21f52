import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./users";

/** What the authorization server keeps: sessions, interactions, grants, codes, tokens. `id` is the SHA-256 of the secret. */
export const oauthRecords = pgTable(
  "oauth_records",
  {
    kind: text().notNull(),
    id: text().notNull(),
    /** One consent in one browser; everything of a grant ends together. */
    grantId: text(),
    uid: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    consumedAt: timestamp({ withTimezone: true }),
    /** When a rotated refresh token was used once more, in its grace. */
    reusedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index().on(t.grantId), index().on(t.uid), index().on(t.expiresAt)],
);

/** Apps that registered themselves (RFC 7591); those nobody allowed anything are reaped. */
export const oauthClients = pgTable(
  "oauth_clients",
  {
    id: text().primaryKey(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.lastUsedAt, t.createdAt)],
);

/** One consent: an app that a user allowed in, for one protected resource. Its tokens hold only while this row exists. */
export const oauthConnections = pgTable(
  "oauth_connections",
  {
    grantId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    clientId: text().notNull(),
    clientName: text().notNull(),
    /** Where its sign-in ends: the redirect's host, or `this computer (localhost)` for a loopback. */
    clientHost: text().notNull(),
    resource: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.userId, t.clientId), index().on(t.clientId)],
);
