CREATE TABLE "former_categories" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "former_categories_site_id_kind_word_pk" PRIMARY KEY("site_id","kind","word"),
	CONSTRAINT "former_categories_kind_known" CHECK ("former_categories"."kind" in ('slug', 'name'))
);
--> statement-breakpoint
ALTER TABLE "interview_questions" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_categories" ADD CONSTRAINT "former_categories_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_categories" ADD CONSTRAINT "former_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_categories_category_id_index" ON "former_categories" USING btree ("category_id");