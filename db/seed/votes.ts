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
  if (votes > 0 && product.week === 0) await seedJudgedVotes(tx, { siteId, listingId, week, votes }, now);
  await tx.execute(sql`
    insert into follows (listing_id, follower_id, asked_at, confirmed_at)
    select ${listingId}::int, 'seed_follower_' || n, ${at}, ${at}
    from generate_series(1, ${followersOf(votes)}::int) n`);
}

interface JudgedPlace {
  siteId: number;
  listingId: number;
  week: string;
  votes: number;
}

/** A few votes of this week that count nowhere, so that the figures of how votes are judged have something to show. */
async function seedJudgedVotes(tx: Db, { siteId, listingId, week, votes }: JudgedPlace, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const reason = "Many votes came at once, and this one came without the work that was asked for.";
  await tx.execute(sql`
    insert into votes (listing_id, user_id, site_id, cast_at, week, state, state_at, reason)
    select ${listingId}::int, u.id, ${siteId}::int, ${at}, ${week}, case n % 3 when 0 then 'refused' else 'held' end, ${at}, ${reason}
    from generate_series(${votes}::int + 1, ${votes}::int + 3) n join users u on u.id = ${voter}`);
}
