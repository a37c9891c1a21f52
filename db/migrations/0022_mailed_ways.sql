ALTER TABLE "verification_tokens" ADD COLUMN "code_hash" text;--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD CONSTRAINT "verification_tokens_tries_from_zero" CHECK ("verification_tokens"."tries" >= 0);