DROP INDEX "listings_live_votes_idx";--> statement-breakpoint
DROP INDEX "listings_live_newest_idx";--> statement-breakpoint
DROP INDEX "listings_week_idx";--> statement-breakpoint
CREATE INDEX "listings_live_votes_idx" ON "listings" USING btree ("site_id","votes" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_live_newest_idx" ON "listings" USING btree ("site_id","launched_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_week_idx" ON "listings" USING btree ("site_id","launch_week","votes" DESC NULLS FIRST,"id" DESC NULLS FIRST);