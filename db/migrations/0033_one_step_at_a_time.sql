-- A step that has not ended is asked for again by its function, and a run that waited for a call goes on.
DELETE FROM "runner_steps" WHERE "status" = 'pending';--> statement-breakpoint
UPDATE "runner_runs" SET "wake_at" = now(), "parked_at" = now() WHERE "status" = 'pending' AND "wake_at" IS NULL;--> statement-breakpoint
ALTER TABLE "runner_steps" DROP CONSTRAINT "runner_steps_kind_known";--> statement-breakpoint
ALTER TABLE "runner_steps" DROP CONSTRAINT "runner_steps_attempt_from_zero";--> statement-breakpoint
ALTER TABLE "runner_steps" DROP CONSTRAINT "runner_steps_status_known";--> statement-breakpoint
DROP INDEX "runner_steps_waits_idx";--> statement-breakpoint
ALTER TABLE "runner_steps" ALTER COLUMN "finished_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "runner_runs" DROP COLUMN "wakes";--> statement-breakpoint
ALTER TABLE "runner_runs" DROP COLUMN "parent_run_id";--> statement-breakpoint
ALTER TABLE "runner_runs" DROP COLUMN "parent_step_id";--> statement-breakpoint
ALTER TABLE "runner_steps" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "runner_steps" DROP COLUMN "attempt";--> statement-breakpoint
ALTER TABLE "runner_steps" DROP COLUMN "wake_at";--> statement-breakpoint
ALTER TABLE "runner_steps" DROP COLUMN "event_name";--> statement-breakpoint
ALTER TABLE "runner_steps" DROP COLUMN "condition";--> statement-breakpoint
ALTER TABLE "runner_steps" ADD CONSTRAINT "runner_steps_status_known" CHECK ("runner_steps"."status" in ('done', 'failed'));