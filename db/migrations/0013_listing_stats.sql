CREATE TABLE "listing_stats" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"is_live" boolean NOT NULL,
	"launch_week" text,
	"votes" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_live_votes_idx";--> statement-breakpoint
DROP INDEX "listings_week_idx";--> statement-breakpoint
ALTER TABLE "listing_stats" ADD CONSTRAINT "listing_stats_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_stats" ADD CONSTRAINT "listing_stats_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO listing_stats (listing_id, site_id, is_live, launch_week, votes, followers)
SELECT id, site_id, status = 'live', launch_week, votes, followers FROM listings ORDER BY id;--> statement-breakpoint
CREATE INDEX "listing_stats_votes_idx" ON "listing_stats" USING btree ("site_id","votes" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST) WHERE is_live;--> statement-breakpoint
CREATE INDEX "listing_stats_week_idx" ON "listing_stats" USING btree ("site_id","launch_week","votes" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST) WHERE is_live;--> statement-breakpoint
CREATE INDEX "listings_week_idx" ON "listings" USING btree ("site_id","launch_week");--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "votes";--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "followers";--> statement-breakpoint
-- Room in each page, so that a counter that no index holds is written beside its old value (a HOT update); and vacuumed early,
-- since lists read the index alone only where pages are known to be visible.
ALTER TABLE listing_stats SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);--> statement-breakpoint
-- Every listing has its row of counters from the beginning, with copies of what boards are ordered by.
CREATE FUNCTION keep_listing_stats() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_stats (listing_id, site_id, is_live, launch_week)
  VALUES (NEW.id, NEW.site_id, NEW.status = 'live', NEW.launch_week)
  ON CONFLICT (listing_id) DO UPDATE
  SET site_id = excluded.site_id, is_live = excluded.is_live, launch_week = excluded.launch_week;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_listing_stats AFTER INSERT OR UPDATE OF site_id, status, launch_week ON listings
FOR EACH ROW EXECUTE FUNCTION keep_listing_stats();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_stats
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
