-- Names without a Latin letter took their address from the domain as it was: "xn--..." or "a--b". Such an address moves to the
-- nearest one that is free, as lib/core/text/slug.ts makes it now; the old one has no place among former addresses either.
DELETE FROM listing_slugs WHERE char_length(slug) > 120 OR slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$';--> statement-breakpoint
DO $$
DECLARE
  unfit record;
BEGIN
  FOR unfit IN
    SELECT id, site_id,
      coalesce(nullif(trim(BOTH '-' FROM left(regexp_replace(lower(slug), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'product') AS base
    FROM listings WHERE char_length(slug) > 120 OR slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' ORDER BY id
  LOOP
    UPDATE listings SET slug = (
      SELECT wanted FROM generate_series(1, 100000) n, concat(unfit.base, CASE WHEN n > 1 THEN '-' || n END) wanted
      WHERE NOT EXISTS (SELECT FROM listings l WHERE l.site_id = unfit.site_id AND l.slug = wanted)
        AND NOT EXISTS (SELECT FROM listing_slugs l WHERE l.site_id = unfit.site_id AND l.slug = wanted)
      ORDER BY n LIMIT 1)
    WHERE id = unfit.id;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_known" CHECK ("audit_log"."actor_kind" in ('web', 'api_key', 'mcp', 'oauth', 'system'));--> statement-breakpoint
ALTER TABLE "draft_pages" ADD CONSTRAINT "draft_pages_subject_known" CHECK ("draft_pages"."subject" in ('product', 'reading', 'competitor'));--> statement-breakpoint
ALTER TABLE "draft_pages" ADD CONSTRAINT "draft_pages_position_from_zero" CHECK ("draft_pages"."position" >= 0);--> statement-breakpoint
ALTER TABLE "draft_pages" ADD CONSTRAINT "draft_pages_bytes_from_zero" CHECK ("draft_pages"."bytes" >= 0);--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_status_known" CHECK ("drafts"."status" in ('crawling', 'drafting', 'ready', 'submitted', 'failed'));--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_run_from_one" CHECK ("drafts"."run" >= 1);--> statement-breakpoint
ALTER TABLE "listing_stats" ADD CONSTRAINT "listing_stats_votes_from_zero" CHECK ("listing_stats"."votes" >= 0);--> statement-breakpoint
ALTER TABLE "listing_stats" ADD CONSTRAINT "listing_stats_followers_from_zero" CHECK ("listing_stats"."followers" >= 0);--> statement-breakpoint
ALTER TABLE "listing_stats" ADD CONSTRAINT "listing_stats_views_from_zero" CHECK ("listing_stats"."views" >= 0);--> statement-breakpoint
ALTER TABLE "launch_weeks" ADD CONSTRAINT "launch_weeks_form" CHECK ("launch_weeks"."week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$');--> statement-breakpoint
ALTER TABLE "launch_weeks" ADD CONSTRAINT "launch_weeks_taken_from_zero" CHECK ("launch_weeks"."free_taken" >= 0);--> statement-breakpoint
ALTER TABLE "listing_slugs" ADD CONSTRAINT "listing_slugs_form" CHECK (char_length("listing_slugs"."slug") <= 120 and "listing_slugs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
ALTER TABLE "listing_versions" ADD CONSTRAINT "listing_versions_from_one" CHECK ("listing_versions"."version" >= 1);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_status_known" CHECK ("listings"."status" in ('draft', 'awaiting_badge', 'scheduled', 'live', 'paused', 'rejected', 'removed'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_plan_known" CHECK ("listings"."plan" in ('none', 'free', 'paid'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_badge_result_known" CHECK ("listings"."badge_result" in ('found', 'not_found', 'unreachable', 'timeout', 'robots_disallowed'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sections_known" CHECK ("listings"."unlocked_sections" <@ array['milestones', 'gallery', 'story']);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_week_form" CHECK ("listings"."launch_week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$');--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_queued_with_week" CHECK (status not in ('awaiting_badge', 'scheduled') or launch_week is not null);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_position_from_one" CHECK ("listings"."free_position" >= 1);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_moves_from_zero" CHECK ("listings"."free_moves" >= 0);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_version_from_one" CHECK ("listings"."version" >= 1);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_slug_form" CHECK (char_length("listings"."slug") <= 120 and "listings"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_name_length" CHECK (char_length("listings"."name") between 1 and 80);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_headline_length" CHECK (char_length("listings"."headline") between 0 and 120);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_summary_length" CHECK (char_length("listings"."summary") between 0 and 300);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_description_length" CHECK (char_length("listings"."description") between 0 and 4000);--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_count_from_zero" CHECK ("rate_limits"."count" >= 0);--> statement-breakpoint
ALTER TABLE "runner_runs" ADD CONSTRAINT "runner_runs_status_known" CHECK ("runner_runs"."status" in ('pending', 'done', 'failed'));--> statement-breakpoint
ALTER TABLE "runner_runs" ADD CONSTRAINT "runner_runs_attempt_from_zero" CHECK ("runner_runs"."attempt" >= 0);--> statement-breakpoint
ALTER TABLE "runner_steps" ADD CONSTRAINT "runner_steps_kind_known" CHECK ("runner_steps"."kind" in ('run', 'sleep', 'event', 'invoke'));--> statement-breakpoint
ALTER TABLE "runner_steps" ADD CONSTRAINT "runner_steps_status_known" CHECK ("runner_steps"."status" in ('pending', 'done', 'failed'));--> statement-breakpoint
ALTER TABLE "runner_steps" ADD CONSTRAINT "runner_steps_attempt_from_zero" CHECK ("runner_steps"."attempt" >= 0);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_slug_form" CHECK (char_length("categories"."slug") <= 120 and "categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_name_length" CHECK (char_length("categories"."name") between 1 and 60);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes_known" CHECK ("api_keys"."scopes" <@ array['account:read', 'listings:write', 'orders:write']);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_uses_from_zero" CHECK ("api_keys"."uses" >= 0);--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_slug_form" CHECK (char_length("founder_profiles"."slug") <= 120 and "founder_profiles"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_name_length" CHECK (char_length("founder_profiles"."name") between 0 and 80);--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_role_length" CHECK (char_length("founder_profiles"."role") between 0 and 80);--> statement-breakpoint
ALTER TABLE "founder_profiles" ADD CONSTRAINT "founder_profiles_bio_length" CHECK (char_length("founder_profiles"."bio") between 0 and 2000);