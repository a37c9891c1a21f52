-- A statement that changed many rows is told by its sites alone. Joining what was before to what is after takes rows times rows,
-- since the plan was made for one.
CREATE OR REPLACE FUNCTION announce_changed_listings() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  site_ids int[];
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM after LIMIT 51) some_rows) > 50 THEN
    SELECT array_agg(DISTINCT site_id) INTO site_ids
    FROM (SELECT * FROM before UNION ALL SELECT * FROM after) l WHERE l.status = 'live' OR l.launch_week IS NOT NULL;
    PERFORM announce('content', site_ids, (SELECT array_agg('site:' || id) FROM unnest(site_ids) id));
    RETURN NULL;
  END IF;
  PERFORM announce('content', array_agg(DISTINCT site_id), array_agg(DISTINCT tag))
  FROM (
    SELECT b.site_id,
      CASE
        WHEN NOT is_public THEN queue_tags
        WHEN is_moved THEN listing_tags(b.id, b.site_id, b.category_path, b.launch_week)
          || listing_tags(a.id, a.site_id, a.category_path, a.launch_week)
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
CREATE OR REPLACE FUNCTION announce_counters() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  site_ids int[];
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM after LIMIT 51) some_rows) > 50 THEN
    SELECT array_agg(DISTINCT site_id) INTO site_ids FROM after WHERE is_live;
    PERFORM announce('counters', site_ids, (SELECT array_agg('site:' || id) FROM unnest(site_ids) id));
    RETURN NULL;
  END IF;
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
