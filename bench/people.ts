import { type connect, schema } from "@/db/client";
import { seedAwards } from "@/db/seed/awards";
import { weekOf } from "@/lib/core/week";

type Connected = ReturnType<typeof connect>;
/** For each listing one person; every second of them is a founder. */
const FOUNDERS_EVERY = 2;
const STORIES_EVERY = 10;
const VOTES_BATCH = 2_000;
const MOST_VOTES = 100;
const PHOTO = "a".repeat(64);
const BIO = `Builds small tools. ${"Writes about what was learned on the way. ".repeat(4)}`;

/** As many people as listings. They vote; every second runs the listing of the same number, and every tenth tells its story. */
export async function addPeople({ sql }: Connected, size: number): Promise<void> {
  await sql`insert into users (id, name, email, email_verified)
    select 'person-' || i, 'Person ' || i, 'person' || i || '@people.example', now() from generate_series(1, ${size}::int) i`;
  await sql`insert into founder_profiles (user_id, slug, name, role, bio, photo_sha, links)
    select 'person-' || i, 'person-' || i, 'Person ' || i, 'Founder', ${BIO}, ${PHOTO}, '{"website": "https://people.example/"}'
    from generate_series(1, ${size}::int, ${FOUNDERS_EVERY}::int) i`;
  await sql`update listings set owner_id = 'person-' || id where id % ${FOUNDERS_EVERY}::int = 1`;
  await sql`insert into stories (listing_id, user_id, title, status, published_at, sections)
    select id, owner_id, 'How ' || name || ' came to be', 'published', launched_at,
      jsonb_build_object('how_started', description, 'problem', summary)
    from listings where id % ${STORIES_EVERY}::int = 1`;
}

/**
 * Ten votes a listing on average, few for most and up to a hundred for some, cast in its launch week: rows, so that triggers
 * count them. Weeks that are over are closed with their awards.
 */
export async function addVotes({ db, sql }: Connected, size: number): Promise<void> {
  const now = new Date();
  await sql`insert into launch_weeks (site_id, week, opened_at) select distinct site_id, launch_week, now() from listings`;
  for (let from = 1; from <= size; from += VOTES_BATCH)
    await sql`insert into votes (listing_id, user_id, site_id, cast_at, week, state_at)
      select id, 'person-' || (1 + (id * 31 + k * 7) % ${size}::int), site_id, launched_at, launch_week, launched_at
      from listings, generate_series(1, (${MOST_VOTES}::int * power((hashint4(id)::float8 + 2147483648) / 4294967296, 9))::int) k
      where id between ${from}::int and ${from + VOTES_BATCH - 1}::int on conflict do nothing`;
  await db.update(schema.listingStats).set({ followers: 20 });
  await db.transaction((tx) => seedAwards(tx, now));
  await sql`update launch_weeks set closed_at = null where week = ${weekOf(now)}`;
}

/** Two levels of categories, which the listings are in by their numbers. */
export async function addCategories({ sql }: Connected, siteId: number): Promise<void> {
  const about = "What people use for this, with facts from the products' own sites.";
  await sql`insert into categories (site_id, slug, name, description, position)
    select ${siteId}::int, 'group-' || g, 'Group ' || g, ${about}, g from generate_series(0, 19) g`;
  await sql`insert into categories (site_id, parent_id, slug, name, description, position)
    select ${siteId}::int, parent.id, 'category-' || c, 'Category ' || c, ${about}, c
    from generate_series(0, 199) c join categories parent on parent.slug = 'group-' || c % 20`;
}

/** Posts of the blog. */
export async function addPosts({ sql }: Connected, siteId: number): Promise<void> {
  const body = "## What changed\n\nA paragraph of *plain* words, with a [link](https://blog.example/).\n\n".repeat(20);
  await sql`insert into blog_posts (site_id, slug, title, summary, body_markdown, author, published_at)
    select ${siteId}::int, 'post-' || i, 'Post ' || i, 'What changed in week ' || i, ${body}, 'The team', now() - i * interval '7 days'
    from generate_series(1, 40) i`;
}
