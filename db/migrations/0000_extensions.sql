-- Extensions a database owner may create without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
-- array_to_string is only stable for arrays in general; for text it never changes, and generated columns need immutable.
CREATE OR REPLACE FUNCTION immutable_join(text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_string($1, ' ');
