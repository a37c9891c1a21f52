CREATE TABLE "cofounder_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"draft_id" text,
	"listing_id" integer,
	"email" text NOT NULL,
	"token_hash" text,
	"invited_by" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cofounder_invites_status_known" CHECK ("cofounder_invites"."status" in ('pending', 'accepted', 'revoked')),
	CONSTRAINT "cofounder_invites_email_length" CHECK (char_length("cofounder_invites"."email") between 3 and 254),
	CONSTRAINT "cofounder_invites_one_place" CHECK (num_nonnulls("cofounder_invites"."draft_id", "cofounder_invites"."listing_id") = 1),
	CONSTRAINT "cofounder_invites_accepted_whole" CHECK (("cofounder_invites"."status" = 'accepted') = ("cofounder_invites"."accepted_by" is not null))
);
--> statement-breakpoint
CREATE TABLE "cofounders" (
	"company_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cofounders_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "cofounder_invites" ADD CONSTRAINT "cofounder_invites_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounder_invites" ADD CONSTRAINT "cofounder_invites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounder_invites" ADD CONSTRAINT "cofounder_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounder_invites" ADD CONSTRAINT "cofounder_invites_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounders" ADD CONSTRAINT "cofounders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cofounders" ADD CONSTRAINT "cofounders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cofounder_invites_draft_idx" ON "cofounder_invites" USING btree ("draft_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "cofounder_invites_listing_idx" ON "cofounder_invites" USING btree ("listing_id","email") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "cofounder_invites_token_hash_index" ON "cofounder_invites" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "cofounder_invites_invited_by_index" ON "cofounder_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "cofounder_invites_accepted_by_index" ON "cofounder_invites" USING btree ("accepted_by");--> statement-breakpoint
CREATE INDEX "cofounders_user_id_index" ON "cofounders" USING btree ("user_id");--> statement-breakpoint
-- A listing shows its co-founders' profiles beside its owner's.
CREATE OR REPLACE FUNCTION announce_profile() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  person text := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM listings l, unnest(ARRAY['any:' || l.site_id, 'founders:' || l.site_id, 'listing:' || l.id]) tag
  WHERE l.status = 'live'
    AND (l.owner_id = person OR l.company_id = ANY (ARRAY(SELECT c.company_id FROM cofounders c WHERE c.user_id = person)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_cofounder() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce('content', array_agg(DISTINCT l.site_id), array_agg(DISTINCT tag))
  FROM listings l, unnest(ARRAY['any:' || l.site_id, 'founders:' || l.site_id, 'listing:' || l.id]) tag
  WHERE l.company_id = coalesce(NEW.company_id, OLD.company_id) AND l.status = 'live';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON cofounders
FOR EACH ROW EXECUTE FUNCTION announce_cofounder();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON cofounders
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
