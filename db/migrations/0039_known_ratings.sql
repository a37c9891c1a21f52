-- A look that found no rating takes nothing away: what stands is the last known one, and its rise is over known ones.
CREATE OR REPLACE FUNCTION domain_standing(named text, OUT rating numeric, OUT rise numeric)
LANGUAGE sql STABLE AS $$
  SELECT now_is.rating, now_is.rating - before.rating
  FROM (
    SELECT r.rating, r.day FROM domain_ratings r
    WHERE r.domain = named AND r.rating IS NOT NULL ORDER BY r.day DESC LIMIT 1
  ) now_is
  LEFT JOIN LATERAL (
    SELECT r.rating FROM domain_ratings r
    WHERE r.domain = named AND r.rating IS NOT NULL AND r.day <= now_is.day - 30 ORDER BY r.day DESC LIMIT 1
  ) before ON true
$$;
--> statement-breakpoint
UPDATE listing_stats s SET domain_rating = d.rating, domain_rating_rise = d.rise
FROM listings l JOIN companies c ON c.id = l.company_id CROSS JOIN LATERAL domain_standing(c.domain) d
WHERE s.listing_id = l.id AND (s.domain_rating, s.domain_rating_rise) IS DISTINCT FROM (d.rating, d.rise);
