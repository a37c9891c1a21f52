ALTER TABLE "refunds" ADD COLUMN "extra_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "claim_url" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "taken_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "desk_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "settles" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "polled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_desk_idx" ON "orders" USING btree ("desk_at") WHERE desk_reason is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_settles_idx" ON "payments" USING btree ("order_id") WHERE settles;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_extra_from_zero" CHECK ("refunds"."extra_cents" >= 0);--> statement-breakpoint
-- own: orders from before are told by what they were paid with first, and since when they wait
UPDATE "payments" SET "settles" = true WHERE "id" IN (
  SELECT DISTINCT ON (p."order_id") p."id" FROM "payments" p JOIN "orders" o ON o."id" = p."order_id"
  WHERE p."status" IN ('paid', 'refunded') AND o."status" IN ('paid', 'refunded')
  ORDER BY p."order_id", (p."received_cents" = o."total_cents") DESC, p."id");--> statement-breakpoint
UPDATE "orders" SET "desk_at" = coalesce("paid_at", "updated_at") WHERE "desk_reason" IS NOT NULL;
