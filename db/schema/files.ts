import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { isAtLeast } from "@/db/checks";
import { users } from "./users";

/** Stored files that are known (lib/integrations/storage.ts); a file that no row is of is taken up within a day. */
export const storedFiles = pgTable(
  "stored_files",
  {
    sha256: text().primaryKey(),
    bytes: integer().notNull(),
    /** Who stored it first, and whose room it takes; null where that is nobody. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /**
     * Since when nothing refers to it, or since it was stored last: by the database's clock, as triggers do. Null while something
     * does. It says which files are looked at, no more: before one is deleted its references are counted.
     */
    unneededSince: timestamp({ withTimezone: true }).defaultNow(),
  },
  (t) => [
    index().on(t.userId),
    index("stored_files_unneeded_idx").on(t.unneededSince).where(sql`unneeded_since is not null`),
    check("stored_files_sha256_form", sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    isAtLeast("stored_files_bytes_from_zero", t.bytes, 0),
  ],
);

/** Which rows name which stored files. Triggers of the tables that do keep it, in the transaction of each change. */
export const fileReferences = pgTable(
  "file_references",
  {
    sha256: text().notNull(),
    /** The table. */
    source: text().notNull(),
    /** The row's key; of a version, the listing's and its number. */
    sourceId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sha256, t.source, t.sourceId] })],
);
