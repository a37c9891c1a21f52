CREATE TABLE "interview_drafts" (
	"question_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"over" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_drafts_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "interview_drafts_length" CHECK (char_length("interview_drafts"."text") between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "story_drafts" (
	"listing_id" integer NOT NULL,
	"place" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"over" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "story_drafts_listing_id_place_pk" PRIMARY KEY("listing_id","place"),
	CONSTRAINT "story_drafts_place_known" CHECK ("story_drafts"."place" in ('title', 'how_started', 'problem', 'what_built', 'hard_parts', 'milestones', 'whats_next')),
	CONSTRAINT "story_drafts_length" CHECK (char_length("story_drafts"."text") between 0 and 8000)
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "withheld_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "interview_drafts" ADD CONSTRAINT "interview_drafts_question_id_interview_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."interview_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_drafts" ADD CONSTRAINT "interview_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_drafts" ADD CONSTRAINT "story_drafts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_drafts" ADD CONSTRAINT "story_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_drafts_question_id_index" ON "interview_drafts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "story_drafts_user_id_index" ON "story_drafts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_published_not_withheld" CHECK (status <> 'published' or withheld_at is null);