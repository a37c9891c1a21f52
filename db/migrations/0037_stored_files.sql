CREATE TABLE "file_references" (
	"sha256" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "file_references_sha256_source_source_id_pk" PRIMARY KEY("sha256","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"user_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unneeded_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "stored_files_sha256_form" CHECK ("stored_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "stored_files_bytes_from_zero" CHECK ("stored_files"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "listing_versions" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_user_id_index" ON "stored_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stored_files_unneeded_idx" ON "stored_files" USING btree ("unneeded_since") WHERE unneeded_since is not null;--> statement-breakpoint
-- The stored files that a text names: in JSON by their hash alone, anywhere by a path that is no other website's.
CREATE FUNCTION files_in(named text) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT coalesce(found[1], found[2])), '{}')
  FROM regexp_matches(named, '"([0-9a-f]{64})"|(?:^|[\s"(<])/files/([0-9a-f]{64})\.webp', 'g') AS found
$$;
--> statement-breakpoint
-- Content names pictures of ours where it came with them; what people write is left aside.
CREATE FUNCTION content_pictures(content jsonb) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_path_query_array(content, '$.fields.*.value ? (@ starts with "/files/")')::text
    || jsonb_path_query_array(content, '$.founders[*].photo_url ? (@ starts with "/files/")')::text
$$;
--> statement-breakpoint
-- A file that is named now is needed, in the very transaction that names it: its row is locked until then, so that nobody deletes
-- it (lib/services/files/delete-unneeded.ts). One that nothing names any more is unneeded from now on.
CREATE FUNCTION refer_to_files(kind text, id text, was text[], became text[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  gone text[] := ARRAY(SELECT unnest(was) EXCEPT SELECT unnest(became) ORDER BY 1);
  come text[] := ARRAY(SELECT unnest(became) EXCEPT SELECT unnest(was) ORDER BY 1);
BEGIN
  IF gone = '{}' AND come = '{}' THEN RETURN; END IF;
  PERFORM 1 FROM stored_files WHERE sha256 = ANY (gone || come) ORDER BY sha256 FOR UPDATE;
  INSERT INTO file_references (sha256, source, source_id) SELECT unnest(come), kind, id ON CONFLICT DO NOTHING;
  DELETE FROM file_references WHERE sha256 = ANY (gone) AND source = kind AND source_id = id;
  UPDATE stored_files SET unneeded_since = NULL WHERE sha256 = ANY (come) AND unneeded_since IS NOT NULL;
  UPDATE stored_files SET unneeded_since = clock_timestamp()
  WHERE sha256 = ANY (gone) AND NOT EXISTS (SELECT FROM file_references r WHERE r.sha256 = stored_files.sha256);
END $$;
--> statement-breakpoint
CREATE FUNCTION profile_files(profile founder_profiles) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN profile.photo_sha IS NULL THEN '{}' ELSE ARRAY[profile.photo_sha] END
$$;
--> statement-breakpoint
CREATE FUNCTION listing_files(listing listings) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT files_in(concat(listing.logo_url, ' ', listing.screenshot_url, ' ', listing.pictures, content_pictures(listing.content)))
$$;
--> statement-breakpoint
CREATE FUNCTION draft_files(draft drafts) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT files_in(concat(draft.pictures, content_pictures(draft.content)))
$$;
--> statement-breakpoint
-- What an edit replaced can be brought back, with the pictures that it had.
CREATE FUNCTION version_files(version listing_versions) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT files_in(concat(version.pictures,
    jsonb_path_query_array(version.diff, '$.*.*.value ? (@ starts with "/files/")'),
    jsonb_path_query_array(version.diff, '$.founders.*[*].photo_url ? (@ starts with "/files/")')))
$$;
--> statement-breakpoint
CREATE FUNCTION post_files(post blog_posts) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$ SELECT files_in(concat(post.cover_url, ' ', post.body_markdown)) $$;
--> statement-breakpoint
CREATE FUNCTION refer_profile() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refer_to_files('founder_profiles', coalesce(NEW.user_id, OLD.user_id), profile_files(OLD), profile_files(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refer_listing() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refer_to_files('listings', coalesce(NEW.id, OLD.id)::text, listing_files(OLD), listing_files(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refer_draft() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refer_to_files('drafts', coalesce(NEW.id, OLD.id), draft_files(OLD), draft_files(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refer_version() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refer_to_files('listing_versions', concat(coalesce(NEW.listing_id, OLD.listing_id), ' ', coalesce(NEW.version, OLD.version)),
    version_files(OLD), version_files(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION refer_post() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refer_to_files('blog_posts', coalesce(NEW.id, OLD.id)::text, post_files(OLD), post_files(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refer_to_files AFTER INSERT OR DELETE OR UPDATE OF photo_sha ON founder_profiles
FOR EACH ROW EXECUTE FUNCTION refer_profile();--> statement-breakpoint
CREATE TRIGGER refer_to_files AFTER INSERT OR DELETE OR UPDATE OF logo_url, screenshot_url, pictures, content ON listings
FOR EACH ROW EXECUTE FUNCTION refer_listing();--> statement-breakpoint
CREATE TRIGGER refer_to_files AFTER INSERT OR DELETE OR UPDATE OF pictures, content ON drafts
FOR EACH ROW EXECUTE FUNCTION refer_draft();--> statement-breakpoint
CREATE TRIGGER refer_to_files AFTER INSERT OR DELETE OR UPDATE OF pictures, diff ON listing_versions
FOR EACH ROW EXECUTE FUNCTION refer_version();--> statement-breakpoint
CREATE TRIGGER refer_to_files AFTER INSERT OR DELETE OR UPDATE OF cover_url, body_markdown ON blog_posts
FOR EACH ROW EXECUTE FUNCTION refer_post();--> statement-breakpoint
-- What is there by now. The files themselves are taken up by the job, which knows where they are and how large.
INSERT INTO file_references (source, source_id, sha256)
SELECT 'founder_profiles', t.user_id, unnest(profile_files(t)) FROM founder_profiles t
UNION ALL SELECT 'listings', t.id::text, unnest(listing_files(t)) FROM listings t
UNION ALL SELECT 'drafts', t.id, unnest(draft_files(t)) FROM drafts t
UNION ALL SELECT 'listing_versions', concat(t.listing_id, ' ', t.version), unnest(version_files(t)) FROM listing_versions t
UNION ALL SELECT 'blog_posts', t.id::text, unnest(post_files(t)) FROM blog_posts t;
