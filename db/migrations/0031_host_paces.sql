CREATE TABLE "host_paces" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "host_paces_next_at_index" ON "host_paces" USING btree ("next_at");