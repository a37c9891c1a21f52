CREATE TABLE "disputes" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"provider_id" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"taken_cents" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_status_known" CHECK ("disputes"."status" in ('open', 'won', 'lost')),
	CONSTRAINT "disputes_taken_from_zero" CHECK ("disputes"."taken_cents" >= 0),
	CONSTRAINT "disputes_won_takes_nothing" CHECK ("disputes"."status" <> 'won' or "disputes"."taken_cents" = 0)
);
--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_kind_known";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "dispute_id" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_payment_id_provider_id_index" ON "disputes" USING btree ("payment_id","provider_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_disputeId_unique" UNIQUE("dispute_id");--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_kind_known" CHECK ("ledger"."kind" in ('invoice', 'credit_note', 'payment', 'refund', 'dispute', 'shortfall'));