CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"learned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_learned_idx" ON "search_words" USING btree ("learned_at");