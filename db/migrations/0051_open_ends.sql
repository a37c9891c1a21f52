ALTER TABLE "ledger" DROP CONSTRAINT "ledger_kind_known";--> statement-breakpoint
ALTER TABLE "book_differences" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "settled_outside" text;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_kind_known" CHECK ("ledger"."kind" in ('invoice', 'credit_note', 'payment', 'refund', 'shortfall'));--> statement-breakpoint
UPDATE "book_differences" SET "mailed_at" = "seen_at";
