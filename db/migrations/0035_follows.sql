CREATE TABLE "followers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followers_email_unique" UNIQUE("email"),
	CONSTRAINT "followers_email_length" CHECK (char_length("followers"."email") between 3 and 254),
	CONSTRAINT "followers_email_folded" CHECK ("followers"."email" = lower("followers"."email"))
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"listing_id" integer NOT NULL,
	"follower_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "follows_listing_id_follower_id_pk" PRIMARY KEY("listing_id","follower_id")
);
--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followers_asked_at_index" ON "followers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "follows_follower_id_confirmed_at_index" ON "follows" USING btree ("follower_id","confirmed_at");--> statement-breakpoint
CREATE INDEX "follows_unconfirmed_idx" ON "follows" USING btree ("asked_at") WHERE confirmed_at is null;--> statement-breakpoint
-- What was counted so far has no rows behind it.
UPDATE listing_stats SET followers = 0 WHERE followers <> 0;--> statement-breakpoint
-- The counter moves with the rows it counts, whoever writes those; listings are taken in order, so that none wait for each other.
CREATE TYPE follow_change AS (listing_id int, followers int);--> statement-breakpoint
CREATE FUNCTION apply_follow_changes(changes follow_change[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing_stats WHERE listing_id IN (SELECT c.listing_id FROM unnest(changes) c)
  ORDER BY listing_id FOR NO KEY UPDATE;
  UPDATE listing_stats s SET followers = s.followers + c.followers FROM unnest(changes) c WHERE s.listing_id = c.listing_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_begun_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_follow_changes(array_agg((listing_id, n)::follow_change))
  FROM (SELECT listing_id, count(*)::int AS n FROM after WHERE confirmed_at IS NOT NULL GROUP BY 1) changed
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_ended_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_follow_changes(array_agg((listing_id, -n)::follow_change))
  FROM (SELECT listing_id, count(*)::int AS n FROM before WHERE confirmed_at IS NOT NULL GROUP BY 1) changed
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_follows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_follow_changes(array_agg((listing_id, n)::follow_change))
  FROM (
    SELECT listing_id, sum(n)::int AS n
    FROM (
      SELECT listing_id, 1 AS n FROM after WHERE confirmed_at IS NOT NULL
      UNION ALL SELECT listing_id, -1 FROM before WHERE confirmed_at IS NOT NULL
    ) each_follow
    GROUP BY 1 HAVING sum(n) <> 0
  ) changed
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_inserted AFTER INSERT ON follows REFERENCING NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_begun_follows();--> statement-breakpoint
CREATE TRIGGER count_deleted AFTER DELETE ON follows REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION count_ended_follows();--> statement-breakpoint
CREATE TRIGGER count_updated AFTER UPDATE ON follows REFERENCING OLD TABLE AS before NEW TABLE AS after
FOR EACH STATEMENT EXECUTE FUNCTION count_changed_follows();--> statement-breakpoint
-- Follows are of an address. Those of an account's leave with the account, whoever deletes it.
CREATE FUNCTION forget_follower() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM followers WHERE email = OLD.email;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_follower AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_follower();
