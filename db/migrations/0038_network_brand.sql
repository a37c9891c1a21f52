ALTER TABLE "sites" ADD COLUMN "mark_colour" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "mail_from" text;--> statement-breakpoint
CREATE INDEX "listing_updates_newest_idx" ON "listing_updates" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_mark_colour_form" CHECK ("sites"."mark_colour" ~ '^#[0-9a-f]{6}$');--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_mail_from_line" CHECK ("sites"."mail_from" !~ '[[:cntrl:]]' and "sites"."mail_from" like '%<%@%>');