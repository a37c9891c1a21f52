import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import type { AnyExecutable } from "@/lib/core/operation";
import { getCategory } from "@/lib/services/directory/get-category";
import { listCategories } from "@/lib/services/directory/list-categories";
import { searchListings } from "@/lib/services/directory/search/search-listings";
import { getListing } from "@/lib/services/listings/get-listing";
import { getSiteInfo } from "@/lib/services/site/get-site-info";
import { useApp } from "@/lib/testing/api/app";
import { endListening } from "@/lib/testing/api/end-listening";
import { createCategory, createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { until } from "@/lib/testing/steady/until";
import { execute } from "./execute";
import { memoryOf } from "./memory";

const l = schema.listings;
const s = schema.listingStats;

const app = useApp({ keepsAnswers: true });
let elsewhere: number;

beforeAll(async () => {
  elsewhere = (await createSite(app().db, { host: "elsewhere.example" })).id;
});

const everything = ["one", "two", "top", "newest", "found", "audio", "video", "categories", "site"] as const;
type Question = [AnyExecutable, Record<string, unknown>];

async function answerOf([operation, input]: Question) {
  return (await execute(operation, await app().context(), input)).representation;
}

/** Which of the questions are answered anew after `change` and all that it announced: a kept answer is the very same one. */
async function anewAfter(change: () => PromiseLike<unknown>, questions: Record<string, Question>, waitMs = 0) {
  await memoryOf(app().db).caughtUp();
  const before = new Map<string, unknown>();
  for (const [name, question] of Object.entries(questions)) before.set(name, await answerOf(question));
  await change();
  await memoryOf(app().db).caughtUp();
  app().clock.advance(waitMs);
  const anew: string[] = [];
  for (const [name, question] of Object.entries(questions))
    if ((await answerOf(question)) !== before.get(name)) anew.push(name);
  return anew;
}

interface Scene {
  id: number;
  ownerId: string;
  questions: Record<(typeof everything)[number], Question>;
}

/** Two listings of two categories and weeks, with what is asked about them. */
async function scene(): Promise<Scene> {
  const { db, siteId } = app();
  const { id: ownerId } = await createUser(db);
  for (const slug of ["audio", "video"])
    if (!(await db.$count(schema.categories, eq(schema.categories.slug, slug))))
      await createCategory(db, { siteId, slug });
  const inCategory = (slug: string) => ({ categoryNames: [slug], categorySlugs: [slug], categoryPath: [slug] });
  const one = await createListing(db, { siteId, ownerId, ...inCategory("audio"), launchWeek: "2026-W40", votes: 1 });
  const two = await createListing(db, { siteId, ...inCategory("video"), launchWeek: "2026-W41", name: "Ropewalk" });
  const questions: Scene["questions"] = {
    one: [getListing, { slug: one.slug }],
    two: [getListing, { slug: two.slug }],
    top: [searchListings, {}],
    newest: [searchListings, { sort: "newest", per_page: 1 }],
    found: [searchListings, { q: "Ropewalk" }],
    audio: [getCategory, { slug: "audio" }],
    video: [getCategory, { slug: "video" }],
    categories: [listCategories, {}],
    site: [getSiteInfo, {}],
  };
  return { id: one.id, ownerId, questions };
}

describe("an answer in memory", () => {
  beforeEach(async () => {
    await app().db.delete(l);
    await memoryOf(app().db).caughtUp();
  });

  const edit = (id: number, values: Partial<typeof l.$inferInsert>) =>
    app().db.update(l).set(values).where(eq(l.id, id));
  const count = (id: number, values: Partial<typeof s.$inferInsert>) =>
    app().db.update(s).set(values).where(eq(s.listingId, id));

  it("outlives another listing's votes; those it shows or is ordered by are two seconds old at most", async () => {
    const { id, questions } = await scene();
    expect(await anewAfter(() => count(id, { votes: 7 }), questions)).toEqual([]);
    expect(await anewAfter(() => count(id, { votes: 8 }), questions, 2_000)).toEqual(["one", "top", "audio"]);
    const { output } = await answerOf(questions.one);
    expect(output).toMatchObject({ votes: 8 });
    expect(await anewAfter(() => count(id, { followers: 3 }), questions, 2_000)).toEqual(["one", "top", "audio"]);
    expect(await anewAfter(() => count(id, { views: 99 }), questions, 2_000)).toEqual([]);
  });

  it("shows a rank that is two seconds old at most, whoever of its week gets a vote, comes or goes", async () => {
    const { db, siteId } = app();
    const { id, questions } = await scene();
    const rival = await createListing(db, { siteId, launchWeek: "2026-W40" });
    const { one, two } = questions;
    expect(await anewAfter(() => count(rival.id, { votes: 5, launchVotes: 5 }), { one, two }, 2_000)).toEqual(["one"]);
    expect((await answerOf(one)).output).toMatchObject({ id, votes: 1, rank: 2 });
    expect(await anewAfter(() => edit(rival.id, { status: "paused" }), { one, two })).toEqual(["one"]);
    expect((await answerOf(one)).output).toMatchObject({ rank: 1 });
  });

  it("is forgotten by an edit of what it shows or looks in", async () => {
    const { id, questions } = await scene();
    const words = ["one", "top", "newest", "found", "audio", "categories", "site"];
    expect(await anewAfter(() => edit(id, { headline: "New words" }), questions)).toEqual(words);
    expect(await anewAfter(() => edit(id, { logoUrl: "/files/new.webp" }), questions)).toEqual(["one", "top", "audio"]);
    const moved = { categorySlugs: ["video"], categoryPath: ["video"] };
    expect(await anewAfter(() => edit(id, moved), questions)).toEqual([...everything.filter((name) => name !== "two")]);
  });

  it("outlives what nobody can see yet, and is forgotten when it comes or goes", async () => {
    const { db, siteId } = app();
    const { questions } = await scene();
    const draft = () => createListing(db, { siteId, status: "draft", launchedAt: null });
    expect(await anewAfter(draft, questions)).toEqual([]);
    const { id } = await draft();
    expect(await anewAfter(() => edit(id, { headline: "Not yet" }), questions)).toEqual([]);
    expect(await anewAfter(() => count(id, { votes: 1 }), questions, 2_000)).toEqual([]);
    const lists = ["top", "newest", "found", "categories", "site"];
    expect(await anewAfter(() => edit(id, { status: "live" }), questions)).toEqual(lists);
    expect(await anewAfter(() => db.delete(l).where(eq(l.id, id)), questions)).toEqual(lists);
  });

  it("outlives writes elsewhere: another site, drafts, sign-ins, keys, and people who show nothing", async () => {
    const { db } = app();
    const { ownerId, questions } = await scene();
    const writes = async () => {
      await createListing(db, { siteId: elsewhere, votes: 5 });
      await createUser(db);
      await db
        .insert(schema.sessions)
        .values({ sessionToken: crypto.randomUUID(), userId: ownerId, expires: new Date() });
      await db.update(schema.users).set({ name: "Renamed" }).where(eq(schema.users.id, ownerId));
      const stranger = await createUser(db);
      await db.insert(schema.founderProfiles).values({ userId: stranger.id, slug: stranger.id });
    };
    expect(await anewAfter(writes, questions, 2_000)).toEqual([]);
  });

  it("follows the maker's profile, the free places, and the site with its settings and categories", async () => {
    const { db, siteId } = app();
    const { ownerId, questions } = await scene();
    const profile = () => db.insert(schema.founderProfiles).values({ userId: ownerId, slug: ownerId });
    expect(await anewAfter(profile, questions)).toEqual(["one", "top", "audio"]);
    const place = () =>
      db.insert(schema.launchWeeks).values({ siteId, week: `2027-W${Math.floor(Math.random() * 9) + 10}` });
    expect(await anewAfter(place, questions)).toEqual(["site"]);
    const setting = { siteId, key: "free_queue_weeks", value: 9 };
    expect(await anewAfter(() => db.insert(schema.settings).values(setting), questions)).toEqual(everything);
    expect((await app().context()).settings.free_queue_weeks).toBe(9);
    expect(await anewAfter(() => createCategory(db, { siteId }), questions)).toEqual(everything);
  });

  it("follows what the owner tells beside the profile", async () => {
    const { db } = app();
    const { id, ownerId, questions } = await scene();
    const { one, two } = questions;
    const told = { listingId: id, title: "Told", publishedAt: new Date("2026-11-01T09:00:00Z") };
    const story = () => db.insert(schema.stories).values({ ...told, userId: ownerId, status: "published" });
    expect(await anewAfter(story, { one, two })).toEqual(["one"]);
    const mate = await createUser(db);
    const [row] = await db.select().from(l).where(eq(l.id, id));
    const joined = { companyId: row?.companyId ?? 0, userId: mate.id, joinedAt: new Date("2026-11-01T09:00:00Z") };
    expect(await anewAfter(() => db.insert(schema.cofounders).values(joined), { one, two })).toEqual(["one"]);
    const profile = () => db.insert(schema.founderProfiles).values({ userId: mate.id, slug: mate.id });
    expect(await anewAfter(profile, { one, two })).toEqual(["one"]);
    const news = () => db.insert(schema.listingUpdates).values({ ...told, body: "News." });
    expect(await anewAfter(news, { one, two })).toEqual(["one"]);
  });

  it("is forgotten with its whole site by a change too large to be told by tags, and no other site's is", async () => {
    const { db, siteId } = app();
    const { questions } = await scene();
    const many = Array.from({ length: 400 }, () => createListing(db, { siteId: elsewhere }));
    await Promise.all(many);
    const editAll = (site: number) =>
      db
        .update(l)
        .set({ headline: sql`${l.name}` })
        .where(eq(l.siteId, site));
    expect(await anewAfter(() => editAll(elsewhere), questions)).toEqual([]);
    await db.update(l).set({ siteId }).where(eq(l.siteId, elsewhere));
    expect(await anewAfter(() => editAll(siteId), questions)).toEqual(everything);
    expect(await anewAfter(() => db.update(s).set({ votes: 3 }), questions)).toEqual([]);
    expect(await anewAfter(() => db.update(s).set({ votes: 4 }), questions, 2_000)).toEqual(everything);
    expect(await anewAfter(() => db.execute(sql`truncate ${schema.settings}`), questions)).toEqual(everything);
  });

  it("is dropped after the listening connection was lost, with all others", async () => {
    const { id, questions } = await scene();
    const before = await answerOf(questions.one);
    expect(await endListening(app().sql)).toBe(1);
    await until(async () => (await answerOf(questions.one)) !== before);
    expect(memoryOf(app().db).answers.isOn).toBe(true);
    expect(await anewAfter(() => edit(id, { headline: "Heard again" }), questions)).toContain("one");
  });
});

describe("tables", () => {
  /** Tables whose rows no public read shows. Whatever is not named here must announce its changes. */
  const PRIVATE = [
    ...["users", "accounts", "api_keys", "sessions", "verification_tokens", "drafts", "draft_pages"],
    ...["host_paces", "idempotency_keys", "outbox", "rate_limits", "listing_versions", "audit_log", "search_words"],
    ...["vote_challenges", "stored_files", "file_references", "cofounder_invites", "claims"],
    ...["listing_days", "api_key_days", "story_drafts", "interview_drafts"],
    ...["desk_views", "reports", "webhook_calls", "limit_hits", "backups"],
    ...["imported_products"],
    // written beside rows of `categories` or listings, which announce their site
    ...["former_categories", "category_refilings"],
    ...[
      "orders",
      "order_lines",
      "order_places",
      "number_series",
      "payments",
      "payment_events",
      "promo_codes",
      "promo_uses",
    ],
    ...["seller", "vat_rates"],
    ...["votes", "follows", "followers"], // shown by the counters that they move
    ...["mail_addresses", "failed_mails"],
    ...["listing_slugs", "founder_slugs"], // what they lead to is a refusal, which is not kept
    ...["oauth_records", "oauth_clients", "oauth_connections", "runner_runs", "runner_steps", "runner_ticks"],
    ...["book_differences", "disputes", "exchange_rates", "invoices", "ledger", "refunds"],
  ];

  it("either announce every change or are named as private", async () => {
    const silent = await app().sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public'
        and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'announce_%')`;
    expect(silent.map((row) => row.name).toSorted()).toEqual(PRIVATE.toSorted());
  });
});
