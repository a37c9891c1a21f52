import { desc, eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { answerInterview } from "@/lib/services/founders/answer-interview";
import { getFounder } from "@/lib/services/founders/get-founder";
import { getInterviewEditor } from "@/lib/services/founders/get-interview-editor";
import { getStory } from "@/lib/services/founders/get-story";
import { listInterviewQuestions } from "@/lib/services/founders/list-interview-questions";
import { setFounderStory } from "@/lib/services/owner/editing/set-founder-story";
import { unpublishStory } from "@/lib/services/stories/unpublish-story";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { undoAct } from "../undo/undo-act";
import { addQuestion } from "./add-question";
import { changeQuestion } from "./change-question";
import { retireQuestion } from "./retire-question";
import { takeStoryOff } from "./take-story-off";

const { auditLog: a, interviewQuestions: q, outbox: o } = schema;
const app = useApp();
const reason = "It is about somebody else";
type User = Awaited<ReturnType<typeof createUser>>;
let admin: User;
let founder: User;
let listing: Awaited<ReturnType<typeof createListing>>;

beforeAll(async () => {
  const { db, siteId } = app();
  admin = await createUser(db, { isAdmin: true });
  founder = await createUser(db);
  await db.insert(schema.founderProfiles).values({
    userId: founder.id,
    slug: "ines",
    name: "Ines Example",
    role: "Founder",
    bio: "I make small tools for people who would rather work in the open than in a meeting, and I have done so for years.",
    photoSha: "a".repeat(64),
    links: { website: "https://hedgerow.example" },
  });
  listing = await createListing(db, { siteId, ownerId: founder.id });
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const asFounder = () => app().context(sessionActor(founder), { surface: "web" });
const undoLast = async () => {
  const [last] = await app().db.select({ id: a.id }).from(a).orderBy(desc(a.id)).limit(1);
  await execute(undoAct, await asAdmin(), { act_id: last?.id ?? 0, reason });
};

describe("a question to founders", () => {
  beforeEach(async () => {
    await app().db.delete(q);
  });
  const add = async (question: string, position = 0) =>
    (await execute(addQuestion, await asAdmin(), { question, position, reason })).output.question_id;
  const retire = async (question_id: number, is_retired = true) =>
    execute(retireQuestion, await asAdmin(), { question_id, is_retired, reason });
  const asked = async () => {
    const { items } = (await execute(listInterviewQuestions, await app().context(anonymous), {})).output;
    return items.map(({ question }) => question);
  };
  const answer = async (question_id: number, text: string) =>
    execute(answerInterview, await asFounder(), { answers: [{ question_id, answer: text }] });
  const told = async () => {
    const { output } = await execute(getFounder, await app().context(anonymous), { slug: "ines" });
    return output.interview;
  };

  it("is asked at once, in its place, by the words of now", async () => {
    const last = await add("What next?", 2);
    await add("Why?", 1);
    expect(await asked()).toEqual(["Why?", "What next?"]);
    const to = { question_id: last, question: "And then?", position: 0 };
    await execute(changeQuestion, await asAdmin(), { ...to, reason });
    expect(await asked()).toEqual(["And then?", "Why?"]);
    await undoLast();
    expect(await asked()).toEqual(["Why?", "What next?"]);
    await expect(add("Why?")).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("that is retired is asked no more; the answers it has stay readable, and their writer's to change", async () => {
    const why = await add("Why?");
    const next = await add("What next?", 1);
    await answer(why, "Bees.");
    await retire(why);
    await retire(next);
    expect(await asked()).toEqual([]);
    expect(await told()).toMatchObject([{ question: "Why?", answer: "Bees." }]);
    const editor = (await execute(getInterviewEditor, await asFounder(), {})).output;
    expect(editor.questions.map(({ question }) => question)).toEqual(["Why?"]);
    await answer(why, "Wasps.");
    expect(await told()).toMatchObject([{ answer: "Wasps." }]);
    await expect(answer(next, "More.")).rejects.toMatchObject({ code: "validation_failed" });
    await retire(next, false);
    await answer(next, "More.");
    expect(await asked()).toEqual(["What next?"]);
    await undoLast();
    expect(await asked()).toEqual([]);
  });
});

describe("a story that an admin unpublishes", () => {
  const section = Array.from({ length: 110 }, (_, i) => `word${i}`).join(" ");
  const texts = { title: "How it began", problem: section, how_started: section, what_built: section };
  const isPublic = async () => {
    const seen = execute(getStory, await app().context(anonymous), { slug: listing.slug });
    return seen.then(
      () => true,
      (error) => error.code !== "not_found",
    );
  };
  const mails = async () => {
    const rows = await app().db.select().from(o).where(like(o.key, "story_%")).orderBy(o.id);
    return rows.map(({ data }) => data);
  };
  const takeOff = async () => execute(takeStoryOff, await asAdmin(), { listing_id: listing.id, reason });

  it("is off its page, its owner reads why, and taking that back publishes it again", async () => {
    await app().db.update(schema.listings).set({ plan: "paid" }).where(eq(schema.listings.id, listing.id));
    await execute(setFounderStory, await asFounder(), { listing_id: listing.id, ...texts });
    expect(await isPublic()).toBe(true);
    await takeOff();
    expect(await isPublic()).toBe(false);
    expect(await mails()).toMatchObject([{ to: founder.email, template: "story_unpublished", data: { reason } }]);
    await expect(takeOff()).rejects.toMatchObject({ code: "conflict" });
    await undoLast();
    expect(await isPublic()).toBe(true);
    expect((await mails()).at(-1)).toMatchObject({ template: "story_published_again" });
  });

  it("is left alone by an undo once its author took it down by themselves", async () => {
    await execute(setFounderStory, await asFounder(), { listing_id: listing.id, ...texts });
    await takeOff();
    await execute(setFounderStory, await asFounder(), { listing_id: listing.id, ...texts });
    expect(await isPublic()).toBe(true);
    app().clock.set(new Date(app().now().getTime() + 60_000).toISOString());
    await execute(unpublishStory, await asFounder(), { listing_id: listing.id });
    await expect(undoLast()).rejects.toMatchObject({ code: "conflict" });
    expect(await isPublic()).toBe(false);
  });

  it("is left alone by an undo once its author runs the listing no more", async () => {
    await execute(setFounderStory, await asFounder(), { listing_id: listing.id, ...texts });
    await takeOff();
    const other = await createUser(app().db);
    await app().db.update(schema.listings).set({ ownerId: other.id }).where(eq(schema.listings.id, listing.id));
    await expect(undoLast()).rejects.toMatchObject({ code: "conflict" });
    expect(await isPublic()).toBe(false);
  });
});
