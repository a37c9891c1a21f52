import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { areAmong, hasLength, isAtLeast, isSlug } from "@/db/checks";
import { SCOPES } from "@/lib/core/scopes";

/** Shared by all sites. Columns up to `image` are those next-auth's adapter needs. */
export const users = pgTable(
  "users",
  {
    id: text()
      .primaryKey()
      .$defaultFn(() => crypto.randomUUID()),
    name: text(),
    email: text().notNull().unique(),
    emailVerified: timestamp({ withTimezone: true, mode: "date" }),
    image: text(),
    isAdmin: boolean().notNull().default(false),
    /** Since when the person may not sign in or call; null for everybody else. */
    bannedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.createdAt, t.id),
    index("users_words_idx").using("gin", sql`lower(email) gin_trgm_ops`, sql`lower(name) gin_trgm_ops`),
  ],
);

export const accounts = pgTable(
  "accounts",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text().notNull(),
    provider: text().notNull(),
    providerAccountId: text().notNull(),
    refresh_token: text("refresh_token"),
    access_token: text("access_token"),
    expires_at: integer("expires_at"),
    token_type: text("token_type"),
    scope: text("scope"),
    id_token: text("id_token"),
    session_state: text("session_state"),
  },
  (t) => [primaryKey({ columns: [t.provider, t.providerAccountId] })],
);

/** Columns up to `expires` are those next-auth's adapter needs. */
export const sessions = pgTable(
  "sessions",
  {
    sessionToken: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** When its person last proved to read the account's mail, for what a session alone may not do. */
    steppedUpAt: timestamp({ withTimezone: true }),
    /** Of the code that was mailed for that, as a hash. */
    stepUpCodeHash: text(),
    stepUpCodeExpires: timestamp({ withTimezone: true }),
    /** Codes typed for the one that was mailed last. */
    stepUpTries: integer().notNull().default(0),
  },
  (t) => [index().on(t.userId), isAtLeast("sessions_tries_from_zero", t.stepUpTries, 0)],
);

/** Mailed ways in, one row each: its link's secret and its code as hashes. Columns up to `expires` are those next-auth's adapter needs. */
export const verificationTokens = pgTable(
  "verification_tokens",
  {
    identifier: text().notNull(),
    token: text().notNull(),
    expires: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** Null for a link that comes without a code, and once the code was used. */
    codeHash: text(),
    /** SHA-256 of the secret of the browser that asked; only there may the code be typed. */
    browserHash: text(),
    /** Codes typed in that browser while this one was among those that could be meant. */
    tries: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.identifier, t.token] }),
    isAtLeast("verification_tokens_tries_from_zero", t.tries, 0),
  ],
);

/** Keys for the REST API and MCP: only the SHA-256 is kept (decisions, API conventions). */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: serial().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    hash: text().notNull().unique(),
    /** First characters, to tell keys apart on the settings page. */
    hint: text().notNull(),
    scopes: text().array().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    lastUsedAt: timestamp({ withTimezone: true }),
    uses: integer().notNull().default(0),
    revokedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [areAmong("api_keys_scopes_known", t.scopes, SCOPES), isAtLeast("api_keys_uses_from_zero", t.uses, 0)],
);

/** How often a key was used on one day, which is of UTC. */
export const apiKeyDays = pgTable(
  "api_key_days",
  {
    apiKeyId: integer()
      .notNull()
      .references(() => apiKeys.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    uses: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.apiKeyId, t.day] }), isAtLeast("api_key_days_uses_from_zero", t.uses, 0)],
);

/** The person's public founder page; complete with name, photo, role, bio of 20 words and one link. */
export const founderProfiles = pgTable(
  "founder_profiles",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    slug: text().notNull(),
    name: text(),
    role: text(),
    bio: text(),
    /** SHA-256 of the stored picture; served at /files/{sha}.webp. */
    photoSha: text(),
    links: jsonb().$type<Record<string, string>>().notNull().default({}),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** As `founderGaps` finds none (lib/services/account/founder-profile.ts): only then may the person be shown. */
    isComplete: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(name <> '' and photo_sha <> '' and role <> '' and links <> '{}' and bio ~ '^\\s*(\\S+\\s+){19}\\S', false)`,
      ),
  },
  (t) => [
    uniqueIndex().on(t.slug),
    isSlug("founder_profiles_slug_form", t.slug),
    hasLength("founder_profiles_name_length", t.name, 80),
    hasLength("founder_profiles_role_length", t.role, 80),
    hasLength("founder_profiles_bio_length", t.bio, 2000),
  ],
);

/** Slugs a founder had before; requests for them redirect. */
export const founderSlugs = pgTable(
  "founder_slugs",
  {
    slug: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [index().on(t.userId), isSlug("founder_slugs_form", t.slug)],
);
