ALTER TABLE "listings" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
-- Content of listings in the shape it shares with drafts. What has quotes was drafted; the rest counts as a person's word.
UPDATE listings SET
  pictures = jsonb_build_object(
    'logo', jsonb_build_object('wanted', content #> '{facts,logo_url,value}',
      'sha256', substring(logo_url from '^/files/([0-9a-f]{64})\.webp$')),
    'screenshot', jsonb_build_object('wanted', content #> '{facts,screenshot_url,value}',
      'sha256', substring(content ->> 'screenshotPath' from '^/files/([0-9a-f]{64})\.webp$'))),
  content = jsonb_build_object(
    'fields', (SELECT coalesce(jsonb_object_agg(key, field || jsonb_build_object('state',
        CASE WHEN field -> 'evidence' = '[]' THEN 'manual' ELSE 'ai' END)), '{}')
      FROM (SELECT key, value AS field FROM jsonb_each(coalesce(content -> 'facts', '{}'))
        UNION ALL SELECT key, jsonb_build_object('evidence', value) FROM jsonb_each(coalesce(content -> 'sources', '{}'))) AS parts),
    'faqs', (SELECT coalesce(jsonb_agg(one || '{"state": "edited"}' ORDER BY place), '[]')
      FROM jsonb_array_elements(coalesce(content -> 'faqs', '[]')) WITH ORDINALITY AS entries(one, place)),
    'faqsSaved', true,
    'founders', (SELECT coalesce(jsonb_agg(one || '{"state": "edited"}' ORDER BY place), '[]')
      FROM jsonb_array_elements(coalesce(content -> 'founders', '[]')) WITH ORDINALITY AS entries(one, place)),
    'foundersSaved', true,
    'companySocials', (SELECT coalesce(jsonb_object_agg(key, jsonb_build_object('value', value, 'state', 'manual', 'evidence', '[]'::jsonb)), '{}')
      FROM jsonb_each(coalesce(content -> 'socials', '{}'))),
    'story', coalesce(content -> 'story', '{}'),
    'milestones', coalesce(content -> 'milestones', '[]'),
    'seo', (SELECT jsonb_object_agg(name, jsonb_build_object('value', content #> ARRAY['seo', name], 'evidence', '[]'::jsonb,
        'state', CASE WHEN content #>> ARRAY['seo', name] IS NULL THEN 'not_found' ELSE 'manual' END))
      FROM unnest(ARRAY['title', 'description']) AS name))
WHERE NOT content ? 'fields';
--> statement-breakpoint
-- A submitted draft knows each value's state, and where each picture came from.
UPDATE listings SET content = drafts.content - 'competitorUrl', pictures = drafts.pictures
FROM drafts
WHERE drafts.listing_id = listings.id AND drafts.user_id = listings.owner_id AND drafts.status = 'submitted'
  AND drafts.content ? 'fields';
--> statement-breakpoint
-- Of parts with states those that a person saved: no reading may touch them (lib/services/listings/field-states.ts).
CREATE FUNCTION saved_parts(parts jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(coalesce(parts, '{}'))
  WHERE value ->> 'state' IN ('edited', 'manual', 'override', 'deleted')
$$;
--> statement-breakpoint
-- A draft that was read again after its submission holds what its owner saved since. All of it moves to the listing, which is where
-- such edits are saved from now on; and what nobody saved is open to the second reading, as it was.
UPDATE listings SET
  name = coalesce(saved #>> '{name,value}', name),
  headline = CASE WHEN saved ? 'headline' THEN saved #>> '{headline,value}' ELSE headline END,
  summary = CASE WHEN saved ? 'summary' THEN saved #>> '{summary,value}' ELSE summary END,
  description = CASE WHEN saved ? 'description' THEN saved #>> '{description,value}' ELSE description END,
  pricing_model = CASE WHEN saved ? 'pricing_model' THEN saved #>> '{pricing_model,value}' ELSE pricing_model END,
  open_source = CASE WHEN saved ? 'open_source' THEN (saved #>> '{open_source,value}')::boolean ELSE open_source END,
  platforms = CASE WHEN saved ? 'platforms'
    THEN ARRAY(SELECT jsonb_array_elements_text(coalesce(nullif(saved #> '{platforms,value}', 'null'), '[]'))) ELSE platforms END,
  category_names = CASE WHEN saved ? 'categories' THEN chosen.names ELSE category_names END,
  category_slugs = CASE WHEN saved ? 'categories' THEN chosen.slugs ELSE category_slugs END,
  category_path = CASE WHEN saved ? 'categories' THEN chosen.slugs || chosen.parents ELSE category_path END,
  logo_url = CASE WHEN saved ? 'logo_url' THEN '/files/' || (fetched #>> '{logo,sha256}') || '.webp' ELSE logo_url END,
  pictures = coalesce(listings.pictures, '{}') || fetched,
  content = listings.content || jsonb_build_object(
    'fields', listings.content -> 'fields' || (SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN key IN ('name', 'headline', 'summary', 'description', 'categories', 'platforms', 'pricing_model', 'open_source')
        THEN value - 'value' ELSE value END), '{}')
      FROM jsonb_each(saved) WHERE key <> 'name' OR value ->> 'value' IS NOT NULL),
    'faqs', CASE WHEN faqs_saved THEN mine.content -> 'faqs' ELSE (
      SELECT coalesce(jsonb_agg(one || '{"state": "ai"}' ORDER BY place), '[]')
      FROM jsonb_array_elements(listings.content -> 'faqs') WITH ORDINALITY AS entries(one, place)) END,
    'faqsSaved', faqs_saved,
    'founders', CASE WHEN founders_saved THEN mine.content -> 'founders' ELSE (
      SELECT coalesce(jsonb_agg(one || jsonb_build_object('state', 'ai', 'photo_url', coalesce(
          (SELECT photo -> 'wanted' FROM jsonb_array_elements(fetched -> 'photos') photo
            WHERE '/files/' || (photo ->> 'sha256') || '.webp' = one ->> 'photo_url' LIMIT 1),
          one -> 'photo_url')) ORDER BY place), '[]')
      FROM jsonb_array_elements(listings.content -> 'founders') WITH ORDINALITY AS entries(one, place)) END,
    'foundersSaved', founders_saved,
    'companySocials', listings.content -> 'companySocials' || saved_parts(mine.content -> 'companySocials'),
    'founderSocials', saved_parts(mine.content -> 'founderSocials'),
    'story', coalesce(mine.content -> 'story', listings.content -> 'story'),
    'milestones', coalesce(mine.content -> 'milestones', listings.content -> 'milestones'),
    'seo', listings.content -> 'seo' || saved_parts(mine.content -> 'seo'))
FROM drafts mine,
LATERAL (SELECT
  saved_parts(mine.content -> 'fields') AS saved,
  coalesce((mine.content ->> 'faqsSaved')::boolean, false) AS faqs_saved,
  coalesce((mine.content ->> 'foundersSaved')::boolean, false) AS founders_saved) edits,
LATERAL (SELECT
  coalesce(array_agg(c.name ORDER BY place), '{}') AS names,
  coalesce(array_agg(c.slug ORDER BY place), '{}') AS slugs,
  coalesce(array_agg(DISTINCT p.slug) FILTER (WHERE p.slug IS NOT NULL), '{}') AS parents
  FROM jsonb_array_elements_text(coalesce(nullif(saved #> '{categories,value}', 'null'), '[]')) WITH ORDINALITY AS named(category, place)
  JOIN categories c ON c.site_id = mine.site_id AND c.name = category
  LEFT JOIN categories p ON p.id = c.parent_id) chosen,
-- Copies of the addresses that the draft names, and of the founders' photos.
LATERAL (SELECT jsonb_build_object('photos', coalesce(mine.pictures -> 'photos', '[]')) || coalesce(jsonb_object_agg(kind,
    CASE WHEN mine.pictures #> ARRAY[kind, 'wanted'] = saved #> ARRAY[kind || '_url', 'value'] THEN mine.pictures -> kind
      ELSE '{"wanted": null, "sha256": null}' END), '{}') AS fetched
  FROM unnest(ARRAY['logo', 'screenshot']) kind WHERE saved ? (kind || '_url')) copies
WHERE mine.listing_id = listings.id AND mine.user_id = listings.owner_id AND mine.status <> 'submitted'
  AND mine.content ? 'fields';
--> statement-breakpoint
DROP FUNCTION saved_parts(jsonb);
--> statement-breakpoint
UPDATE drafts SET content = '{}'
FROM listings
WHERE drafts.listing_id = listings.id AND drafts.user_id = listings.owner_id;
--> statement-breakpoint
UPDATE drafts SET content = content - 'competitorUrl' WHERE content ? 'competitorUrl';
--> statement-breakpoint
-- History was kept by column; it goes on by the contract's names of parts. Our copies of pictures are parts no more.
CREATE FUNCTION sourced_part(value jsonb, evidence jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN coalesce(value, 'null') = 'null' THEN '{"value": null, "state": "not_found", "evidence": []}'
    ELSE jsonb_build_object('value', value, 'evidence', coalesce(evidence, '[]'),
      'state', CASE WHEN coalesce(evidence, '[]') = '[]' THEN 'manual' ELSE 'ai' END)
  END
$$;
--> statement-breakpoint
CREATE FUNCTION members(value jsonb) RETURNS TABLE (key text, value jsonb)
LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM jsonb_each(CASE jsonb_typeof($1) WHEN 'object' THEN $1 ELSE '{}' END)
$$;
--> statement-breakpoint
CREATE FUNCTION version_parts(diff jsonb, side text) RETURNS TABLE (part text, value jsonb)
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'fields.' || field, sourced_part(nullif(diff #> ARRAY[col, side], '[]'), diff #> ARRAY['content.sources', side, field])
  FROM (VALUES ('name', 'name'), ('headline', 'headline'), ('summary', 'summary'), ('description', 'description'),
    ('categoryNames', 'categories')) AS columns (col, field) WHERE diff ? col
  UNION ALL SELECT 'fields.' || m.key, sourced_part(m.value -> 'value', m.value -> 'evidence')
  FROM members(diff #> ARRAY['content.facts', side]) m
  UNION ALL SELECT 'company_socials.' || m.key, sourced_part(m.value, NULL) FROM members(diff #> ARRAY['content.socials', side]) m
  UNION ALL SELECT 'story.' || m.key, m.value FROM members(diff #> ARRAY['content.story', side]) m
  UNION ALL SELECT 'seo.' || m.key, sourced_part(m.value, NULL) FROM members(diff #> ARRAY['content.seo', side]) m
  UNION ALL SELECT list, (SELECT coalesce(jsonb_agg(one || extra ORDER BY place), '[]') FROM jsonb_array_elements(
      coalesce(nullif(diff #> ARRAY['content.' || list, side], 'null'), '[]')) WITH ORDINALITY AS entries (one, place))
  FROM (VALUES ('faqs', '{"state": "edited"}'::jsonb), ('founders', '{"state": "edited"}'), ('milestones', '{}')) AS lists (list, extra)
  WHERE diff ? ('content.' || list)
$$;
--> statement-breakpoint
UPDATE listing_versions SET diff = (
  SELECT coalesce(jsonb_object_agg(part, jsonb_build_object('before', was, 'after', became)), '{}')
  FROM (
    SELECT part, coalesce(b.value, absent) AS was, coalesce(a.value, absent) AS became
    FROM version_parts(diff, 'before') b FULL JOIN version_parts(diff, 'after') a USING (part),
    LATERAL (SELECT CASE WHEN part LIKE 'story.%' THEN 'null' ELSE sourced_part(NULL, NULL) END AS absent) missing
  ) parts
  WHERE was <> became);
--> statement-breakpoint
DELETE FROM listing_versions WHERE diff = '{}';--> statement-breakpoint
DROP FUNCTION version_parts(jsonb, text);--> statement-breakpoint
DROP FUNCTION members(jsonb);--> statement-breakpoint
DROP FUNCTION sourced_part(jsonb, jsonb);
