DROP INDEX "listings_name_trgm_idx";--> statement-breakpoint
DROP INDEX "listings_categories_idx";--> statement-breakpoint
CREATE INDEX "audit_log_words_idx" ON "audit_log" USING gin (lower(immutable_join(array["actor_label", "action", "entity_kind" || ' ' || "entity_id", "reason"])) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "claims_site_id_created_at_id_index" ON "claims" USING btree ("site_id","created_at","id");--> statement-breakpoint
CREATE INDEX "drafts_words_idx" ON "drafts" USING gin (lower(url) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_words_idx" ON "listings" USING gin (lower(name) gin_trgm_ops,slug gin_trgm_ops,lower(url) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_site_id_created_at_number_index" ON "orders" USING btree ("site_id","created_at","number");--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_words_idx" ON "users" USING gin (lower(email) gin_trgm_ops,lower(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "votes_judged_idx" ON "votes" USING btree ("site_id","state_at") WHERE state <> 'counted';--> statement-breakpoint
CREATE INDEX "stories_updated_at_listing_id_index" ON "stories" USING btree ("updated_at","listing_id");--> statement-breakpoint
CREATE INDEX "listings_categories_idx" ON "listings" USING gin ("category_path");--> statement-breakpoint
-- What an index holds of an expression is unknown to the planner until the table is looked at: draft_pages' host is one of 0058.
ANALYZE audit_log, draft_pages, drafts, listings, users;
