DROP INDEX "listings_week_idx";--> statement-breakpoint
CREATE INDEX "listings_name_idx" ON "listings" USING btree ("site_id","name","id");--> statement-breakpoint
CREATE INDEX "listings_status_idx" ON "listings" USING btree ("site_id","status","id");--> statement-breakpoint
CREATE INDEX "listings_week_idx" ON "listings" USING btree ("site_id","launch_week" DESC NULLS LAST,"id" DESC NULLS FIRST);