CREATE TABLE "product_prices" (
	"site_id" integer NOT NULL,
	"key" text NOT NULL,
	"starts_on" date NOT NULL,
	"price_cents" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_prices_site_id_key_starts_on_pk" PRIMARY KEY("site_id","key","starts_on"),
	CONSTRAINT "product_prices_price_from_zero" CHECK ("product_prices"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stepped_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step_up_code_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step_up_code_expires" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "step_up_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_site_id_key_products_site_id_key_fk" FOREIGN KEY ("site_id","key") REFERENCES "public"."products"("site_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_undoes_audit_log_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_undoes_index" ON "audit_log" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tries_from_zero" CHECK ("sessions"."step_up_tries" >= 0);--> statement-breakpoint
-- own: a price that was entered for a day is public from that day on; the hour that keeps an answer never spans two days
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON product_prices
FOR EACH ROW EXECUTE FUNCTION announce_offers();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON product_prices
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
