CREATE TABLE "failed_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"email" text NOT NULL,
	"template" text NOT NULL,
	"reason" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	"retried_at" timestamp with time zone,
	CONSTRAINT "failed_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mail_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"wants_news" boolean DEFAULT true NOT NULL,
	"wants_followers" boolean DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	CONSTRAINT "mail_addresses_email_length" CHECK (char_length("mail_addresses"."email") between 3 and 254),
	CONSTRAINT "mail_addresses_email_folded" CHECK ("mail_addresses"."email" = lower("mail_addresses"."email")),
	CONSTRAINT "mail_addresses_paused_why" CHECK (("mail_addresses"."paused_at" is null) = ("mail_addresses"."pause_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "listing_updates" ADD COLUMN "mailed_on" date;--> statement-breakpoint
ALTER TABLE "listing_updates" ADD COLUMN "followers_notified" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "failed_mails_failed_at_id_index" ON "failed_mails" USING btree ("failed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "failed_mails_email_index" ON "failed_mails" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mail_addresses_paused_idx" ON "mail_addresses" USING btree ("paused_at") WHERE paused_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listing_updates_mailed_once_idx" ON "listing_updates" USING btree ("listing_id","mailed_on") WHERE mailed_on is not null;--> statement-breakpoint
ALTER TABLE "listing_updates" ADD CONSTRAINT "listing_updates_notified_from_zero" CHECK ("listing_updates"."followers_notified" >= 0);--> statement-breakpoint
-- What an account's address wants of mails, and mails to it that were given up, leave with the account as its follows do.
CREATE OR REPLACE FUNCTION forget_follower() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM followers WHERE email = OLD.email;
  DELETE FROM mail_addresses WHERE email = OLD.email;
  DELETE FROM failed_mails WHERE email = OLD.email;
  RETURN NULL;
END $$;
