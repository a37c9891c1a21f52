import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { founderGaps } from "@/lib/services/account/founder-profile";
import { useApp } from "@/lib/testing/api/app";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { listFounderPaths } from "./founder-paths";
import { getFounder } from "./get-founder";
import { getStory } from "./get-story";
import { listFounders } from "./list-founders";
import { listInterviewQuestions } from "./list-interview-questions";
import { listStories } from "./list-stories";
import { headlineOf } from "./public-founders";

const app = useApp({ operations: [listFounders, getFounder, listInterviewQuestions], keepsAnswers: true });
const list = async (input: { q?: string; page?: number; per_page?: number } = {}) =>
  (await execute(listFounders, await app().context(), input)).output;
const slugsOf = async (input: Parameters<typeof list>[0] = {}) => (await list(input)).items.map(({ slug }) => slug);
const get = async (slug: string) => (await execute(getFounder, await app().context(), { slug })).output;

const BIO = `Keeps bees. ${Array(18).fill("word").join(" ")}`;
const whole = {
  name: "Ines Example",
  role: "Founder",
  bio: BIO,
  photoSha: "a".repeat(64),
  links: { x: "https://x.com/i" },
};
type Profile = Partial<typeof schema.founderProfiles.$inferInsert>;

async function person(slug: string, profile: Profile = {}): Promise<string> {
  const { id } = await createUser(app().db);
  await app()
    .db.insert(schema.founderProfiles)
    .values({ ...whole, ...profile, userId: id, slug });
  return id;
}
const runs = (ownerId: string, name: string, values: Partial<typeof schema.listings.$inferInsert> = {}) =>
  createListing(app().db, { siteId: app().siteId, ownerId, slug: name.toLowerCase(), name, ...values });

let ines: string;
beforeAll(async () => {
  ines = await person("ines");
  await runs(ines, "Hedgerow");
  await runs(ines, "Bramble", { launchedAt: new Date("2026-11-16T00:00:00Z") });
  await runs(await person("zoe", { name: "Zoë Brânză", role: "Maker" }), "Ropewalk", { plan: "paid" });
  await runs(await person("no-photo", { photoSha: null }), "Faceless");
  await runs(await person("short", { bio: "Too short." }), "Terse");
  await runs(await person("waiting"), "Coming", { status: "scheduled", launchedAt: null });
  const { id: siteId } = await createSite(app().db, { host: "elsewhere.example" });
  await runs(await person("elsewhere"), "Foreign", { siteId });
});

describe("list_founders", () => {
  it("shows people with a complete profile and a live listing on this site, the latest launch first", async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 2, has_more: false });
    expect(page.items.map(({ slug, companies }) => [slug, companies.map(({ name }) => name)])).toEqual([
      ["ines", ["Bramble", "Hedgerow"]],
      ["zoe", ["Ropewalk"]],
    ]);
    expect(page.items[0]).toMatchObject({ headline: "Keeps bees.", page_url: "http://127.0.0.1:3000/founders/ines" });
  });

  it.each([
    ["ines", ["ines"]],
    ["zoe branza", ["zoe"]],
    ["MAKER rope", ["zoe"]],
    ["hedgerow", ["ines"]],
    ["ines ropewalk", []],
    ["%", []],
  ])("finds by %j in names, roles and what they run, whatever the accents", async (q, slugs) => {
    expect(await slugsOf({ q })).toEqual(slugs);
  });

  it("parts into pages that keep their order", async () => {
    expect(await slugsOf({ per_page: 1, page: 2 })).toEqual(["zoe"]);
    expect((await list({ per_page: 1 })).has_more).toBe(true);
  });

  it("shows somebody as soon as their profile is complete, and no longer than it is", async () => {
    const id = await person("late", { role: null });
    await runs(id, "Latecomer", { launchedAt: new Date("2026-10-05T00:00:00Z") });
    expect(await slugsOf()).not.toContain("late");
    const save = async (role: string | null) => {
      await app().db.execute(`update founder_profiles set role = ${role ? `'${role}'` : "null"} where slug = 'late'`);
      await memoryOf(app().db).caughtUp();
    };
    await save("Founder");
    expect(await slugsOf()).toContain("late");
    await save(null);
    expect(await slugsOf()).not.toContain("late");
  });
});

describe("get_founder", () => {
  it("shows what they run, their published stories and their answers in the site's order", async () => {
    const { db, siteId } = app();
    const [first, second] = await db
      .insert(schema.interviewQuestions)
      .values([
        { siteId, position: 2, question: "What next?", hint: "One thing." },
        { siteId, position: 1, question: "Why?" },
      ])
      .returning();
    const answers = [
      { questionId: first?.id ?? 0, userId: ines, answer: "Bees." },
      { questionId: second?.id ?? 0, userId: ines, answer: "Honey." },
    ];
    await db.insert(schema.interviewAnswers).values(answers);
    const [hedgerow, bramble] = (await db.select().from(schema.listings)).filter(({ ownerId }) => ownerId === ines);
    const at = new Date("2026-11-10T09:00:00Z");
    await db.insert(schema.stories).values([
      { listingId: hedgerow?.id ?? 0, userId: ines, title: "How it began", status: "published", publishedAt: at },
      { listingId: bramble?.id ?? 0, userId: ines, title: "Not yet" },
    ]);
    const founder = await get("ines");
    expect(founder.listings.map(({ slug }) => slug)).toEqual(["bramble", "hedgerow"]);
    expect(founder.stories).toEqual([
      { title: "How it began", url: "http://127.0.0.1:3000/stories/hedgerow", published_at: at.toISOString() },
    ]);
    expect(founder.interview).toEqual([
      { question: "Why?", answer: "Honey." },
      { question: "What next?", answer: "Bees." },
    ]);
    expect(founder).toMatchObject({ bio: BIO, links: whole.links });
    expect(JSON.stringify(founder)).not.toContain(ines);
  });

  it.each(["no-photo", "short", "waiting", "elsewhere", "nobody"])("knows no %s", async (slug) => {
    await expect(get(slug)).rejects.toMatchObject({ code: "not_found" });
  });

  it("sends callers of a former slug to today's", async () => {
    await app().db.insert(schema.founderSlugs).values({ slug: "founder-7", userId: ines });
    await expect(get("founder-7")).rejects.toMatchObject({ code: "moved", extras: { location: "/founders/ines" } });
  });
});

describe("list_interview_questions", () => {
  it("asks this site's questions in their order", async () => {
    const { output } = await execute(listInterviewQuestions, await app().context(), {});
    expect(output.items.map(({ question, hint, position }) => [question, hint, position])).toEqual([
      ["Why?", null, 1],
      ["What next?", "One thing.", 2],
    ]);
  });
});

it("the database calls a profile complete where nothing is missing", async () => {
  const words = (count: number) => Array(count).fill("word");
  const profiles: Profile[] = [
    {},
    { name: null },
    { name: "" },
    { role: "" },
    { photoSha: null },
    { links: {} },
    { bio: null },
    { bio: words(19).join(" ") },
    { bio: `\n ${words(20).join("\n\n")} ` },
  ];
  for (const [i, profile] of profiles.entries()) await person(`case-${i}`, profile);
  const rows = await app().db.select().from(schema.founderProfiles);
  for (const row of rows) expect([row.slug, row.isComplete]).toEqual([row.slug, founderGaps(row).length === 0]);
});

it.each([
  ["Keeps bees. And more.", "Keeps bees."],
  ["No full stop", "No full stop"],
  ["Version 2.0 of a person. Yes.", "Version 2.0 of a person."],
  ["Two\nlines here. More", "Two lines here."],
  [`${"long ".repeat(40)}end.`, `${"long ".repeat(31)}long…`],
])("a bio that begins %j has the headline %j", (bio, headline) => {
  expect(headlineOf(bio)).toBe(headline);
});

describe("stories", () => {
  const read = async (slug: string) => (await execute(getStory, await app().context(), { slug })).output;

  it("are listed once they are published, with how they begin and who wrote them", async () => {
    const { items, total } = (await execute(listStories, await app().context(), {})).output;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      title: "How it began",
      product: { slug: "hedgerow", name: "Hedgerow" },
      founder: { slug: "ines", name: "Ines Example" },
    });
  });

  it("show their sections in reading order, and blank ones not at all", async () => {
    const { db } = app();
    const sections = { whats_next: "More bees.", how_started: "With one hive.", problem: "" };
    await db.update(schema.stories).set({ sections }).where(eq(schema.stories.title, "How it began"));
    await memoryOf(db).caughtUp();
    const story = await read("hedgerow");
    expect(story.sections.map(({ title, text }) => [title, text])).toEqual([
      ["How it started", "With one hive."],
      ["What’s next", "More bees."],
    ]);
    expect(story.excerpt).toBe("With one hive.");
    expect(await listFounderPaths(await app().context())).toContain("/stories/hedgerow");
    await expect(read("bramble")).rejects.toMatchObject({ code: "not_found" });
  });
});
