CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"method" text,
	"last_check" jsonb,
	"proof" jsonb,
	"reason" text,
	"code_email" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"codes_sent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "claims_token_unique" UNIQUE("token"),
	CONSTRAINT "claims_status_known" CHECK ("claims"."status" in ('pending', 'verified', 'rejected', 'expired', 'superseded')),
	CONSTRAINT "claims_method_known" CHECK ("claims"."method" in ('email', 'email_code', 'dns_txt', 'meta_tag', 'well_known_file', 'badge')),
	CONSTRAINT "claims_settled_dated" CHECK ((status = 'pending') = (settled_at is null)),
	CONSTRAINT "claims_verified_proven" CHECK (status not in ('verified', 'rejected') or proof is not null),
	CONSTRAINT "claims_tries_from_zero" CHECK ("claims"."code_tries" >= 0),
	CONSTRAINT "claims_codes_from_zero" CHECK ("claims"."codes_sent" >= 0),
	CONSTRAINT "claims_reason_length" CHECK (char_length("claims"."reason") between 0 and 300)
);
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open_idx" ON "claims" USING btree ("listing_id","user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "claims_user_id_created_at_index" ON "claims" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "claims_disputed_idx" ON "claims" USING btree ("site_id","created_at") WHERE status = 'pending' and proof is not null;