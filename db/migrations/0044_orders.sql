CREATE TABLE "number_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_series_series_year_pk" PRIMARY KEY("series","year"),
	CONSTRAINT "number_series_name_length" CHECK (char_length("number_series"."series") between 1 and 10),
	CONSTRAINT "number_series_from_one" CHECK ("number_series"."last" >= 1)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"listing_id" integer,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"quantity" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"fulfilment" text DEFAULT 'pending' NOT NULL,
	"fulfilled_at" timestamp with time zone,
	"proof_url" text,
	"failure" text,
	CONSTRAINT "order_lines_product_known" CHECK ("order_lines"."product" in ('launch', 'billboard', 'category_spotlight', 'unlock_section')),
	CONSTRAINT "order_lines_fulfilment_known" CHECK ("order_lines"."fulfilment" in ('pending', 'fulfilled', 'failed')),
	CONSTRAINT "order_lines_quantity_from_one" CHECK ("order_lines"."quantity" >= 1),
	CONSTRAINT "order_lines_discount_from_zero" CHECK ("order_lines"."discount_cents" >= 0),
	CONSTRAINT "order_lines_net_from_zero" CHECK ("order_lines"."net_cents" >= 0),
	CONSTRAINT "order_lines_add_up" CHECK ("order_lines"."net_cents" = "order_lines"."unit_price_cents" * "order_lines"."quantity" - "order_lines"."discount_cents")
);
--> statement-breakpoint
CREATE TABLE "order_places" (
	"line_id" integer NOT NULL,
	"kind" text NOT NULL,
	"slot" text DEFAULT '' NOT NULL,
	"week" text NOT NULL,
	CONSTRAINT "order_places_line_id_kind_slot_week_pk" PRIMARY KEY("line_id","kind","slot","week"),
	CONSTRAINT "order_places_kind_known" CHECK ("order_places"."kind" in ('launch', 'billboard', 'category_spotlight')),
	CONSTRAINT "order_places_week_form" CHECK ("order_places"."week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$')
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"site_id" integer NOT NULL,
	"user_id" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_rate_bp" integer NOT NULL,
	"vat_country" text,
	"vat_treatment" text,
	"vat_number_status" text DEFAULT 'none' NOT NULL,
	"vat_check" jsonb,
	"billing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"place_evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"promo_code" text,
	"terms_accepted_at" timestamp with time zone,
	"desk_reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('pending', 'paid', 'refunded', 'expired', 'cancelled')),
	CONSTRAINT "orders_treatment_known" CHECK ("orders"."vat_treatment" in ('charged', 'reverse_charge', 'outside_scope', 'not_registered')),
	CONSTRAINT "orders_vat_number_status_known" CHECK ("orders"."vat_number_status" in ('none', 'valid', 'invalid', 'unverified')),
	CONSTRAINT "orders_discount_from_zero" CHECK ("orders"."discount_cents" >= 0),
	CONSTRAINT "orders_net_from_zero" CHECK ("orders"."net_cents" >= 0),
	CONSTRAINT "orders_vat_from_zero" CHECK ("orders"."vat_cents" >= 0),
	CONSTRAINT "orders_net_adds_up" CHECK ("orders"."net_cents" = "orders"."subtotal_cents" - "orders"."discount_cents"),
	CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_cents" = "orders"."net_cents" + "orders"."vat_cents"),
	CONSTRAINT "orders_paid_with_time" CHECK (status not in ('paid', 'refunded') or paid_at is not null)
);
--> statement-breakpoint
CREATE TABLE "paid_places" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"slot" text DEFAULT '' NOT NULL,
	"week" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "paid_places_site_id_kind_slot_week_pk" PRIMARY KEY("site_id","kind","slot","week"),
	CONSTRAINT "paid_places_kind_known" CHECK ("paid_places"."kind" in ('launch', 'billboard', 'category_spotlight')),
	CONSTRAINT "paid_places_week_form" CHECK ("paid_places"."week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$'),
	CONSTRAINT "paid_places_taken_from_zero" CHECK ("paid_places"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spotlight_places" (
	"site_id" integer NOT NULL,
	"listing_id" integer NOT NULL,
	"category_slug" text NOT NULL,
	"week" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spotlight_places_listing_id_category_slug_week_pk" PRIMARY KEY("listing_id","category_slug","week"),
	CONSTRAINT "spotlight_places_week_form" CHECK ("spotlight_places"."week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$')
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" integer NOT NULL,
	"status" text NOT NULL,
	"data" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id"),
	CONSTRAINT "payment_events_status_known" CHECK ("payment_events"."status" in ('open', 'paid', 'declined', 'abandoned', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"received_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_status_known" CHECK ("payments"."status" in ('open', 'paid', 'declined', 'abandoned', 'refunded')),
	CONSTRAINT "payments_amount_from_zero" CHECK ("payments"."amount_cents" >= 0),
	CONSTRAINT "payments_received_from_zero" CHECK ("payments"."received_cents" >= 0),
	CONSTRAINT "payments_refund_within" CHECK ("payments"."refunded_cents" between 0 and "payments"."received_cents")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"site_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_site_id_key_pk" PRIMARY KEY("site_id","key"),
	CONSTRAINT "products_key_known" CHECK ("products"."key" in ('launch', 'billboard', 'category_spotlight', 'unlock_section')),
	CONSTRAINT "products_name_length" CHECK (char_length("products"."name") between 1 and 80),
	CONSTRAINT "products_description_length" CHECK (char_length("products"."description") between 1 and 400),
	CONSTRAINT "products_price_from_zero" CHECK ("products"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"code" text NOT NULL,
	"percent_bp" integer,
	"amount_cents" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"uses_max" integer,
	"uses_per_buyer_max" integer,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_code_length" CHECK (char_length("promo_codes"."code") between 1 and 60),
	CONSTRAINT "promo_codes_one_discount" CHECK (num_nonnulls("promo_codes"."percent_bp", "promo_codes"."amount_cents") = 1),
	CONSTRAINT "promo_codes_percent_form" CHECK ("promo_codes"."percent_bp" between 1 and 10000),
	CONSTRAINT "promo_codes_amount_from_one" CHECK ("promo_codes"."amount_cents" >= 1),
	CONSTRAINT "promo_codes_uses_from_zero" CHECK ("promo_codes"."uses_max" >= 0),
	CONSTRAINT "promo_codes_per_buyer_from_one" CHECK ("promo_codes"."uses_per_buyer_max" >= 1),
	CONSTRAINT "promo_codes_minimum_from_zero" CHECK ("promo_codes"."minimum_cents" >= 0),
	CONSTRAINT "promo_codes_taken_from_zero" CHECK ("promo_codes"."taken" >= 0),
	CONSTRAINT "promo_codes_products_known" CHECK ("promo_codes"."products" <@ array['launch', 'billboard', 'category_spotlight', 'unlock_section'])
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"promo_id" integer NOT NULL,
	"user_id" text,
	"state" text DEFAULT 'held' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_uses_state_known" CHECK ("promo_uses"."state" in ('held', 'used', 'released'))
);
--> statement-breakpoint
CREATE TABLE "seller" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country" text,
	"vat_number" text,
	"registrations" text[] DEFAULT '{}' NOT NULL,
	"currency" text DEFAULT 'EUR' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_only_one" CHECK ("seller"."id" = 1),
	CONSTRAINT "seller_country_form" CHECK ("seller"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "seller_currency_form" CHECK ("seller"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"territory" text NOT NULL,
	"starts_on" date NOT NULL,
	"rate_bp" integer NOT NULL,
	CONSTRAINT "vat_rates_territory_starts_on_pk" PRIMARY KEY("territory","starts_on"),
	CONSTRAINT "vat_rates_territory_form" CHECK ("vat_rates"."territory" ~ '^[A-Z]{2}(-[A-Z0-9]{2})?$'),
	CONSTRAINT "vat_rates_rate_form" CHECK ("vat_rates"."rate_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_places" ADD CONSTRAINT "order_places_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_places" ADD CONSTRAINT "paid_places_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spotlight_places" ADD CONSTRAINT "spotlight_places_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spotlight_places" ADD CONSTRAINT "spotlight_places_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_promo_id_promo_codes_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order_id_position_index" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_listing_id_index" ON "order_lines" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "orders_user_id_id_index" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_pending_idx" ON "orders" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "spotlight_places_site_id_category_slug_week_index" ON "spotlight_places" USING btree ("site_id","category_slug","week");--> statement-breakpoint
CREATE INDEX "payment_events_payment_id_index" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_provider_id_index" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_order_id_id_index" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_idx" ON "payments" USING btree ("order_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "promo_codes_site_id_code_index" ON "promo_codes" USING btree ("site_id","code");--> statement-breakpoint
CREATE INDEX "promo_uses_promo_id_user_id_index" ON "promo_uses" USING btree ("promo_id","user_id");--> statement-breakpoint
-- own: orders
-- Every site begins with the same offers; its admin changes them. The spotlight is off until category pages show it.
CREATE FUNCTION offer_products() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO products (site_id, key, name, description, price_cents, is_active, position)
  SELECT NEW.id, p.* FROM (VALUES
    ('launch', 'Paid launch', 'Your listing goes live at once, or in a week that you choose. No badge and no founder profile needed; milestones and story are shown.', 4900, true, 0),
    ('billboard', 'Billboard week', 'A place on the billboard of a week, ranked by amount and labelled Sponsored. You name the amount for each week.', 2500, true, 1),
    ('category_spotlight', 'Category spotlight', 'A place at the top of a category for a week, labelled Sponsored.', 1900, false, 2),
    ('unlock_section', 'Unlock a section', 'Shows milestones or the story on a free listing.', 900, true, 3)
  ) AS p(key, name, description, price_cents, is_active, position);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offer_products AFTER INSERT ON sites FOR EACH ROW EXECUTE FUNCTION offer_products();--> statement-breakpoint
INSERT INTO products (site_id, key, name, description, price_cents, is_active, position)
SELECT s.id, p.* FROM sites s, (VALUES
  ('launch', 'Paid launch', 'Your listing goes live at once, or in a week that you choose. No badge and no founder profile needed; milestones and story are shown.', 4900, true, 0),
  ('billboard', 'Billboard week', 'A place on the billboard of a week, ranked by amount and labelled Sponsored. You name the amount for each week.', 2500, true, 1),
  ('category_spotlight', 'Category spotlight', 'A place at the top of a category for a week, labelled Sponsored.', 1900, false, 2),
  ('unlock_section', 'Unlock a section', 'Shows milestones or the story on a free listing.', 900, true, 3)
) AS p(key, name, description, price_cents, is_active, position);
--> statement-breakpoint
-- What is offered, and which weeks have places, is public.
CREATE FUNCTION announce_offers() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  site int := coalesce(NEW.site_id, OLD.site_id);
BEGIN
  PERFORM announce('content', ARRAY[site], ARRAY['any:' || site, 'products:' || site]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON products
FOR EACH ROW EXECUTE FUNCTION announce_offers();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON products
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON paid_places
FOR EACH ROW EXECUTE FUNCTION announce_offers();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON paid_places
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
CREATE FUNCTION announce_spotlights() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  p spotlight_places := coalesce(NEW, OLD);
BEGIN
  PERFORM announce('content', ARRAY[p.site_id], ARRAY['any:' || p.site_id] || category_tags(p.site_id, ARRAY[p.category_slug]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_changed AFTER INSERT OR UPDATE OR DELETE ON spotlight_places
FOR EACH ROW EXECUTE FUNCTION announce_spotlights();--> statement-breakpoint
CREATE TRIGGER announce_truncated AFTER TRUNCATE ON spotlight_places
FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();--> statement-breakpoint
INSERT INTO seller (id) VALUES (1);--> statement-breakpoint
-- Standard rates, from a day before any order can have been made; AT-JM is Jungholz and Mittelberg, PT-20 the Azores, PT-30 Madeira.
INSERT INTO vat_rates (territory, starts_on, rate_bp) VALUES
  ('AT', '2024-01-01', 2000), ('AT-JM', '2024-01-01', 1900), ('BE', '2024-01-01', 2100), ('BG', '2024-01-01', 2000),
  ('HR', '2024-01-01', 2500), ('CY', '2024-01-01', 1900), ('CZ', '2024-01-01', 2100), ('DK', '2024-01-01', 2500),
  ('EE', '2024-01-01', 2200), ('EE', '2025-07-01', 2400), ('FI', '2024-01-01', 2400), ('FI', '2024-09-01', 2550),
  ('FR', '2024-01-01', 2000), ('DE', '2024-01-01', 1900), ('GR', '2024-01-01', 2400), ('HU', '2024-01-01', 2700),
  ('IE', '2024-01-01', 2300), ('IT', '2024-01-01', 2200), ('LV', '2024-01-01', 2100), ('LT', '2024-01-01', 2100),
  ('LU', '2024-01-01', 1700), ('MT', '2024-01-01', 1800), ('NL', '2024-01-01', 2100), ('PL', '2024-01-01', 2300),
  ('PT', '2024-01-01', 2300), ('PT-20', '2024-01-01', 1600), ('PT-30', '2024-01-01', 2200), ('RO', '2024-01-01', 1900),
  ('RO', '2025-08-01', 2100), ('SK', '2024-01-01', 2000), ('SK', '2025-01-01', 2300), ('SI', '2024-01-01', 2200),
  ('ES', '2024-01-01', 2100), ('SE', '2024-01-01', 2500), ('GB', '2024-01-01', 2000), ('CH', '2024-01-01', 810),
  ('NO', '2024-01-01', 2500);
