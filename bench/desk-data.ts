import { connect } from "@/db/client";
import { startEmbedded } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import { env } from "@/lib/core/env";
import { addDoings, type Tx } from "./desk-doings";
import { addMails } from "./desk-mails";

/** What the rows are made by; with another number they are made anew. */
const FIXTURE = "fixture 3";
const NAME = "launchyard_bench_desk";
const SIZES = { listings: 100_000, users: 50_000, orders: 20_000, drafts: 20_000, acts: 100_000, imports: 2_000 };
const PAGES_PER_DRAFT = 10;
/** Every fifth listing stands in this one category, the others in 199. */
const BIG_CATEGORY_EVERY = 5;

/** Puts its rows straight into the tables of a database of its own, triggers left out: what a desk reads, with the sizes of a large network. */
export async function openDeskDatabase() {
  const server = await startEmbedded({ dataDir: env().DATA_DIR });
  const admin = connect(server.url, 1);
  const [found] = await admin.sql`
    select shobj_description(oid, 'pg_database') as mark from pg_database where datname = ${NAME}`;
  if (found?.mark !== FIXTURE) {
    await admin.sql`drop database if exists ${admin.sql(NAME)}`;
    await admin.sql`create database ${admin.sql(NAME)}`;
  }
  await admin.close();
  const url = new URL(server.url);
  url.pathname = `/${NAME}`;
  await migrate(url.href);
  const connected = connect(url.href, 1);
  if (found?.mark !== FIXTURE) await fill(connected);
  await connected.close();
  return { url: url.href, close: server.close };
}

async function fill({ sql }: ReturnType<typeof connect>): Promise<void> {
  await sql.begin(async (tx) => {
    await switchTriggers(tx, "disable");
    const [site] = await tx<{ id: number }[]>`
      insert into sites (key, name, tagline, is_default) values ('desk', 'Desk', 'A directory', true)
      on conflict (key) do update set is_default = true returning id`;
    const siteId = site?.id ?? 0;
    await tx`insert into users (id, name, email, is_admin)
      select 'person-' || i, 'Person ' || i, 'person' || i || '@people.example', i = 1 from generate_series(1, ${SIZES.users}::int) i`;
    await addListings(tx, siteId);
    await addOrders(tx, siteId);
    await addDrafts(tx, siteId);
    await tx`insert into audit_log (at, site_id, actor_kind, actor_id, actor_label, action, entity_kind, entity_id, before, after, request_id)
      select now() - i * interval '1 minute', ${siteId}::int, 'web', 'person-1', 'person1@people.example', 'listing.paused', 'listing', i,
        '{"status": "live"}', '{"status": "paused"}', 'req_' || i from generate_series(1, ${SIZES.acts}::int) i`;
    await addDoings(tx, siteId, SIZES);
    await addMails(tx, siteId, SIZES);
    await switchTriggers(tx, "enable");
  });
  await sql`vacuum analyze`;
  await sql.unsafe(`comment on database ${NAME} is '${FIXTURE}'`);
}

/** Our own triggers on all tables: announcing and counting a hundred thousand rows would take minutes. */
async function switchTriggers(tx: Tx, way: "disable" | "enable"): Promise<void> {
  const tables = await tx<
    { name: string }[]
  >`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;
  for (const { name } of tables) await tx.unsafe(`alter table "${name}" ${way} trigger user`);
}

async function addListings(tx: Tx, siteId: number): Promise<void> {
  await tx`insert into companies (id, domain, name) select i, 'product-' || i || '.example', 'Company ' || i from generate_series(1, ${SIZES.listings}::int) i`;
  await tx`insert into categories (site_id, slug, name, description, position)
    select ${siteId}::int, 'category-' || c, 'Category ' || c, '', c from generate_series(0, 199) c`;
  await tx`insert into listings (id, site_id, company_id, owner_id, slug, status, plan, launch_week, launched_at, name, url, headline, summary,
      description, category_names, category_slugs, category_path)
    select i, ${siteId}, i, case when i % 4 > 0 then 'person-' || (1 + i % ${SIZES.users}::int) end, 'product-' || i,
      case when i % 20 = 0 then 'paused' when i % 33 = 0 then 'scheduled' else 'live' end, case when i % 3 = 0 then 'paid' else 'free' end,
      to_char(now() - i % 500 * interval '7 days', 'IYYY-"W"IW'), now() - i % 500 * interval '7 days', 'Product ' || i,
      'https://product-' || i || '.example/', 'What it does for number ' || i, repeat('A sentence about it. ', 10),
      case when c = 0 then repeat('What it is for and how it does that, told for number ' || i || '. ', 12) end,
      array['Category ' || c], array['category-' || c], array['category-' || c]
    from generate_series(1, ${SIZES.listings}::int) i,
      lateral (select case when i % ${BIG_CATEGORY_EVERY}::int = 0 then 0 else 1 + i % 199 end as c) filed`;
  await tx`insert into listing_stats (listing_id, site_id, is_live, launch_week, votes, domain_rating)
    select id, site_id, status = 'live', launch_week, id % 90, case when id % 2 = 0 then id % 100 end from listings`;
  await tx`insert into domain_ratings (domain, day, rating, source)
    select 'product-' || i || '.example', current_date - 7 * k, i % 100, 'ahrefs'
    from generate_series(2, ${SIZES.listings}::int, 2) i, generate_series(0, 3) k`;
}

/** Paid ones with their invoices, as they come with the payment; one in a hundred waits for its invoice, one for a person. */
async function addOrders(tx: Tx, siteId: number): Promise<void> {
  await tx`insert into orders (id, number, site_id, user_id, status, subtotal_cents, discount_cents, net_cents, vat_cents, total_cents,
      vat_rate_bp, billing, desk_reason, desk_at, expires_at, paid_at, billed_at, created_at, updated_at)
    select i, 'LY-2026-' || lpad(i::text, 6, '0'), ${siteId}, 'person-' || i, 'paid', 9900, 0, 9900, 0, 9900, 0,
      '{"name": "A buyer", "country": "DE"}', case when i % 100 = 0 then 'Too little came.' end, case when i % 100 = 0 then now() end,
      now(), now(), case when i % 100 <> 1 then now() end, now() - i * interval '1 hour', now()
    from generate_series(1, ${SIZES.orders}::int) i`;
  await tx`insert into order_lines (order_id, position, product, name, description, listing_id, unit_price_cents, quantity, discount_cents, net_cents)
    select i, 0, 'launch', 'Paid launch', 'Product ' || i, i, 9900, 1, 0, 9900 from generate_series(1, ${SIZES.orders}::int) i`;
  await tx`insert into invoices (number, order_id, kind, net_cents, vat_cents, content, issued_at)
    select 'INV-2026-' || lpad(id::text, 6, '0'), id, 'invoice', net_cents, vat_cents, '{}', billed_at from orders where billed_at is not null`;
}

async function addDrafts(tx: Tx, siteId: number): Promise<void> {
  await tx`insert into drafts (id, user_id, site_id, url, normalized_url, status, content, drafted, progress, usage, error)
    select 'draft-' || i, case when i > ${SIZES.imports}::int then 'person-' || i end, ${siteId}, 'https://new-' || i || '.example/', 'new-' || i || '.example',
      case when i % 10 = 0 then 'failed' else 'ready' end, jsonb_build_object('fields', jsonb_build_object('name', jsonb_build_object('value', 'New ' || i))),
      jsonb_build_object('text', repeat('What was found. ', 200)), '{"step": 1, "steps": 1, "pages_read": 1, "message": ""}',
      jsonb_build_object('startedAt', now() - i * interval '10 minutes', 'parts', jsonb_build_object('text', jsonb_build_object('inputTokens', 9000, 'outputTokens', 800, 'costMicroUsd', i))),
      case when i % 10 = 0 then '{"code": "unreachable", "message": "It did not answer.", "fix": "Try again."}'::jsonb end
    from generate_series(1, ${SIZES.drafts}::int) i`;
  await tx`insert into draft_pages (draft_id, position, url, title, status, bytes, fetched_at)
    select 'draft-' || i, k, 'https://new-' || i || '.example/' || k, 'Page ' || k, 200, 9000, now() - i * interval '1 minute'
    from generate_series(1, ${SIZES.drafts}::int) i, generate_series(1, ${PAGES_PER_DRAFT}::int) k`;
  await tx`insert into imported_products (site_id, name, url, normalized_url, status, draft_id, created_at)
    select ${siteId}::int, 'New ' || i, 'https://new-' || i || '.example/', 'new-' || i || '.example', 'begun', 'draft-' || i, now()
    from generate_series(1, ${SIZES.imports}::int) i`;
}
