ALTER TABLE "listings" ADD COLUMN "screenshot_url" text;--> statement-breakpoint
-- As lib/services/listings/picture-paths.ts reads it: a path is a picture of ours, an address has a copy if it was one.
UPDATE listings SET screenshot_url = CASE
  WHEN wanted LIKE '/%' THEN wanted
  WHEN pictures->'screenshot'->>'wanted' = wanted THEN '/files/' || (pictures->'screenshot'->>'sha256') || '.webp'
END
FROM (SELECT id, content->'fields'->'screenshot_url'->>'value' AS wanted FROM listings) named
WHERE named.id = listings.id AND wanted IS NOT NULL;
