DROP INDEX "audit_log_words_idx";--> statement-breakpoint
DROP INDEX "drafts_words_idx";--> statement-breakpoint
DROP INDEX "listing_versions_created_idx";--> statement-breakpoint
CREATE INDEX "audit_log_said_idx" ON "audit_log" USING gin (lower(coalesce("actor_label", '') || ' ' || "action" || ' ' || "entity_kind" || ' ' || "entity_id" || ' ' || coalesce("reason", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_versions_made_idx" ON "listing_versions" USING btree ("created_at","listing_id","version");--> statement-breakpoint
CREATE INDEX "listings_paths_idx" ON "listings" USING btree ("site_id","category_path") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "runner_runs_created_at_id_index" ON "runner_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "runner_runs_function_id_created_at_index" ON "runner_runs" USING btree ("function_id","created_at");--> statement-breakpoint
CREATE INDEX "runner_runs_failed_idx" ON "runner_runs" USING btree ("function_id") WHERE status = 'failed';--> statement-breakpoint
ANALYZE audit_log;
