CREATE TABLE "book_differences" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"ref" text NOT NULL,
	"kind" text NOT NULL,
	"ours" jsonb NOT NULL,
	"theirs" jsonb NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "book_differences_kind_known" CHECK ("book_differences"."kind" in ('missing_here', 'missing_there', 'amount', 'status'))
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"account" text NOT NULL,
	"cents" integer NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_kind_known" CHECK ("ledger"."kind" in ('invoice', 'credit_note', 'payment', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_euro_micro" bigint NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day"),
	CONSTRAINT "exchange_rates_currency_form" CHECK ("exchange_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "exchange_rates_from_one" CHECK ("exchange_rates"."per_euro_micro" >= 1)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"corrects_id" integer,
	"refund_id" integer,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_refundId_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_net_from_zero" CHECK ("invoices"."net_cents" >= 0),
	CONSTRAINT "invoices_vat_from_zero" CHECK ("invoices"."vat_cents" >= 0),
	CONSTRAINT "invoices_credit_corrects" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."corrects_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" integer,
	"status" text DEFAULT 'open' NOT NULL,
	"line_ids" integer[] NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"provider_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_status_known" CHECK ("refunds"."status" in ('open', 'done', 'failed')),
	CONSTRAINT "refunds_net_from_zero" CHECK ("refunds"."net_cents" >= 0),
	CONSTRAINT "refunds_vat_from_zero" CHECK ("refunds"."vat_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_differences_one_open_idx" ON "book_differences" USING btree ("provider","ref","kind") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_kind_ref_account_index" ON "ledger" USING btree ("kind","ref","account");--> statement-breakpoint
CREATE INDEX "ledger_order_id_index" ON "ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_order_id_id_index" ON "invoices" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_an_order_idx" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "refunds_order_id_id_index" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_open_idx" ON "refunds" USING btree ("id") WHERE status = 'open';--> statement-breakpoint
-- own: what was issued is never changed; what was booked neither
CREATE FUNCTION refuse_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER never_changed AFTER UPDATE OR DELETE ON invoices
FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER never_changed AFTER UPDATE OR DELETE ON ledger
FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION require_balance() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(cents) FROM ledger WHERE kind = NEW.kind AND ref = NEW.ref) <> 0 THEN
    RAISE EXCEPTION 'the ledger of % % does not balance', NEW.kind, NEW.ref;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balance();
