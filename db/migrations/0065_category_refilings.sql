CREATE TABLE "category_refilings" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"from_slug" text NOT NULL,
	"listings" integer NOT NULL,
	"filed" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "category_refilings_filed_from_zero" CHECK ("category_refilings"."filed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "category_refilings" ADD CONSTRAINT "category_refilings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_refilings" ADD CONSTRAINT "category_refilings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_refilings_open_idx" ON "category_refilings" USING btree ("site_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "category_refilings_category_id_index" ON "category_refilings" USING btree ("category_id");