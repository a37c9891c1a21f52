import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { migrate as applyMigrations } from "drizzle-orm/postgres-js/migrator";
import { expect, inject, it, onTestFinished } from "vitest";
import { databaseUrl } from "@/lib/testing/database/database-names";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { connect } from "./client";
import { MIGRATIONS_DIR, migrate } from "./migrate";

it("applies each migration once when several processes start on an empty database", async () => {
  const { url, sql } = await emptyDatabase("empty");
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const files = (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith(".sql"));
  expect(await sql`select hash from drizzle.__drizzle_migrations`).toHaveLength(files.length);
});

it("gives listings whose address has no valid form the nearest free one", async () => {
  const { url, sql } = await databaseBeforeChecks("slugs");
  await sql`insert into listings (site_id, company_id, name, url, slug)
    select 1, 1, 'ていねこ帳', 'https://tidebell.example', slug
    from unnest(array['tide--bell', 'tide-bell', 'xn--wgv71a119e', '--', 'product', 'tidebell']) slug`;
  await sql`insert into listing_slugs values (1, 'tide-bell-2', 2), (1, 'old--bell', 2)`;
  await migrate(url);
  const after = await sql`select slug from listings order by id`;
  expect(after.map((row) => row.slug)).toEqual([
    "tide-bell-3",
    "tide-bell",
    "xn-wgv71a119e",
    "product-2",
    "product",
    "tidebell",
  ]);
  expect(await sql`select slug from listing_slugs`).toEqual([{ slug: "tide-bell-2" }]);
});

it("keeps what an owner saved in a draft that was read again after its submission", async () => {
  const { url, sql } = await databaseBeforeChecks("saved");
  const proof = [{ quote: "Rings at high tide", url: "https://tidebell.example", page_title: null }];
  const ai = (value: unknown) => ({ value, state: "ai", evidence: proof });
  const saved = (value: unknown, state = "edited") => ({ value, state, evidence: [] });
  const founder = { name: "Mira", role: null, bio: null, photo_url: "https://tidebell.example/mira.png", links: {} };
  const photo = { wanted: founder.photo_url, sha256: "a".repeat(64) };
  const logo = { wanted: "https://tidebell.example/logo.png", sha256: "b".repeat(64) };
  const pictures = { logo, screenshot: { wanted: null, sha256: null }, photos: [photo] };
  const published = {
    facts: {
      license: { value: "MIT", evidence: proof },
      docs_url: { value: "https://tidebell.example/docs", evidence: proof },
    },
    faqs: [{ question: "Is it loud?", answer: "No.", evidence: proof }],
    founders: [{ ...founder, photo_url: `/files/${photo.sha256}.webp`, evidence: proof }],
    seo: { title: null, description: null },
  };
  const content = {
    fields: {
      name: ai("Tidebell Read Anew"),
      headline: saved("A bell for the shore"),
      summary: saved(null, "deleted"),
      platforms: saved(["web", "ios"], "manual"),
      categories: saved(["Bells", "Gone by now"]),
      logo_url: saved("https://tidebell.example/logo.png"),
      license: { ...saved("Apache-2.0", "override"), evidence: proof },
      docs_url: saved(null, "deleted"),
    },
    faqs: [{ question: "Does it float?", answer: "Yes.", state: "edited", evidence: [] }],
    faqsSaved: true,
    founders: [{ ...founder, state: "ai", evidence: proof }],
    foundersSaved: false,
    companySocials: { github: saved("https://code.example/tidebell", "manual"), x: ai("https://x.example/tidebell") },
    story: { problem: "Nobody heard the tide." },
    seo: { title: saved("Tidebell, a bell", "manual"), description: saved(null, "not_found") },
  };
  await sql`insert into listings (site_id, company_id, owner_id, name, url, slug, headline, summary, content)
    select 1, 1, 'mira', 'Tidebell', 'https://tidebell.example', slug, 'Rings at high tide', 'A bell.', ${JSON.stringify(published)}
    from unnest(array['tidebell', 'sold']) slug`;
  await sql`update listings set owner_id = null where slug = 'sold'`;
  await sql`insert into categories (site_id, slug, name, parent_id) values (1, 'sound', 'Sound', null), (1, 'bells', 'Bells', 1)`;
  const draft = {
    user_id: "mira",
    site_id: 1,
    url: "https://tidebell.example",
    status: "ready",
    progress: JSON.stringify({}),
  };
  const ofDraft = { ...draft, content: JSON.stringify(content), pictures: JSON.stringify(pictures) };
  await sql`insert into drafts ${sql([
    { ...ofDraft, id: "again", normalized_url: "one", listing_id: 1 },
    { ...ofDraft, id: "lost", normalized_url: "two", listing_id: 2 },
  ])}`;
  await migrate(url);
  const [listing] = await sql`select * from listings where slug = 'tidebell'`;
  expect(listing).toMatchObject({
    name: "Tidebell",
    headline: "A bell for the shore",
    summary: null,
    platforms: ["web", "ios"],
    category_names: ["Bells"],
    category_slugs: ["bells"],
    category_path: ["bells", "sound"],
    logo_url: `/files/${logo.sha256}.webp`,
  });
  expect(listing?.content).toMatchObject({
    fields: {
      headline: { state: "edited" },
      summary: { state: "deleted" },
      license: content.fields.license,
      docs_url: content.fields.docs_url,
    },
    faqs: content.faqs,
    faqsSaved: true,
    founders: [{ photo_url: founder.photo_url, state: "ai" }],
    foundersSaved: false,
    companySocials: { github: content.companySocials.github },
    story: content.story,
    seo: { title: content.seo.title },
  });
  expect(listing?.content.companySocials).not.toHaveProperty("x");
  expect(listing?.pictures).toMatchObject({ logo, photos: [photo] });
  expect(await sql`select id, content from drafts order by id`).toEqual([
    { id: "again", content: {} },
    { id: "lost", content },
  ]);
});

it("keeps a listing's history, by the names of the interface", async () => {
  const { url, sql } = await databaseBeforeChecks("history");
  const proof = [{ quote: "A bell", url: "https://tidebell.example", page_title: null }];
  const blank = { value: null, state: "not_found", evidence: [] };
  const manual = (value: unknown) => ({ value, state: "manual", evidence: [] });
  const question = { question: "Why?", answer: "So.", evidence: [] };
  const begun = { milestone_id: 1, date: "2026-01-02", title: "Begun", description: null, url: null };
  const license = { value: "MIT", evidence: proof };
  const plans = { value: [], evidence: [] };
  const first = {
    headline: { before: "A bell", after: "My bell" },
    categoryNames: { before: [], after: ["Sound"] },
    categorySlugs: { before: [], after: ["sound"] },
    "content.sources": { before: { headline: proof }, after: { headline: [] } },
    "content.facts": { before: { license, pricing_plans: plans }, after: { pricing_plans: plans } },
    "content.socials": { before: {}, after: { x: "https://x.example/bell" } },
    "content.story": { before: null, after: { problem: "Much." } },
    "content.seo": { before: { title: null }, after: { title: "Bell" } },
    "content.faqs": { before: [], after: [question] },
    "content.milestones": { before: null, after: [begun] },
  };
  const pictureOnly = { logoUrl: { before: null, after: "/files/a.webp" } };
  await sql`insert into listings (site_id, company_id, name, url, slug, version) values (1, 1, 'Bell', 'https://tidebell.example', 'bell', 3)`;
  for (const [version, diff] of [[2, first] as const, [3, pictureOnly] as const]) {
    await sql`insert into listing_versions (listing_id, version, actor, diff) values (1, ${version}, '{"type": "web"}', ${JSON.stringify(diff)})`;
  }
  await migrate(url);
  const versions = await sql`select version, actor, diff from listing_versions`;
  const diff = {
    "fields.headline": { before: { value: "A bell", state: "ai", evidence: proof }, after: manual("My bell") },
    "fields.categories": { before: blank, after: manual(["Sound"]) },
    "fields.license": { before: { ...license, state: "ai" }, after: blank },
    "company_socials.x": { before: blank, after: manual("https://x.example/bell") },
    "story.problem": { before: null, after: "Much." },
    "seo.title": { before: blank, after: manual("Bell") },
    faqs: { before: [], after: [{ ...question, state: "edited" }] },
    milestones: { before: [], after: [begun] },
  };
  expect(versions).toEqual([{ version: 2, actor: { type: "web" }, diff }]);
});

it("keeps what runs have finished, and lets those go on that waited for a call or a planned step", async () => {
  const { url, sql } = await databaseBefore("0033_one_step_at_a_time", "runs");
  await sql`insert into runner_runs (id, function_id, event_key, event, wake_at)
    values ('open', 'f', 'a', 'null', now()), ('asleep', 'f', 'b', 'null', null)`;
  await sql`insert into runner_steps (run_id, id, name, kind, status, data, wake_at, finished_at) values
    ('open', '1', 'read-site', 'run', 'done', '"read"', null, now()), ('open', '2', 'planned', 'run', 'pending', null, now(), null)`;
  await migrate(url);
  expect(await sql`select run_id, id, status, data from runner_steps`).toEqual([
    { run_id: "open", id: "1", status: "done", data: '"read"' },
  ]);
  expect(await sql`select id from runner_runs where wake_at is not null order by id`).toEqual([
    { id: "asleep" },
    { id: "open" },
  ]);
});

it("gives way to a process of the version before that is amid a write, and then goes on", async () => {
  const { url, sql } = await databaseBefore("0033_one_step_at_a_time", "deadlock");
  const old = connect(url, 1);
  onTestFinished(old.close);
  let migrating = Promise.resolve();
  await old.sql.begin(async (tx) => {
    await tx`update drafts set status = status`;
    migrating = migrate(url);
    // Reads what the migration has changed by now, so that each waits for the other. The migration gives way only where that happens
    // within the second after which it looks for a deadlock: the server itself sees to it.
    await tx`do $$ begin
      while not exists (select from pg_locks where relation = 'drafts'::regclass and not granted) loop
        perform pg_sleep(0.01);
      end loop;
      perform from runner_runs;
    end $$`;
  });
  await migrating;
  expect(
    await sql`select from information_schema.columns where table_name = 'runner_steps' and column_name = 'kind'`,
  ).toEqual([]);
});

it("knows of mails from before outcomes were noted which were given up, sent, or wait still", async () => {
  const { url, sql } = await databaseBefore("0068_outcomes_of_old_mails", "mails");
  const long = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const mail = (key: string, sent_at: string | null, tries = 0) => ({
    key,
    name: "mail.requested",
    data: "{}",
    sent_at,
    tries,
  });
  await sql`insert into outbox ${sql([
    mail("given-up", long),
    mail("sent", long),
    mail("done", new Date().toISOString()),
    mail("under-way", new Date().toISOString()),
    mail("trying", long, 2),
    mail("waiting", null),
    { ...mail("no-mail", long), name: "draft.requested" },
  ])}`;
  await sql`insert into failed_mails (key, name, data, email, template, reason, failed_at)
    values ('given-up', 'mail.requested', '{}', 'reader@people.example', 'launched', '550 No', now())`;
  await sql`insert into runner_runs (id, function_id, event_key, event, status, wake_at) values
    ('one', 'launchyard-send-mail', 'done', '{}', 'done', null), ('two', 'launchyard-send-mail', 'under-way', '{}', 'pending', now())`;
  await migrate(url);
  const after = await sql`select key, outcome from outbox`;
  expect(Object.fromEntries(after.map(({ key, outcome }) => [key, outcome]))).toEqual({
    "given-up": "failed",
    sent: "sent",
    done: "sent",
    "under-way": null,
    trying: null,
    waiting: null,
    "no-mail": null,
  });
});

/** An empty database; it goes after the test. */
async function emptyDatabase(purpose: string) {
  const name = `launchyard_test_${process.pid}_migrate_${purpose}`;
  const server = connect(inject("serverUrl"), 1);
  await server.sql`create database ${server.sql(name)}`;
  const url = databaseUrl(inject("serverUrl"), name);
  const { db, sql, close } = connect(url, 1);
  onTestFinished(async () => {
    await close();
    await server.sql`drop database ${server.sql(name)} with (force)`;
    await server.close();
  });
  return { url, db, sql };
}

/** A database as it was before content was kept once and forms were checked, with a site, a user and a company. */
async function databaseBeforeChecks(purpose: string) {
  const { url, sql } = await databaseBefore("0013_listing_stats", purpose);
  await sql`insert into sites (key, name, tagline) values ('yard', 'Yard', 'Products')`;
  await sql`insert into users (id, email) values ('mira', 'mira@tidebell.example')`;
  await sql`insert into companies (owner_id, domain, name) values ('mira', 'tidebell.example', 'Tidebell')`;
  return { url, sql };
}

/** A database that lacks a migration and all after it. */
async function databaseBefore(migration: string, purpose: string) {
  const { url, db, sql } = await emptyDatabase(purpose);
  const folder = await temporaryFolder();
  await cp(MIGRATIONS_DIR, folder, { recursive: true });
  const journal = join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8"));
  const at = entries.findIndex(({ tag }: { tag: string }) => tag === migration);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }));
  await applyMigrations(db, { migrationsFolder: folder });
  return { url, sql };
}
