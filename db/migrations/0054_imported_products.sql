CREATE TABLE "imported_products" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"normalized_url" text NOT NULL,
	"category_names" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"draft_id" text,
	"listing_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "imported_products_status_known" CHECK ("imported_products"."status" in ('waiting', 'begun', 'published', 'discarded')),
	CONSTRAINT "imported_products_settled_dated" CHECK ((status in ('waiting', 'begun')) = (settled_at is null)),
	CONSTRAINT "imported_products_name_length" CHECK (char_length("imported_products"."name") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_products" ADD CONSTRAINT "imported_products_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_products_open_idx" ON "imported_products" USING btree ("site_id","normalized_url") WHERE status in ('waiting', 'begun');--> statement-breakpoint
CREATE INDEX "imported_products_waiting_idx" ON "imported_products" USING btree ("id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "imported_products_site_idx" ON "imported_products" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "imported_products_draft_id_index" ON "imported_products" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "imported_products_listing_id_index" ON "imported_products" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_unowned_idx" ON "drafts" USING btree ("site_id","normalized_url") WHERE user_id is null;