CREATE TABLE "awards" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"kind" text NOT NULL,
	"week" text NOT NULL,
	"rank" integer NOT NULL,
	"votes" integer NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "awards_kind_known" CHECK ("awards"."kind" in ('launch_week')),
	CONSTRAINT "awards_week_form" CHECK ("awards"."week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$'),
	CONSTRAINT "awards_rank_from_one" CHECK ("awards"."rank" >= 1),
	CONSTRAINT "awards_votes_from_one" CHECK ("awards"."votes" >= 1)
);
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "awards_listing_id_kind_week_index" ON "awards" USING btree ("listing_id","kind","week");--> statement-breakpoint
CREATE INDEX "awards_site_id_week_rank_index" ON "awards" USING btree ("site_id","week","rank");
--> statement-breakpoint
-- own: awards
CREATE FUNCTION announce_award() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  a awards := coalesce(NEW, OLD);
BEGIN
  PERFORM announce('content', ARRAY[a.site_id], ARRAY['any:' || a.site_id, 'awards:' || a.site_id,
    'listing:' || a.listing_id, 'week:' || a.site_id || '/' || a.week]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON awards
FOR EACH ROW EXECUTE FUNCTION announce_award();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON awards
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
