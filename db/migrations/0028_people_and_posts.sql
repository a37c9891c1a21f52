CREATE TABLE "founder_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "founder_slugs_form" CHECK (char_length("founder_slugs"."slug") <= 120 and "founder_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body_markdown" text NOT NULL,
	"cover_url" text,
	"author" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('folded_english', title || ' ' || immutable_join(tags)), 'A') || setweight(to_tsvector('folded_english', summary), 'B') || setweight(to_tsvector('folded_english', body_markdown), 'D')) STORED,
	CONSTRAINT "blog_posts_slug_form" CHECK (char_length("blog_posts"."slug") <= 120 and "blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_posts_title_length" CHECK (char_length("blog_posts"."title") between 1 and 160),
	CONSTRAINT "blog_posts_summary_length" CHECK (char_length("blog_posts"."summary") between 1 and 300),
	CONSTRAINT "blog_posts_body_length" CHECK (char_length("blog_posts"."body_markdown") between 1 and 100000),
	CONSTRAINT "blog_posts_author_length" CHECK (char_length("blog_posts"."author") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"question_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"answer" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_answers_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "interview_answers_length" CHECK (char_length("interview_answers"."answer") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "interview_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"hint" text,
	CONSTRAINT "interview_questions_length" CHECK (char_length("interview_questions"."question") between 1 and 200),
	CONSTRAINT "interview_questions_hint_length" CHECK (char_length("interview_questions"."hint") between 1 and 300),
	CONSTRAINT "interview_questions_position_from_zero" CHECK ("interview_questions"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "listing_updates" (
	"id" serial PRIMARY KEY NOT NULL,
	"listing_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_updates_title_length" CHECK (char_length("listing_updates"."title") between 1 and 120),
	CONSTRAINT "listing_updates_body_length" CHECK (char_length("listing_updates"."body") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text,
	"sections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stories_status_known" CHECK ("stories"."status" in ('draft', 'published')),
	CONSTRAINT "stories_title_length" CHECK (char_length("stories"."title") between 1 and 160),
	CONSTRAINT "stories_published_whole" CHECK (status <> 'published' or (published_at is not null and title is not null))
);
--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD COLUMN "is_complete" boolean GENERATED ALWAYS AS (coalesce(name <> '' and photo_sha <> '' and role <> '' and links <> '{}' and bio ~ '^\s*(\S+\s+){19}\S', false)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "founder_slugs" ADD CONSTRAINT "founder_slugs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."interview_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_updates" ADD CONSTRAINT "listing_updates_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "founder_slugs_user_id_index" ON "founder_slugs" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_site_id_slug_index" ON "blog_posts" USING btree ("site_id","slug");--> statement-breakpoint
CREATE INDEX "blog_posts_site_id_published_at_id_index" ON "blog_posts" USING btree ("site_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_search_idx" ON "blog_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "interview_answers_question_id_index" ON "interview_answers" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_questions_site_id_question_index" ON "interview_questions" USING btree ("site_id","question");--> statement-breakpoint
CREATE INDEX "listing_updates_listing_id_published_at_id_index" ON "listing_updates" USING btree ("listing_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stories_user_id_index" ON "stories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stories_newest_idx" ON "stories" USING btree ("published_at" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST) WHERE status = 'published';
--> statement-breakpoint
-- Founders are shown with their profiles, stories and answers.
CREATE OR REPLACE FUNCTION announce_profile() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM listings l, unnest(ARRAY['any:' || l.site_id, 'founders:' || l.site_id, 'listing:' || l.id]) tag
  WHERE l.owner_id = coalesce(NEW.user_id, OLD.user_id) AND l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_story() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM listings l, unnest(ARRAY['any:' || l.site_id, 'founders:' || l.site_id, 'listing:' || l.id]) tag
  WHERE l.id = coalesce(NEW.listing_id, OLD.listing_id) AND l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_answer() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT q.site_id), array_agg(DISTINCT tag))
  FROM interview_questions q, unnest(ARRAY['any:' || q.site_id, 'founders:' || q.site_id]) tag
  WHERE q.id = coalesce(NEW.question_id, OLD.question_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_update() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM listings l, unnest(ARRAY['any:' || l.site_id, 'listing:' || l.id]) tag
  WHERE l.id = coalesce(NEW.listing_id, OLD.listing_id) AND l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_post() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  post blog_posts := coalesce(NEW, OLD);
BEGIN
  PERFORM announce('content', ARRAY[post.site_id], ARRAY['any:' || post.site_id, 'blog:' || post.site_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON stories
FOR EACH ROW EXECUTE FUNCTION announce_story();--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON interview_questions
FOR EACH ROW EXECUTE FUNCTION announce_site('site_id');--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON interview_answers
FOR EACH ROW EXECUTE FUNCTION announce_answer();--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON listing_updates
FOR EACH ROW EXECUTE FUNCTION announce_update();--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON blog_posts
FOR EACH ROW EXECUTE FUNCTION announce_post();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON stories
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON interview_questions
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON interview_answers
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON listing_updates
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON blog_posts
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
