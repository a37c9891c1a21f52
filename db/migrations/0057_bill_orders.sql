ALTER TABLE "orders" ADD COLUMN "shortfall_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "billed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_unbilled_idx" ON "orders" USING btree ("paid_at") WHERE status in ('paid', 'refunded') and total_cents > 0 and billed_at is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shortfall_within" CHECK ("orders"."shortfall_cents" between 0 and "orders"."discount_cents");--> statement-breakpoint
UPDATE "orders" SET "billed_at" = i."issued_at" FROM "invoices" i WHERE i."order_id" = "orders"."id" AND i."kind" = 'invoice';--> statement-breakpoint
UPDATE "orders" SET "shortfall_cents" = l."cents" FROM "ledger" l WHERE l."order_id" = "orders"."id" AND l."kind" = 'shortfall' AND l."account" = 'shortfall';
