CREATE TABLE "runner_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"function_id" text NOT NULL,
	"event_key" text NOT NULL,
	"event" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"crashes" integer DEFAULT 0 NOT NULL,
	"wake_at" timestamp with time zone,
	"wakes" integer DEFAULT 0 NOT NULL,
	"worker" integer,
	"concurrency_key" text,
	"parent_run_id" text,
	"parent_step_id" text,
	"output" text,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "runner_steps" (
	"run_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"wake_at" timestamp with time zone,
	"event_name" text,
	"condition" text,
	"data" text,
	"error" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "runner_steps_run_id_id_pk" PRIMARY KEY("run_id","id")
);
--> statement-breakpoint
CREATE TABLE "runner_ticks" (
	"function_id" text NOT NULL,
	"cron" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "runner_ticks_function_id_cron_pk" PRIMARY KEY("function_id","cron")
);
--> statement-breakpoint
ALTER TABLE "runner_steps" ADD CONSTRAINT "runner_steps_run_id_runner_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runner_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runner_runs_once_idx" ON "runner_runs" USING btree ("function_id","event_key");--> statement-breakpoint
CREATE INDEX "runner_runs_due_idx" ON "runner_runs" USING btree ("function_id","wake_at","id") WHERE status = 'pending' and worker is null;--> statement-breakpoint
CREATE INDEX "runner_runs_held_idx" ON "runner_runs" USING btree ("function_id","worker") WHERE worker is not null;--> statement-breakpoint
CREATE INDEX "runner_runs_ended_idx" ON "runner_runs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "runner_steps_waits_idx" ON "runner_steps" USING btree ("event_name") WHERE status = 'pending';