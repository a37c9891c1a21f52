import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { useApp } from "@/lib/testing/api/app";
import { createSite } from "@/lib/testing/database/factories";
import { bodyHtml } from "./body-html";
import { getBlogPost } from "./get-blog-post";
import { listBlogPosts } from "./list-blog-posts";

const app = useApp({ operations: [listBlogPosts, getBlogPost], keepsAnswers: true });
const slugsOf = async (input: { q?: string; per_page?: number } = {}) =>
  (await execute(listBlogPosts, await app().context(), input)).output.items.map(({ slug }) => slug);
const get = async (slug: string) => (await execute(getBlogPost, await app().context(), { slug })).output;

const add = (slug: string, values: Partial<typeof schema.blogPosts.$inferInsert> = {}) =>
  app()
    .db.insert(schema.blogPosts)
    .values({
      ...{ siteId: app().siteId, slug, title: slug, summary: "In short.", author: "The team", bodyMarkdown: "Text." },
      publishedAt: new Date("2026-11-01T09:00:00Z"),
      ...values,
    });

beforeAll(async () => {
  await add("older", { bodyMarkdown: "About **lighthouses**.", tags: ["Harbours"], coverUrl: "/files/cover.webp" });
  await add("newer", { title: "Lighthouses at night", publishedAt: new Date("2026-11-10T09:00:00Z") });
  await add("tomorrow", { publishedAt: new Date("2026-11-19T09:00:00Z") });
  await add("draft", { publishedAt: null });
  const { id: siteId } = await createSite(app().db, { host: "elsewhere.example" });
  await add("foreign", { siteId });
});

describe("list_blog_posts", () => {
  it("shows this site's published posts, newest first", async () => {
    expect(await slugsOf()).toEqual(["newer", "older"]);
  });

  it.each([
    ["lighthouse", ["newer", "older"]],
    ["harbours lighthouse", ["older"]],
    ["nothing", []],
  ])("finds posts that hold all words of %j", async (q, slugs) => {
    expect(await slugsOf({ q })).toEqual(slugs);
  });

  it("shows a post as soon as it is published", async () => {
    await add("late", { publishedAt: new Date("2026-10-01T09:00:00Z") });
    await memoryOf(app().db).caughtUp();
    expect(await slugsOf()).toEqual(["newer", "older", "late"]);
  });
});

describe("get_blog_post", () => {
  it("gives the text as Markdown and as HTML", async () => {
    expect(await get("older")).toMatchObject({
      title: "older",
      author: "The team",
      tags: ["Harbours"],
      cover_url: "http://127.0.0.1:3000/files/cover.webp",
      page_url: "http://127.0.0.1:3000/blog/older",
      body_markdown: "About **lighthouses**.",
      body_html: "<p>About <strong>lighthouses</strong>.</p>\n",
    });
  });

  it.each(["tomorrow", "draft", "foreign", "never-was"])("knows no %s", async (slug) => {
    await expect(get(slug)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a post's HTML", () => {
  it.each([
    ["<script>alert(1)</script>Text", "Text"],
    ["[x](javascript:alert(1))", "<p><a>x</a></p>\n"],
    ["[x](//evil.example)", "<p><a>x</a></p>\n"],
    ['<a href="https://a.example" onclick="x()">x</a>', '<p><a href="https://a.example">x</a></p>\n'],
    ["![x](https://tracker.example/p.gif)", "<p></p>\n"],
    ['<p style="position:fixed">x</p><iframe src="https://a.example"></iframe>', "<p>x</p>"],
    ['<svg onload="x()"><b>b</b></svg>', "<p>b</p>\n"],
  ])("makes nothing dangerous of %s", (markdown, html) => {
    expect(bodyHtml(markdown)).toBe(html);
  });

  it("keeps headings below the page's own, tables, code, and our stored pictures", () => {
    const picture = `/files/${"a".repeat(64)}.webp`;
    const html = bodyHtml(`# One\n\n## Two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n\`x < y\`\n\n![A dock](${picture})`);
    expect(html).toContain("<h2>One</h2>\n<h2>Two</h2>");
    expect(html).toContain("<td>2</td>");
    expect(html).toContain("<code>x &lt; y</code>");
    expect(html).toContain(`<img src="${picture}" alt="A dock" />`);
  });
});
