ALTER TABLE "mail_addresses" DROP CONSTRAINT "mail_addresses_paused_why";--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD COLUMN "pause_kind" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mail_name" text;--> statement-breakpoint
CREATE INDEX "outbox_mails_idx" ON "outbox" USING btree ("id") WHERE name in ('mail.requested', 'update_mail.requested');--> statement-breakpoint
CREATE INDEX "outbox_mail_outcomes_idx" ON "outbox" USING btree ("outcome","id") WHERE name in ('mail.requested', 'update_mail.requested');--> statement-breakpoint
CREATE INDEX "outbox_mail_templates_idx" ON "outbox" USING btree (coalesce(data ->> 'template', 'product_news'),"id") WHERE name in ('mail.requested', 'update_mail.requested');--> statement-breakpoint
CREATE INDEX "outbox_mail_addresses_idx" ON "outbox" USING btree (lower(data ->> 'to'),"id") WHERE name = 'mail.requested';--> statement-breakpoint
CREATE INDEX "outbox_mail_followers_idx" ON "outbox" USING btree ((data ->> 'follower_id'),"id") WHERE name = 'update_mail.requested';--> statement-breakpoint
CREATE INDEX "outbox_mail_names_idx" ON "outbox" USING btree ("mail_name") WHERE mail_name is not null;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_pause_kind_known" CHECK ("mail_addresses"."pause_kind" in ('refused', 'bounced'));--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_paused_why" CHECK ("mail_addresses"."paused_at" is null or "mail_addresses"."pause_reason" is not null);--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_outcome_known" CHECK ("outbox"."outcome" in ('sent', 'refused', 'bounced', 'unwanted', 'failed'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tries_from_zero" CHECK ("outbox"."tries" >= 0);