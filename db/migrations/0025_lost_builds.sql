ALTER TABLE "drafts" ADD COLUMN "build_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "revivals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runner_runs" ADD COLUMN "parked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "drafts_under_way_idx" ON "drafts" USING btree ("build_seen_at") WHERE status in ('crawling', 'drafting');--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_revivals_from_zero" CHECK ("drafts"."revivals" >= 0);