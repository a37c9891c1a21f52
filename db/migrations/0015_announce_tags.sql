-- Says by tag what public answers depend on (lib/core/content-tags.ts), when the changing transaction commits: "content" for
-- what must be seen at once, "counters" for what may be seen a second later. A table whose rows public reads show needs such a
-- trigger; lib/api/call/announcements.test.ts names the tables that do not.
DROP TRIGGER announce_content ON sites;--> statement-breakpoint
DROP TRIGGER announce_content ON settings;--> statement-breakpoint
DROP TRIGGER announce_content ON categories;--> statement-breakpoint
DROP TRIGGER announce_content ON users;--> statement-breakpoint
DROP TRIGGER announce_content ON companies;--> statement-breakpoint
DROP TRIGGER announce_content ON listings;--> statement-breakpoint
DROP TRIGGER announce_content ON listing_slugs;--> statement-breakpoint
DROP TRIGGER announce_content ON launch_weeks;--> statement-breakpoint
DROP TRIGGER announce_content ON founder_profiles;--> statement-breakpoint
DROP TRIGGER announce_content ON listing_stats;--> statement-breakpoint
DROP FUNCTION announce_content();--> statement-breakpoint
-- One message a statement; the same twice in a transaction is sent once. A payload holds 8,000 bytes: more is said of whole sites.
CREATE FUNCTION announce(kind text, site_ids int[], tags text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  payload text := kind || ' ' || array_to_string(tags, ' ');
BEGIN
  IF octet_length(payload) > 4000 THEN
    payload := kind || (SELECT string_agg(' site:' || id, '') FROM unnest(site_ids) id);
  END IF;
  IF octet_length(payload) > 4000 THEN
    payload := kind || ' *';
  END IF;
  IF cardinality(tags) > 0 THEN
    PERFORM pg_notify('launchyard_content', payload);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_everything() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('launchyard_content', 'content *');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION category_tags(site_id int, slugs text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT 'category:' || site_id || '/' || slug), '{}') FROM unnest(slugs) slug
$$;
--> statement-breakpoint
-- What must be forgotten of a listing that came to be public, or ceased to be.
CREATE FUNCTION listing_tags(id int, site_id int, slugs text[], week text) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['any:' || site_id, 'listings:' || site_id, 'listing:' || id]
    || category_tags(site_id, slugs)
    || CASE WHEN week IS NULL THEN '{}' ELSE ARRAY['week:' || site_id || '/' || week] END
$$;
--> statement-breakpoint
CREATE FUNCTION announce_new_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM after l, unnest(listing_tags(l.id, l.site_id, l.category_path, l.launch_week)) tag WHERE l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_gone_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM before l, unnest(listing_tags(l.id, l.site_id, l.category_path, l.launch_week)) tag WHERE l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Of an edit, lists are forgotten where it changes what they are found, filtered or ordered by; the rest of what they show of a
-- listing carries its tag. What waits in the queue is counted in its week; what is no more than saved is shown to nobody.
CREATE FUNCTION announce_changed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT site_id), array_agg(DISTINCT tag))
  FROM (
    SELECT b.site_id,
      CASE
        WHEN NOT is_public THEN queue_tags
        WHEN is_moved THEN listing_tags(b.id, b.site_id, b.category_path, b.launch_week) || listing_tags(a.id, a.site_id, a.category_path, a.launch_week)
        ELSE ARRAY['any:' || a.site_id, 'listing:' || a.id]
      END AS tags
    FROM before b JOIN after a USING (id),
    LATERAL (SELECT
      b.status = 'live' OR a.status = 'live' AS is_public,
      (b.status = 'live', b.slug, b.name, b.headline, b.summary, b.description, b.platforms, b.pricing_model, b.category_names,
        b.category_path, b.launch_week, b.launched_at)
      IS DISTINCT FROM
      (a.status = 'live', a.slug, a.name, a.headline, a.summary, a.description, a.platforms, a.pricing_model, a.category_names,
        a.category_path, a.launch_week, a.launched_at) AS is_moved,
      CASE WHEN (b.status, b.launch_week) IS DISTINCT FROM (a.status, a.launch_week) THEN (
        SELECT array_agg(tag) FROM unnest(ARRAY[b.launch_week, a.launch_week]) week,
        unnest(ARRAY['any:' || a.site_id, 'week:' || a.site_id || '/' || week]) tag WHERE week IS NOT NULL
      ) END AS queue_tags
    ) how
  ) changed, unnest(tags) tag;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_inserted AFTER INSERT ON listings REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION announce_new_listings();--> statement-breakpoint
CREATE TRIGGER announce_deleted AFTER DELETE ON listings REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION announce_gone_listings();--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON listings REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION announce_changed_listings();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON listings
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
-- Views are shown nowhere public.
CREATE FUNCTION announce_counters() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('counters', array_agg(DISTINCT a.site_id), array_agg(DISTINCT tag))
  FROM before b JOIN after a USING (listing_id) JOIN listings l ON l.id = a.listing_id,
  unnest(
    ARRAY['any:' || a.site_id, 'listing:' || a.listing_id]
    || CASE WHEN a.votes <> b.votes THEN
      ARRAY['votes:' || a.site_id] || category_tags(a.site_id, l.category_path)
      || CASE WHEN a.launch_week IS NULL THEN '{}' ELSE ARRAY['week:' || a.site_id || '/' || a.launch_week] END
    END
  ) tag
  WHERE a.is_live AND (a.votes, a.followers) <> (b.votes, b.followers);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_updated AFTER UPDATE ON listing_stats REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION announce_counters();--> statement-breakpoint
-- A person or a company is shown with their live listings.
CREATE FUNCTION announce_profile() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM listings l, unnest(ARRAY['any:' || l.site_id, 'listing:' || l.id]) tag
  WHERE l.owner_id = coalesce(NEW.user_id, OLD.user_id) AND l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON founder_profiles
FOR EACH ROW EXECUTE FUNCTION announce_profile();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON founder_profiles
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE FUNCTION announce_company() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM listings l, unnest(ARRAY['any:' || l.site_id, 'listing:' || l.id]) tag
  WHERE l.company_id = NEW.id AND l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER UPDATE ON companies
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION announce_company();--> statement-breakpoint
CREATE FUNCTION announce_places() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  w launch_weeks := coalesce(NEW, OLD);
BEGIN
  PERFORM announce('content', ARRAY[w.site_id],
    ARRAY['any:' || w.site_id, 'places:' || w.site_id, 'week:' || w.site_id || '/' || w.week]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON launch_weeks
FOR EACH ROW EXECUTE FUNCTION announce_places();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON launch_weeks
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE FUNCTION announce_site() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  site_id text := coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0];
BEGIN
  PERFORM pg_notify('launchyard_content', 'content site:' || site_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON sites
FOR EACH ROW EXECUTE FUNCTION announce_site('id');--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON settings
FOR EACH ROW EXECUTE FUNCTION announce_site('site_id');--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON categories
FOR EACH ROW EXECUTE FUNCTION announce_site('site_id');--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON sites
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
