CREATE TABLE "billboard_places" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"week" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billboard_places_week_form" CHECK ("billboard_places"."week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$'),
	CONSTRAINT "billboard_places_amount_from_one" CHECK ("billboard_places"."amount_cents" >= 1)
);
--> statement-breakpoint
CREATE TABLE "domain_ratings" (
	"domain" text NOT NULL,
	"day" date NOT NULL,
	"rating" numeric(4, 1),
	"source" text NOT NULL,
	CONSTRAINT "domain_ratings_domain_day_pk" PRIMARY KEY("domain","day"),
	CONSTRAINT "domain_ratings_source_known" CHECK ("domain_ratings"."source" in ('ahrefs', 'manual')),
	CONSTRAINT "domain_ratings_from_zero" CHECK ("domain_ratings"."rating" >= 0)
);
--> statement-breakpoint
ALTER TABLE "listing_stats" ADD COLUMN "domain_rating" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "listing_stats" ADD COLUMN "domain_rating_rise" numeric(4, 1);--> statement-breakpoint
ALTER TABLE "billboard_places" ADD CONSTRAINT "billboard_places_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billboard_places" ADD CONSTRAINT "billboard_places_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billboard_places_listing_id_week_index" ON "billboard_places" USING btree ("listing_id","week");--> statement-breakpoint
CREATE INDEX "billboard_places_site_id_week_index" ON "billboard_places" USING btree ("site_id","week");--> statement-breakpoint
CREATE INDEX "listing_stats_rating_idx" ON "listing_stats" USING btree ("site_id","domain_rating" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST) WHERE is_live and domain_rating is not null;--> statement-breakpoint
CREATE INDEX "listing_stats_rise_idx" ON "listing_stats" USING btree ("site_id","domain_rating_rise" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST) WHERE is_live and domain_rating_rise > 0;
--> statement-breakpoint
-- own: boards
CREATE FUNCTION domain_standing(named text, OUT rating numeric, OUT rise numeric)
LANGUAGE sql STABLE AS $$
  SELECT now_is.rating, now_is.rating - before.rating
  FROM (SELECT r.rating, r.day FROM domain_ratings r WHERE r.domain = named ORDER BY r.day DESC LIMIT 1) now_is
  LEFT JOIN LATERAL (
    SELECT r.rating FROM domain_ratings r WHERE r.domain = named AND r.day <= now_is.day - 30 ORDER BY r.day DESC LIMIT 1
  ) before ON true
$$;
--> statement-breakpoint
CREATE FUNCTION keep_domain_rating() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  named text := coalesce(NEW.domain, OLD.domain);
  standing record;
  site_ids int[];
BEGIN
  SELECT * INTO standing FROM domain_standing(named);
  WITH changed AS (
    UPDATE listing_stats s SET domain_rating = standing.rating, domain_rating_rise = standing.rise
    FROM listings l JOIN companies c ON c.id = l.company_id
    WHERE s.listing_id = l.id AND c.domain = named
      AND (s.domain_rating, s.domain_rating_rise) IS DISTINCT FROM (standing.rating, standing.rise)
    RETURNING s.site_id
  )
  SELECT array_agg(DISTINCT site_id) INTO site_ids FROM changed;
  PERFORM announce('counters', site_ids, array_agg(tag))
  FROM unnest(site_ids) site_id, unnest(ARRAY['any:' || site_id, 'ratings:' || site_id]) tag HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON domain_ratings
FOR EACH ROW EXECUTE FUNCTION keep_domain_rating();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON domain_ratings
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
-- A new listing's counters begin with what is known of its domain.
CREATE FUNCTION begin_domain_rating() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT d.rating, d.rise INTO NEW.domain_rating, NEW.domain_rating_rise
  FROM listings l JOIN companies c ON c.id = l.company_id, domain_standing(c.domain) d WHERE l.id = NEW.listing_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begin_domain_rating BEFORE INSERT ON listing_stats
FOR EACH ROW EXECUTE FUNCTION begin_domain_rating();--> statement-breakpoint
CREATE FUNCTION announce_billboard() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  p billboard_places := coalesce(NEW, OLD);
BEGIN
  PERFORM announce('content', ARRAY[p.site_id], ARRAY['any:' || p.site_id, 'billboard:' || p.site_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON billboard_places
FOR EACH ROW EXECUTE FUNCTION announce_billboard();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON billboard_places
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
