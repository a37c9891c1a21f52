import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { useDatabase } from "@/lib/testing/database/database";
import { createCategory, createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";

const database = useDatabase();
const NOW = "2026-11-18T12:00:00Z";

beforeAll(async () => {
  const { db } = database();
  const { id: siteId } = await createSite(db);
  const { id: userId } = await createUser(db, { id: "mira" });
  const { id: listingId } = await createListing(db, { siteId, ownerId: userId });
  const draft = await createDraft(db, { userId, siteId });
  const category = await createCategory(db, { siteId });
  await db.execute(sql`insert into former_categories values (${siteId}, 'slug', 'former', ${category.id})`);
  await db.execute(sql`
    insert into category_refilings (site_id, category_id, from_slug, listings) values (${siteId}, ${category.id}, 'former', 1)`);
  await db.execute(sql`
    insert into imported_products (site_id, name, url, normalized_url, created_at)
    values (${siteId}, 'A', 'https://a.example/', 'a.example', ${NOW})`);
  await db.execute(sql`insert into listing_slugs values (${siteId}, 'former', ${listingId})`);
  await db.execute(sql`insert into listing_versions values (${listingId}, 2, '{}', '{}', ${NOW})`);
  await db.execute(sql`insert into launch_weeks (site_id, week) values (${siteId}, '2026-W48')`);
  await db.execute(
    sql`insert into draft_pages (draft_id, position, url, fetched_at) values (${draft.id}, 0, '/', ${NOW})`,
  );
  await db.execute(sql`insert into founder_profiles (user_id, slug) values (${userId}, 'mira')`);
  await db.execute(
    sql`insert into api_keys (user_id, name, hash, hint, scopes) values (${userId}, 'k', 'h', 'h', '{}')`,
  );
  await db.execute(sql`insert into rate_limits (bucket, subject, window_start) values ('public', 'a', ${NOW})`);
  await db.execute(sql`insert into runner_runs (id, function_id, event_key, event) values ('r', 'f', 'e', 'null')`);
  await db.execute(
    sql`insert into runner_steps (run_id, id, name, status, finished_at) values ('r', 's', 's', 'done', now())`,
  );
  await db.execute(sql`
    insert into audit_log (at, site_id, actor_kind, action, entity_kind, entity_id, request_id)
    values (${NOW}, ${siteId}, 'web', 'listing.saved', 'listing', '1', 'r')`);
  await insertShelves(siteId, listingId, userId);
  await insertSales(siteId, listingId);
  await insertDesk(siteId, listingId, userId);
});

/** A row of each table of the desk and its logs. */
async function insertDesk(siteId: number, listingId: number, userId: string): Promise<void> {
  const { sql: query } = database();
  await query`insert into desk_views values (default, ${userId}, ${siteId}, 'users', 'Mine', 'q=a', ${NOW})`;
  await query`
    insert into reports (site_id, listing_id, subject, text, created_at) values (${siteId}, ${listingId}, 'listing', 'x', ${NOW})`;
  await query`insert into webhook_calls (at, provider, outcome) values (${NOW}, 'test', 'taken')`;
  await query`insert into limit_hits values (${NOW}, 'public', 'ip', 1)`;
  await query`insert into backups values (default, ${NOW}, 1, 1, 1)`;
}

/** A row of each table of orders; offers, rates and the seller come with the tables. */
async function insertSales(siteId: number, listingId: number): Promise<void> {
  const { sql: query } = database();
  const [order] = await query`
    insert into orders (number, site_id, subtotal_cents, discount_cents, net_cents, vat_cents, total_cents, vat_rate_bp,
      expires_at, created_at, updated_at)
    values ('LY-2026-000001', ${siteId}, 0, 0, 0, 0, 0, 0, ${NOW}, ${NOW}, ${NOW}) returning id`;
  const [line] = await query`
    insert into order_lines (order_id, position, product, name, description, unit_price_cents, quantity, discount_cents, net_cents)
    values (${order?.id}, 0, 'launch', 'A', 'A', 0, 1, 0, 0) returning id`;
  await query`insert into order_places values (${line?.id}, 'launch', '', '2026-W48')`;
  await query`insert into paid_places values (${siteId}, 'launch', '', '2026-W48', 1)`;
  await query`insert into spotlight_places values (${siteId}, ${listingId}, 'a', '2026-W48', ${NOW})`;
  await query`insert into product_prices values (${siteId}, 'launch', '2026-12-01', 100)`;
  await query`insert into number_series values ('LY', 2026, 1)`;
  const [promo] = await query`
    insert into promo_codes (site_id, code, percent_bp) values (${siteId}, 'A', 1000) returning id`;
  await query`insert into promo_uses (order_id, promo_id, state_at) values (${order?.id}, ${promo?.id}, ${NOW})`;
  const [payment] = await query`
    insert into payments (order_id, provider, amount_cents, currency, created_at, updated_at)
    values (${order?.id}, 'test', 0, 'USD', ${NOW}, ${NOW}) returning id`;
  await query`
    insert into disputes (payment_id, provider_id, opened_at, updated_at) values (${payment?.id}, 'd', ${NOW}, ${NOW})`;
  await query`insert into payment_events values ('test', 'e', ${payment?.id}, 'open', '{}', ${NOW})`;
  await query`
    insert into invoices (number, order_id, kind, net_cents, vat_cents, content, issued_at)
    values ('INV-2026-000001', ${order?.id}, 'invoice', 0, 0, '{}', ${NOW})`;
  await query`
    insert into refunds (order_id, line_ids, net_cents, vat_cents, created_at, updated_at)
    values (${order?.id}, '{}', 0, 0, ${NOW}, ${NOW})`;
  await query`insert into exchange_rates values ('USD', '2026-11-18', 1152100)`;
  await query`
    insert into ledger (order_id, kind, ref, account, cents, booked_at)
    values (${order?.id}, 'payment', 'a', 'owed', 0, ${NOW})`;
  await query`
    insert into book_differences (provider, ref, kind, ours, theirs, seen_at, last_seen_at)
    values ('test', 'a', 'amount', '{}', '{}', ${NOW}, ${NOW})`;
}

/** A row of each table that visitors read beside listings. */
async function insertShelves(siteId: number, listingId: number, userId: string): Promise<void> {
  const { sql: query } = database();
  await query`insert into listing_days values (${listingId}, '2026-11-18')`;
  await query`insert into api_key_days select id, '2026-11-18' from api_keys`;
  await query`insert into sessions (session_token, user_id, expires) values ('t', ${userId}, ${NOW})`;
  await query`insert into verification_tokens values ('mira@people.example', 't', ${NOW})`;
  await query`
    insert into votes (listing_id, user_id, site_id, cast_at, week, state_at)
    values (${listingId}, ${userId}, ${siteId}, ${NOW}, '2026-W47', ${NOW})`;
  await query`insert into followers values ('f', 'mira@people.example', ${NOW})`;
  await query`insert into mail_addresses (email) values ('mira@people.example')`;
  await query`insert into outbox (name, key, data) values ('mail.requested', 'k', '{}')`;
  await query`
    insert into awards (site_id, listing_id, kind, week, rank, votes, awarded_at)
    values (${siteId}, ${listingId}, 'launch_week', '2026-W47', 1, 1, ${NOW})`;
  await query`
    insert into billboard_places (site_id, listing_id, week, amount_cents, paid_at)
    values (${siteId}, ${listingId}, '2026-W48', 100, ${NOW})`;
  await query`insert into domain_ratings values ('a.example', '2026-11-18', 1, 'manual')`;
  await query`
    insert into cofounder_invites (id, listing_id, email, invited_by, expires_at, created_at)
    values ('i', ${listingId}, 'noor@people.example', ${userId}, ${NOW}, ${NOW})`;
  await query`insert into founder_slugs values ('former', ${userId})`;
  await query`
    insert into blog_posts (site_id, slug, title, summary, body_markdown, author)
    values (${siteId}, 'a', 'A', 'A', 'A', 'A')`;
  const [question] = await query`
    insert into interview_questions (site_id, position, question) values (${siteId}, 0, 'Why?') returning id`;
  await query`
    insert into interview_answers (question_id, user_id, answer) values (${question?.id}, ${userId}, 'So.')`;
  await query`insert into interview_drafts values (${question?.id}, ${userId}, 'So', '', ${NOW})`;
  await query`insert into story_drafts values (${listingId}, 'title', ${userId}, 'A', '', ${NOW})`;
  await query`
    insert into listing_updates (listing_id, title, body, published_at) values (${listingId}, 'A', 'A', ${NOW})`;
  await query`
    insert into claims (id, site_id, listing_id, user_id, domain, token, created_at, expires_at)
    values ('c', ${siteId}, ${listingId}, ${userId}, 'a.example', 't', ${NOW}, ${NOW})`;
  await query`insert into stored_files (sha256, bytes) values (repeat('0', 64), 1)`;
  await query`insert into stories (listing_id, user_id, title) values (${listingId}, ${userId}, 'A')`;
}

/** Constraint, table and what would break it: `column = value`. */
const BREACHES: [string, string, string][] = [
  ["api_key_days_uses_from_zero", "api_key_days", "uses = -1"],
  ["api_keys_scopes_known", "api_keys", "scopes = '{account:read,everything}'"],
  ["api_keys_uses_from_zero", "api_keys", "uses = -1"],
  ["audit_log_actor_known", "audit_log", "actor_kind = 'nobody'"],
  ["awards_kind_known", "awards", "kind = 'odd'"],
  ["awards_rank_from_one", "awards", "rank = 0"],
  ["awards_votes_from_one", "awards", "votes = 0"],
  ["awards_week_form", "awards", "week = '2026-47'"],
  ["backups_bytes_from_zero", "backups", "bytes = -1"],
  ["billboard_places_amount_from_one", "billboard_places", "amount_cents = 0"],
  ["billboard_places_week_form", "billboard_places", "week = '2026-47'"],
  ["blog_posts_author_length", "blog_posts", "author = ''"],
  ["blog_posts_body_length", "blog_posts", "body_markdown = ''"],
  ["blog_posts_slug_form", "blog_posts", "slug = 'Not a slug'"],
  ["blog_posts_summary_length", "blog_posts", "summary = repeat('x', 301)"],
  ["blog_posts_title_length", "blog_posts", "title = repeat('x', 161)"],
  ["book_differences_kind_known", "book_differences", "kind = 'odd'"],
  ["categories_name_length", "categories", "name = ''"],
  ["categories_slug_form", "categories", "slug = 'Not a slug'"],
  ["category_refilings_filed_from_zero", "category_refilings", "filed = -1"],
  ["claims_codes_from_zero", "claims", "codes_sent = -1"],
  ["claims_method_known", "claims", "method = 'guess'"],
  ["claims_reason_length", "claims", "reason = repeat('x', 301)"],
  ["claims_settled_dated", "claims", "settled_at = now()"],
  ["claims_status_known", "claims", "status = 'lost', settled_at = now()"],
  ["claims_tries_from_zero", "claims", "code_tries = -1"],
  ["claims_verified_proven", "claims", "status = 'verified', settled_at = now()"],
  ["cofounder_invites_accepted_whole", "cofounder_invites", "status = 'accepted'"],
  ["cofounder_invites_email_length", "cofounder_invites", "email = 'x'"],
  ["cofounder_invites_one_place", "cofounder_invites", "listing_id = null"],
  ["cofounder_invites_status_known", "cofounder_invites", "status = 'lost'"],
  ["desk_views_name_length", "desk_views", "name = ''"],
  ["desk_views_query_length", "desk_views", "query = repeat('x', 1001)"],
  ["disputes_status_known", "disputes", "status = 'odd'"],
  ["disputes_taken_from_zero", "disputes", "taken_cents = -1"],
  ["disputes_won_takes_nothing", "disputes", "status = 'won', taken_cents = 1"],
  ["domain_ratings_from_zero", "domain_ratings", "rating = -1"],
  ["domain_ratings_source_known", "domain_ratings", "source = 'guess'"],
  ["draft_pages_bytes_from_zero", "draft_pages", "bytes = -1"],
  ["draft_pages_position_from_zero", "draft_pages", "position = -1"],
  ["draft_pages_subject_known", "draft_pages", "subject = 'other'"],
  ["drafts_revivals_from_zero", "drafts", "revivals = -1"],
  ["drafts_run_from_one", "drafts", "run = 0"],
  ["drafts_status_known", "drafts", "status = 'lost'"],
  ["exchange_rates_currency_form", "exchange_rates", "currency = 'euro'"],
  ["exchange_rates_from_one", "exchange_rates", "per_euro_micro = 0"],
  ["followers_email_folded", "followers", "email = 'Mira@people.example'"],
  ["followers_email_length", "followers", "email = ''"],
  ["former_categories_kind_known", "former_categories", "kind = 'odd'"],
  ["founder_profiles_bio_length", "founder_profiles", "bio = repeat('x', 2001)"],
  ["founder_profiles_name_length", "founder_profiles", "name = repeat('x', 81)"],
  ["founder_profiles_role_length", "founder_profiles", "role = repeat('x', 81)"],
  ["founder_profiles_slug_form", "founder_profiles", "slug = '-mira'"],
  ["founder_slugs_form", "founder_slugs", "slug = 'a--b'"],
  ["imported_products_name_length", "imported_products", "name = ''"],
  ["imported_products_settled_dated", "imported_products", "settled_at = now()"],
  ["imported_products_status_known", "imported_products", "status = 'odd', settled_at = now()"],
  ["interview_answers_length", "interview_answers", "answer = repeat('x', 2001)"],
  ["interview_drafts_length", "interview_drafts", "text = repeat('x', 2001)"],
  ["interview_questions_hint_length", "interview_questions", "hint = ''"],
  ["interview_questions_length", "interview_questions", "question = ''"],
  ["interview_questions_position_from_zero", "interview_questions", "position = -1"],
  ["invoices_credit_corrects", "invoices", "kind = 'credit_note'"],
  ["invoices_kind_known", "invoices", "kind = 'odd', corrects_id = null"],
  ["invoices_net_from_zero", "invoices", "net_cents = -1"],
  ["invoices_vat_from_zero", "invoices", "vat_cents = -1"],
  ["launch_weeks_form", "launch_weeks", "week = '2026-48'"],
  ["launch_weeks_places_from_zero", "launch_weeks", "free_places = -1"],
  ["launch_weeks_taken_from_zero", "launch_weeks", "free_taken = -1"],
  ["ledger_kind_known", "ledger", "kind = 'odd'"],
  ["limit_hits_count_from_zero", "limit_hits", "count = -1"],
  ["listing_days_clicks_from_zero", "listing_days", "clicks = -1"],
  ["listing_days_views_from_zero", "listing_days", "views = -1"],
  ["listing_slugs_form", "listing_slugs", "slug = 'a--b'"],
  ["listing_stats_followers_from_zero", "listing_stats", "followers = -1"],
  ["listing_stats_launch_votes_from_zero", "listing_stats", "launch_votes = -1"],
  ["listing_stats_views_from_zero", "listing_stats", "views = -1"],
  ["listing_stats_votes_from_zero", "listing_stats", "votes = -1"],
  ["listing_updates_body_length", "listing_updates", "body = ''"],
  ["listing_updates_notified_from_zero", "listing_updates", "followers_notified = -1"],
  ["listing_updates_title_length", "listing_updates", "title = repeat('x', 121)"],
  ["listing_versions_from_one", "listing_versions", "version = 0"],
  ["listings_badge_result_known", "listings", "badge_result = 'perhaps'"],
  ["listings_description_length", "listings", "description = repeat('x', 4001)"],
  ["listings_headline_length", "listings", "headline = repeat('x', 121)"],
  ["listings_moves_from_zero", "listings", "free_moves = -1"],
  ["listings_name_length", "listings", "name = repeat('x', 81)"],
  ["listings_plan_known", "listings", "plan = 'gold'"],
  ["listings_position_from_one", "listings", "free_position = 0"],
  ["listings_queued_with_week", "listings", "status = 'scheduled', launch_week = null"],
  ["listings_sections_known", "listings", "unlocked_sections = '{story,everything}'"],
  ["listings_slug_form", "listings", "slug = repeat('x', 121)"],
  ["listings_status_known", "listings", "status = 'gone'"],
  ["listings_summary_length", "listings", "summary = repeat('x', 301)"],
  ["listings_version_from_one", "listings", "version = 0"],
  ["listings_week_form", "listings", "launch_week = '2026-W54'"],
  ["mail_addresses_email_folded", "mail_addresses", "email = 'Mira@people.example'"],
  ["mail_addresses_email_length", "mail_addresses", "email = ''"],
  ["mail_addresses_pause_kind_known", "mail_addresses", "pause_kind = 'odd'"],
  ["mail_addresses_paused_why", "mail_addresses", "paused_at = now()"],
  ["number_series_from_one", "number_series", "last = 0"],
  ["number_series_name_length", "number_series", "series = ''"],
  ["order_lines_add_up", "order_lines", "unit_price_cents = 1"],
  ["order_lines_discount_from_zero", "order_lines", "discount_cents = -1, net_cents = 1"],
  ["order_lines_fulfilment_known", "order_lines", "fulfilment = 'odd'"],
  ["order_lines_net_from_zero", "order_lines", "discount_cents = 1, net_cents = -1"],
  ["order_lines_product_known", "order_lines", "product = 'odd'"],
  ["order_lines_quantity_from_one", "order_lines", "quantity = 0"],
  ["order_places_kind_known", "order_places", "kind = 'odd'"],
  ["order_places_week_form", "order_places", "week = '2026-48'"],
  ["orders_discount_from_zero", "orders", "discount_cents = -1, net_cents = 1, total_cents = 1"],
  ["orders_net_adds_up", "orders", "subtotal_cents = 1"],
  ["orders_net_from_zero", "orders", "subtotal_cents = -1, net_cents = -1, total_cents = -1"],
  ["orders_paid_with_time", "orders", "status = 'paid'"],
  ["orders_shortfall_within", "orders", "shortfall_cents = 1"],
  ["orders_status_known", "orders", "status = 'odd'"],
  ["orders_total_adds_up", "orders", "total_cents = 1"],
  ["orders_treatment_known", "orders", "vat_treatment = 'odd'"],
  ["orders_vat_from_zero", "orders", "vat_cents = -1, total_cents = -1"],
  ["orders_vat_number_status_known", "orders", "vat_number_status = 'odd'"],
  ["outbox_outcome_known", "outbox", "outcome = 'odd'"],
  ["outbox_tries_from_zero", "outbox", "tries = -1"],
  ["paid_places_kind_known", "paid_places", "kind = 'odd'"],
  ["paid_places_places_from_zero", "paid_places", "places = -1"],
  ["paid_places_taken_from_zero", "paid_places", "taken = -1"],
  ["paid_places_week_form", "paid_places", "week = '2026-48'"],
  ["payment_events_status_known", "payment_events", "status = 'odd'"],
  ["payments_amount_from_zero", "payments", "amount_cents = -1"],
  ["payments_received_from_zero", "payments", "received_cents = -1, refunded_cents = 0"],
  ["payments_refund_within", "payments", "refunded_cents = 1"],
  ["payments_status_known", "payments", "status = 'odd'"],
  ["product_prices_price_from_zero", "product_prices", "price_cents = -1"],
  ["products_description_length", "products", "description = ''"],
  ["products_key_known", "products", "key = 'odd'"],
  ["products_name_length", "products", "name = ''"],
  ["products_price_from_zero", "products", "price_cents = -1"],
  ["promo_codes_amount_from_one", "promo_codes", "percent_bp = null, amount_cents = 0"],
  ["promo_codes_code_length", "promo_codes", "code = ''"],
  ["promo_codes_minimum_from_zero", "promo_codes", "minimum_cents = -1"],
  ["promo_codes_one_discount", "promo_codes", "percent_bp = null"],
  ["promo_codes_per_buyer_from_one", "promo_codes", "uses_per_buyer_max = 0"],
  ["promo_codes_percent_form", "promo_codes", "percent_bp = 10001"],
  ["promo_codes_products_known", "promo_codes", "products = '{odd}'"],
  ["promo_codes_taken_from_zero", "promo_codes", "taken = -1"],
  ["promo_codes_uses_from_zero", "promo_codes", "uses_max = -1"],
  ["promo_uses_state_known", "promo_uses", "state = 'odd'"],
  ["rate_limits_count_from_zero", "rate_limits", "count = -1"],
  ["refunds_extra_from_zero", "refunds", "extra_cents = -1"],
  ["refunds_net_from_zero", "refunds", "net_cents = -1"],
  ["refunds_status_known", "refunds", "status = 'odd'"],
  ["refunds_vat_from_zero", "refunds", "vat_cents = -1"],
  ["reports_decided_why", "reports", "status = 'settled'"],
  ["reports_email_length", "reports", "email = ''"],
  ["reports_status_known", "reports", "status = 'odd', decided_at = now(), decision = 'x'"],
  ["reports_subject_known", "reports", "subject = 'odd'"],
  ["reports_text_length", "reports", "text = ''"],
  ["runner_runs_attempt_from_zero", "runner_runs", "attempt = -1"],
  ["runner_runs_status_known", "runner_runs", "status = 'odd'"],
  ["runner_steps_status_known", "runner_steps", "status = 'odd'"],
  ["seller_country_form", "seller", "country = 'Malta'"],
  ["seller_currency_form", "seller", "currency = 'euro'"],
  ["seller_only_one", "seller", "id = 2"],
  ["sessions_tries_from_zero", "sessions", "step_up_tries = -1"],
  ["sites_mail_from_line", "sites", "mail_from = 'nobody'"],
  ["sites_mark_colour_form", "sites", "mark_colour = 'green'"],
  ["spotlight_places_week_form", "spotlight_places", "week = '2026-48'"],
  ["stored_files_bytes_from_zero", "stored_files", "bytes = -1"],
  ["stored_files_sha256_form", "stored_files", "sha256 = 'x'"],
  ["stories_published_not_withheld", "stories", "status = 'published', published_at = now(), withheld_at = now()"],
  ["stories_published_whole", "stories", "status = 'published'"],
  ["stories_status_known", "stories", "status = 'lost'"],
  ["stories_title_length", "stories", "title = repeat('x', 161)"],
  ["story_drafts_length", "story_drafts", "text = repeat('x', 8001)"],
  ["story_drafts_place_known", "story_drafts", "place = 'odd'"],
  ["vat_rates_rate_form", "vat_rates", "rate_bp = 10001"],
  ["vat_rates_territory_form", "vat_rates", "territory = 'Malta'"],
  ["verification_tokens_tries_from_zero", "verification_tokens", "tries = -1"],
  ["votes_reason_told", "votes", "state = 'held'"],
  ["votes_state_known", "votes", "state = 'bought', reason = 'x'"],
  ["votes_week_form", "votes", "week = '2026-47'"],
  ["webhook_calls_outcome_known", "webhook_calls", "outcome = 'odd'"],
];

describe("the database", () => {
  it.each(BREACHES)("refuses by %s that in %s %s", async (constraint, table, breach) => {
    const update = database().sql.unsafe(`update ${table} set ${breach}`);
    await expect(update).rejects.toMatchObject({ code: "23514", constraint_name: constraint });
  });

  it("has no check that is not tried here", async () => {
    const rows = await database().sql<{ name: string }[]>`
      select conname as name from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace order by 1`;
    expect(rows.map(({ name }) => name)).toEqual(BREACHES.map(([constraint]) => constraint));
  });
});
