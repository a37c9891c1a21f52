ALTER TABLE "launch_weeks" ADD COLUMN "free_places" integer;--> statement-breakpoint
ALTER TABLE "paid_places" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "launch_weeks" ADD CONSTRAINT "launch_weeks_places_from_zero" CHECK ("launch_weeks"."free_places" >= 0);--> statement-breakpoint
ALTER TABLE "paid_places" ADD CONSTRAINT "paid_places_places_from_zero" CHECK ("paid_places"."places" >= 0);