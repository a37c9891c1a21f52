-- English words without their accents: "resume" finds "résumé", and "élan" finds "elan".
CREATE TEXT SEARCH CONFIGURATION folded_english (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION folded_english ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
-- Both at once, so that the table is written anew once; their indexes go with the columns.
ALTER TABLE "listings" DROP COLUMN "search", DROP COLUMN "search_title",
ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('folded_english', name), 'A') || setweight(to_tsvector('folded_english', coalesce(headline, '') || ' ' || immutable_join(category_names)), 'B') || setweight(to_tsvector('folded_english', coalesce(summary, '')), 'C') || setweight(to_tsvector('folded_english', coalesce(description, '')), 'D')) STORED,
ADD COLUMN "search_title" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('folded_english', name), 'A') || setweight(to_tsvector('folded_english', coalesce(headline, '') || ' ' || immutable_join(category_names)), 'B')) STORED;
--> statement-breakpoint
CREATE INDEX "listings_search_idx" ON "listings" USING gin ("search") WHERE status = 'live';
--> statement-breakpoint
CREATE INDEX "listings_search_title_idx" ON "listings" USING gin ("search_title") WHERE status = 'live';
