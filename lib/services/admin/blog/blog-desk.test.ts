import { desc, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { getBlogPost } from "@/lib/services/blog/get-blog-post";
import { listBlogPosts } from "@/lib/services/blog/list-blog-posts";
import { listPostPaths } from "@/lib/services/blog/post-paths";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createSite, createUser } from "@/lib/testing/database/factories";
import { until } from "@/lib/testing/steady/until";
import { undoAct } from "../undo/undo-act";
import { changePost } from "./change-post";
import { createPost } from "./create-post";
import { getPostPreview } from "./get-post-preview";
import { publishPost } from "./publish-post";
import { unpublishPost } from "./unpublish-post";

const app = useApp({ operations: [listBlogPosts, getBlogPost], keepsAnswers: true });
const reason = "The calendar of this month";
const SECOND_MS = 1_000;
let admin: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  admin = await createUser(app().db, { isAdmin: true });
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const words = (slug: string) => ({
  ...{ slug, title: "A week of launches", summary: "In short.", author: "The team", tags: ["News"] },
  body: "Fifteen **launches**.",
});
const write = async (slug: string) =>
  (await execute(createPost, await asAdmin(), { ...words(slug), reason })).output.post_id;

/** What visitors, feeds and the sitemap have of the blog. */
async function shown(): Promise<string[]> {
  await memoryOf(app().db).caughtUp();
  const ctx = await app().context();
  const slugs = (await execute(listBlogPosts, ctx, {})).output.items.map(({ slug }) => slug);
  expect(await listPostPaths(ctx)).toEqual(slugs.map((slug) => `/blog/${slug}`));
  return slugs;
}

async function lastAct() {
  const a = schema.auditLog;
  const [row] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
  if (!row) throw new Error("nothing was audited");
  return row;
}

describe("a post of the desk", () => {
  it("has its address alone, even beside one that is written at the same moment", async () => {
    const { db, siteId } = app();
    const { body: bodyMarkdown, ...other } = words("raced");
    const second = await db.transaction(async (tx) => {
      await tx.insert(schema.blogPosts).values({ ...other, bodyMarkdown, siteId });
      const written = Promise.allSettled([write("raced")]);
      const isWaiting = async () => (await db.execute(sql`select from pg_locks where not granted`)).length > 0;
      await until(isWaiting);
      return { written };
    });
    expect(await second.written).toMatchObject([{ reason: { code: "validation_failed" } }]);
  });

  it("is seen by nobody before it is published, then at once, and not once it is taken back", async () => {
    const post_id = await write("first");
    expect(await shown()).not.toContain("first");
    await execute(publishPost, await asAdmin(), { post_id, reason });
    expect(await shown()).toContain("first");
    const { output } = await execute(getBlogPost, await app().context(), { slug: "first" });
    expect(output).toMatchObject({ body_html: "<p>Fifteen <strong>launches</strong>.</p>\n", tags: ["News"] });
    await execute(unpublishPost, await asAdmin(), { post_id, reason });
    expect(await shown()).not.toContain("first");
    await execute(undoAct, await asAdmin(), { act_id: (await lastAct()).id, reason });
    expect(await shown()).toContain("first");
  });

  it("that is scheduled is there from its time on, though the blog was read a moment before", async () => {
    const post_id = await write("later");
    const at = new Date(app().now().getTime() + 60 * SECOND_MS);
    await execute(publishPost, await asAdmin(), { post_id, at: at.toISOString(), reason });
    expect(await lastAct()).toMatchObject({ action: "post.scheduled", reason, actorId: admin.id });
    for (const secondsBefore of [45, 20, 1]) {
      app().clock.set(new Date(at.getTime() - secondsBefore * SECOND_MS).toISOString());
      expect(await shown()).not.toContain("later");
    }
    app().clock.set(at.toISOString());
    expect(await shown()).toContain("later");
  });

  it("is not scheduled for a time that has passed, nor published twice", async () => {
    const post_id = await write("once");
    const at = new Date(app().now().getTime() - SECOND_MS).toISOString();
    const late = execute(publishPost, await asAdmin(), { post_id, at, reason });
    await expect(late).rejects.toMatchObject({ code: "validation_failed" });
    const publish = async () => execute(publishPost, await asAdmin(), { post_id, reason });
    await publish();
    await expect(publish()).rejects.toMatchObject({ code: "conflict" });
  });

  it("has an address of its own, and is as before once an edit is taken back", async () => {
    const post_id = await write("own");
    await expect(write("own")).rejects.toMatchObject({ extras: { errors: [{ pointer: "/slug" }] } });
    const to = { ...words("own"), title: "Another title" };
    await execute(changePost, await asAdmin(), { post_id, ...to, reason });
    const title = async () => (await app().db.select().from(schema.blogPosts)).find(({ id }) => id === post_id)?.title;
    expect(await title()).toBe("Another title");
    await execute(undoAct, await asAdmin(), { act_id: (await lastAct()).id, reason });
    expect(await title()).toBe("A week of launches");
  });

  it("keeps its address while it is out, and may have another before", async () => {
    const post_id = await write("before");
    const move = async (slug: string) => execute(changePost, await asAdmin(), { post_id, ...words(slug), reason });
    await move("after");
    await execute(publishPost, await asAdmin(), { post_id, reason });
    await expect(move("elsewhere")).rejects.toMatchObject({ extras: { errors: [{ pointer: "/slug" }] } });
    await move("after");
    expect(await shown()).toContain("after");
  });

  it("is previewed as its page will show it, as a draft and scheduled, by admins of the site alone", async () => {
    const post_id = await write("previewed");
    const preview = async () => (await execute(getPostPreview, await asAdmin(), { post_id })).output;
    const draft = await preview();
    expect(draft.seen_from).toBeNull();
    const at = new Date(app().now().getTime() + 60 * SECOND_MS).toISOString();
    await execute(publishPost, await asAdmin(), { post_id, at, reason });
    expect(await preview()).toMatchObject({ seen_from: at, post: { published_at: at } });
    expect(await shown()).not.toContain("previewed");
    app().clock.set(at);
    const { output } = await execute(getBlogPost, await app().context(), { slug: "previewed" });
    expect((await preview()).post).toEqual(output);
    expect(draft.post).toEqual({ ...output, published_at: draft.post.published_at });
    const visitor = execute(getPostPreview, await app().context(), { post_id });
    await expect(visitor).rejects.toMatchObject({ code: "unauthenticated" });
    const { id: siteId } = await createSite(app().db, { host: "elsewhere.example" });
    await app().db.update(schema.blogPosts).set({ siteId });
    await expect(preview()).rejects.toMatchObject({ code: "not_found" });
  });
});
