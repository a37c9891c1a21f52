import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { addWeeks, weekOf, weekStart } from "@/lib/core/week";
import type { SeedProduct } from "./product";
import { PRODUCTS, type SeedSite } from "./sites";

const DAY_SECONDS = 86_400;
const FOLLOWERS_SHARE = 7;

const followersOf = (votes: number) => Math.floor(votes / FOLLOWERS_SHARE);
const voter = sql`'seed_voter_' || n`;

/** Fictional people, as many as the most wanted product has votes, who came on different days. They sign in nowhere. */
export async function seedVoters(tx: Db, now: Date): Promise<void> {
  const most = Math.max(...PRODUCTS.map(({ votes }) => votes));
  const joined = sql`${now.toISOString()}::timestamptz - make_interval(days => 90 + n)`;
  await tx.execute(sql`
    insert into users (id, email, email_verified, created_at)
    select ${voter}, 'voter' || n || '@people.example', ${joined}, ${joined}
    from generate_series(1, ${most}::int) n on conflict do nothing`);
  await tx.execute(sql`
    insert into followers (id, email, asked_at)
    select 'seed_follower_' || n, 'voter' || n || '@people.example', ${joined}
    from generate_series(1, ${followersOf(most)}::int) n on conflict do nothing`);
}

interface VotedPlace {
  site: SeedSite;
  siteId: number;
  listingId: number;
  now: Date;
}

/** The votes of a launched product, spread over its launch week as far as that has come; and its followers. */
export async function seedVotes(tx: Db, { site, siteId, listingId, now }: VotedPlace, product: SeedProduct) {
  const votes = site.votesOf(product);
  const week = addWeeks(weekOf(now), product.week);
  const first = weekStart(week);
  const passed = Math.floor((now.getTime() - first.getTime()) / 1000);
  const seconds = Math.max(1, Math.min(passed, 7 * DAY_SECONDS) - 1);
  const at = sql`${first.toISOString()}::timestamptz + make_interval(secs => ${seconds}::float * n / ${votes}::int)`;
  if (votes > 0)
    await tx.execute(sql`
      insert into votes (listing_id, user_id, site_id, cast_at, week, state_at)
      select ${listingId}::int, ${voter}, ${siteId}::int, ${at}, ${week}, ${at} from generate_series(1, ${votes}::int) n`);
  await tx.execute(sql`
    insert into follows (listing_id, follower_id, asked_at, confirmed_at)
    select ${listingId}::int, 'seed_follower_' || n, ${at}, ${at}
    from generate_series(1, ${followersOf(votes)}::int) n`);
}
