CREATE TABLE "vote_challenges" (
	"user_id" text PRIMARY KEY NOT NULL,
	"challenge" jsonb NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "votes" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "vote_challenges" ADD CONSTRAINT "vote_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "votes_network_idx" ON "votes" USING btree ("network","cast_at") WHERE network is not null;