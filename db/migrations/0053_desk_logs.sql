CREATE TABLE "backups" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" integer NOT NULL,
	"files" integer NOT NULL,
	CONSTRAINT "backups_bytes_from_zero" CHECK ("backups"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "desk_views" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"site_id" integer NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_views_name_length" CHECK (char_length("desk_views"."name") between 1 and 60),
	CONSTRAINT "desk_views_query_length" CHECK (char_length("desk_views"."query") between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "limit_hits" (
	"hour" timestamp with time zone NOT NULL,
	"bucket" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "limit_hits_hour_bucket_kind_pk" PRIMARY KEY("hour","bucket","kind"),
	CONSTRAINT "limit_hits_count_from_zero" CHECK ("limit_hits"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"user_id" text,
	"email" text,
	"status" text DEFAULT 'open' NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_subject_known" CHECK ("reports"."subject" in ('listing', 'evidence', 'story')),
	CONSTRAINT "reports_status_known" CHECK ("reports"."status" in ('open', 'settled', 'dismissed')),
	CONSTRAINT "reports_text_length" CHECK (char_length("reports"."text") between 1 and 2000),
	CONSTRAINT "reports_email_length" CHECK (char_length("reports"."email") between 3 and 254),
	CONSTRAINT "reports_decided_why" CHECK (("reports"."status" = 'open') = ("reports"."decided_at" is null and "reports"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"outcome" text NOT NULL,
	"event_id" text,
	"payment_id" integer,
	"detail" text,
	CONSTRAINT "webhook_calls_outcome_known" CHECK ("webhook_calls"."outcome" in ('taken', 'repeated', 'foreign', 'refused', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_views_user_id_site_id_screen_name_index" ON "desk_views" USING btree ("user_id","site_id","screen","name");--> statement-breakpoint
CREATE INDEX "reports_site_id_id_index" ON "reports" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("site_id","created_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_listing_id_index" ON "reports" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "reports_user_id_index" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_email_idx" ON "reports" USING btree ("email","decided_at") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "webhook_calls_at_index" ON "webhook_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "draft_pages_fetched_idx" ON "draft_pages" USING btree ("fetched_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "drafts_changed_idx" ON "drafts" USING btree ("site_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "drafts_failed_idx" ON "drafts" USING btree ("site_id","updated_at") WHERE status = 'failed';