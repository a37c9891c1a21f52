UPDATE "runner_runs" SET "concurrency_key" = '' WHERE "concurrency_key" IS NULL;--> statement-breakpoint
DROP INDEX "runner_runs_due_idx";--> statement-breakpoint
ALTER TABLE "runner_runs" ALTER COLUMN "concurrency_key" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "runner_runs" ALTER COLUMN "concurrency_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "runner_runs_wake_idx" ON "runner_runs" USING btree ("wake_at") WHERE status = 'pending' and worker is null;--> statement-breakpoint
CREATE INDEX "runner_runs_due_idx" ON "runner_runs" USING btree ("function_id","concurrency_key","wake_at","id") WHERE status = 'pending' and worker is null;