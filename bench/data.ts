import { connect, schema } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import { env } from "@/lib/core/env";
import { weekOf, weekStart } from "@/lib/core/week";
import { addCategories, addPeople, addPosts, addVotes } from "./people";
import { WORDS } from "./words";

/** Far above what any load generator sends, so that limits are counted but never reached. */
const NO_LIMIT = 1_000_000_000;
const BATCH = 20_000;
/** Launches of one week, whatever the size: a bigger directory is an older one. */
const LISTINGS_PER_WEEK = 200;

export interface BenchDatabase {
  url: string;
  /** Server version and what it runs on, for the report. */
  version: string;
  close(): Promise<void>;
}

/** Two-word names of generated listings: searches that find something. */
export async function sampleNames(url: string, count: number): Promise<string[]> {
  const { sql, close } = connect(url, 1);
  const rows = await sql<{ words: string }[]>`
    select regexp_replace(lower(name), ' \\d+$', '') as words from listings order by hashint4(id) limit ${count}`;
  await close();
  return rows.map((row) => row.words);
}

/** A database of its own with `size` generated live listings; made once and kept for later runs. */
export async function openBenchDatabase(size: number): Promise<BenchDatabase> {
  const e = env();
  const server = e.DATABASE_URL
    ? { url: e.DATABASE_URL, close: async () => undefined }
    : await startEmbedded({ dataDir: e.DATA_DIR });
  const name = `launchyard_bench_${size}`;
  const admin = connect(server.url, 1);
  const [found] = await admin.sql`select 1 from pg_database where datname = ${name}`;
  if (!found) await admin.sql`create database ${admin.sql(name)}`;
  const [row] = await admin.sql`select version()`;
  await admin.close();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await migrate(url.href);
  await fill(url.href, size);
  return { url: url.href, version: String(row?.version).split(" on ")[0] ?? "", close: server.close };
}

/** What the rows are made by; another number has them made anew. So does another week, since the newest launch is of this one. */
const FIXTURE = 2;

async function fill(url: string, size: number): Promise<void> {
  const connected = connect(url, 1);
  const { db, sql, close } = connected;
  const mark = `fixture ${FIXTURE}: ${size} listings, ${weekOf(new Date())}`;
  const [found] =
    await sql`select shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()`;
  if (found?.mark !== mark) {
    console.log(`Generating ${size.toLocaleString("en")} listings …`);
    await sql`truncate sites, users, companies, listings, categories, settings restart identity cascade`;
    const site = { key: "bench", name: "Bench", tagline: "Measured", isDefault: true };
    const [created] = await db.insert(schema.sites).values(site).returning();
    const siteId = created?.id ?? 1;
    await db.insert(schema.settings).values([
      { siteId, key: "rate_public_per_minute", value: NO_LIMIT },
      { siteId, key: "rate_account_per_minute", value: NO_LIMIT },
    ]);
    await addCategories(connected, siteId);
    const weeks = Math.ceil(size / LISTINGS_PER_WEEK);
    for (let from = 1; from <= size; from += BATCH)
      await generate(sql, { siteId, weeks, from, to: Math.min(size, from + BATCH - 1) });
    await addPeople(connected, size);
    await addVotes(connected, size);
    await addPosts(connected, siteId);
    await sql`vacuum full listing_stats`; // as it would be if it had grown vote by vote
    await sql`vacuum analyze`;
    await sql.unsafe(`comment on database ${new URL(url).pathname.slice(1)} is '${mark}'`);
  }
  await close();
}

/** Rows with the sizes of real ones: 3 words of name, 8 of headline, 30 of summary at most, 120 of description, facts with quotes. */
async function generate(
  sql: ReturnType<typeof connect>["sql"],
  { siteId, weeks, from, to }: Record<"siteId" | "weeks" | "from" | "to", number>,
) {
  const newest = weekStart(weekOf(new Date())).toISOString();
  await sql.begin(async (tx) => {
    await tx`create temp table bench_words on commit drop as
      select (ordinality - 1)::int as n, word from unnest(${WORDS}::text[]) with ordinality as w(word, ordinality)`;
    await tx`create unique index on bench_words (n)`;
    // a product of two even draws: few words are frequent and most are rare, as in real texts
    await tx`create or replace function pg_temp.draw(seed int, k int) returns float8 language sql immutable as
      $$ select (hashint8(seed::bigint * 1000 + k)::float8 + 2147483648) / 4294967297 $$`;
    await tx`create or replace function pg_temp.pick(seed int, count int) returns text language sql stable as
      $$ select string_agg(word, ' ' order by k) from generate_series(1, count) k
         join bench_words on n = (pg_temp.draw(seed, k) * pg_temp.draw(-seed, k) * ${tx.unsafe(String(WORDS.length))})::int $$`;
    await tx`insert into companies (id, domain, name)
      select i, 'product-' || i || '.example', 'Company ' || i from generate_series(${from}::int, ${to}::int) i`;
    await tx`insert into listings (id, site_id, company_id, slug, status, plan, launch_week, launched_at, name, url,
        headline, summary, description, platforms, pricing_model, open_source, category_names, category_slugs, category_path,
        content)
      select i, ${siteId}, i, 'product-' || i, 'live', 'paid', to_char(launched_at at time zone 'UTC', 'IYYY-"W"IW'), launched_at,
        initcap(pg_temp.pick(i, 2)) || ' ' || i, 'https://product-' || i || '.example/', left(pg_temp.pick(i + 1, 8), 120),
        left(pg_temp.pick(i + 2, 30), 300), pg_temp.pick(i + 3, 120), array['Web', 'Linux'],
        (array['free', 'freemium', 'paid', 'contact'])[1 + i % 4], i % 3 = 0,
        array['Category ' || i % 200], array['category-' || i % 200], array['group-' || i % 20, 'category-' || i % 200],
        jsonb_build_object(
          'fields', jsonb_build_object('license', jsonb_build_object('value', 'MIT', 'state', 'ai', 'evidence', jsonb_build_array(
            jsonb_build_object('quote', 'released under the MIT license', 'url', 'https://product.example/', 'page_title', null)))),
          'faqs', jsonb_build_array(jsonb_build_object('question', 'Is it free?', 'answer', pg_temp.pick(i + 4, 20), 'state', 'ai', 'evidence', '[]'::jsonb)))
      from generate_series(${from}::int, ${to}::int) i,
        lateral (select ${newest}::timestamptz - (hashint4(i) & 1048575) % ${weeks}::int * interval '7 days' + i % 1000 * interval '1 minute' as launched_at)`;
  });
}
