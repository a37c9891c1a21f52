-- Tells every process that public answers it keeps may be out of date, when the changing transaction commits. A table whose
-- rows public reads show needs such a trigger: lib/api/content-watch.test.ts names the tables that do not.
CREATE FUNCTION announce_content() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('launchyard_content', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sites
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON users
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON companies
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listings
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON listing_slugs
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON launch_weeks
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON founder_profiles
FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
