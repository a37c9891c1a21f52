CREATE TABLE "votes" (
	"listing_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"site_id" integer NOT NULL,
	"cast_at" timestamp with time zone NOT NULL,
	"week" text NOT NULL,
	"state" text DEFAULT 'counted' NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "votes_listing_id_user_id_pk" PRIMARY KEY("listing_id","user_id"),
	CONSTRAINT "votes_state_known" CHECK ("votes"."state" in ('counted', 'held', 'released', 'refused')),
	CONSTRAINT "votes_week_form" CHECK ("votes"."week" ~ '^[0-9]{4}-W(0[1-9]|[1-4][0-9]|5[0-3])$'),
	CONSTRAINT "votes_reason_told" CHECK (state = 'counted' or reason is not null)
);
--> statement-breakpoint
DROP INDEX "listing_stats_week_idx";--> statement-breakpoint
ALTER TABLE "listing_stats" ADD COLUMN "launch_votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "votes_user_id_cast_at_index" ON "votes" USING btree ("user_id","cast_at");--> statement-breakpoint
CREATE INDEX "votes_counted_idx" ON "votes" USING btree ("site_id","cast_at","listing_id") WHERE state in ('counted', 'released');--> statement-breakpoint
CREATE INDEX "votes_held_idx" ON "votes" USING btree ("state_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "votes_site_id_week_state_index" ON "votes" USING btree ("site_id","week","state");--> statement-breakpoint
CREATE INDEX "listing_stats_week_idx" ON "listing_stats" USING btree ("site_id","launch_week","launch_votes" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST) WHERE is_live;--> statement-breakpoint
ALTER TABLE "listing_stats" ADD CONSTRAINT "listing_stats_launch_votes_from_zero" CHECK ("listing_stats"."launch_votes" >= 0);--> statement-breakpoint
UPDATE listing_stats SET launch_votes = votes WHERE launch_week IS NOT NULL;--> statement-breakpoint
-- The counters move with the rows they count, whoever writes those. The week's row is locked against being closed meanwhile: what
-- a closed week counted stays as it was, though votes are taken back or released later.
CREATE TYPE vote_change AS (listing_id int, site_id int, week text, votes int);--> statement-breakpoint
CREATE FUNCTION apply_vote_changes(changes vote_change[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM launch_weeks WHERE (site_id, week) IN (SELECT c.site_id, c.week FROM unnest(changes) c)
  ORDER BY site_id, week FOR SHARE;
  PERFORM FROM listing_stats WHERE listing_id IN (SELECT c.listing_id FROM unnest(changes) c)
  ORDER BY listing_id FOR NO KEY UPDATE;
  UPDATE listing_stats s SET votes = s.votes + moved.votes, launch_votes = s.launch_votes + moved.launch_votes
  FROM (
    SELECT c.listing_id, sum(c.votes) AS votes,
      coalesce(sum(c.votes) FILTER (WHERE c.week = now_is.launch_week AND w.closed_at IS NULL), 0) AS launch_votes
    FROM unnest(changes) c JOIN listing_stats now_is USING (listing_id)
    LEFT JOIN launch_weeks w ON w.site_id = c.site_id AND w.week = c.week
    GROUP BY c.listing_id
  ) moved
  WHERE s.listing_id = moved.listing_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION does_count(state text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$ SELECT state IN ('counted', 'released') $$;
--> statement-breakpoint
CREATE FUNCTION count_cast_votes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_vote_changes(array_agg((listing_id, site_id, week, n)::vote_change))
  FROM (SELECT listing_id, site_id, week, count(*)::int AS n FROM after WHERE does_count(state) GROUP BY 1, 2, 3) changed
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_gone_votes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_vote_changes(array_agg((listing_id, site_id, week, -n)::vote_change))
  FROM (SELECT listing_id, site_id, week, count(*)::int AS n FROM before WHERE does_count(state) GROUP BY 1, 2, 3) changed
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_votes() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_vote_changes(array_agg((listing_id, site_id, week, n)::vote_change))
  FROM (
    SELECT listing_id, site_id, week, sum(n)::int AS n
    FROM (
      SELECT listing_id, site_id, week, 1 AS n FROM after WHERE does_count(state)
      UNION ALL SELECT listing_id, site_id, week, -1 FROM before WHERE does_count(state)
    ) each_vote
    GROUP BY 1, 2, 3 HAVING sum(n) <> 0
  ) changed
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON votes REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_cast_votes();--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON votes REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION count_gone_votes();--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON votes REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_changed_votes();--> statement-breakpoint
-- A launch that moves to another week has the votes of that one.
CREATE OR REPLACE FUNCTION keep_listing_stats() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_stats AS s (listing_id, site_id, is_live, launch_week)
  VALUES (NEW.id, NEW.site_id, NEW.status = 'live', NEW.launch_week)
  ON CONFLICT (listing_id) DO UPDATE
  SET site_id = excluded.site_id, is_live = excluded.is_live, launch_week = excluded.launch_week,
    launch_votes = CASE WHEN s.launch_week IS DISTINCT FROM excluded.launch_week THEN (
      SELECT count(*) FROM votes v
      WHERE v.listing_id = NEW.id AND v.week = NEW.launch_week AND v.state IN ('counted', 'released')
    ) ELSE s.launch_votes END;
  RETURN NULL;
END $$;
