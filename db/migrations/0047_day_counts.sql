CREATE TABLE "listing_days" (
	"listing_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_days_views_from_zero" CHECK ("listing_days"."views" >= 0),
	CONSTRAINT "listing_days_clicks_from_zero" CHECK ("listing_days"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "api_key_days" (
	"api_key_id" integer NOT NULL,
	"day" date NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "api_key_days_api_key_id_day_pk" PRIMARY KEY("api_key_id","day"),
	CONSTRAINT "api_key_days_uses_from_zero" CHECK ("api_key_days"."uses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_days" ADD CONSTRAINT "api_key_days_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_versions_created_idx" ON "listing_versions" USING btree ("created_at" DESC NULLS LAST,"listing_id","version");