ALTER TABLE "drafts" ADD COLUMN "competitor" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "usage" jsonb;