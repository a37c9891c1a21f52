import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Words of live listings, which misspelled words of queries are corrected to; of all sites. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text().primaryKey(),
    learnedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index("search_words_trgm_idx").using("gin", sql`${t.word} gin_trgm_ops`),
    index("search_words_learned_idx").on(t.learnedAt),
  ],
);
