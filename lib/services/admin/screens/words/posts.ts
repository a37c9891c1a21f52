import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { changePost } from "../../blog/change-post";
import { createPost } from "../../blog/create-post";
import { publishPost } from "../../blog/publish-post";
import { unpublishPost } from "../../blog/unpublish-post";
import { REASON } from "../../desk/reason";
import { defineScreen, type Field } from "../../desk/screen";

const t = schema.blogPosts;
const TARGET = { name: "post_id", kind: "number" } as const;
const isOut = ({ now }: { now: Date }) => sql`${t.publishedAt} <= ${now.toISOString()}::timestamptz`;
const isComing = ({ now }: { now: Date }) => sql`${t.publishedAt} > ${now.toISOString()}::timestamptz`;
const state = (cells: Readonly<Record<string, unknown>>) => cells.published_at !== null;

const WORDS: readonly Field[] = [
  { name: "title", label: "Title", kind: "line", from: "title" },
  {
    name: "slug",
    label: "Address",
    kind: "line",
    hint: "What stands after /blog/, such as a-week-of-launches. It stays while the post is out, so that links to it work.",
    from: "slug",
  },
  { name: "summary", label: "Summary", kind: "line", hint: "For lists, feeds and search engines.", from: "summary" },
  { name: "author", label: "Author", kind: "line", from: "author" },
  { name: "tags", label: "Tags", kind: "words", isOptional: true, from: "tags" },
  {
    name: "body",
    label: "Text",
    kind: "markdown",
    hint: "Markdown. Headings begin at ##.",
    from: "body",
  },
  REASON,
];

export const posts = defineScreen({
  source: "table",
  key: "posts",
  group: "Words",
  title: "Blog posts",
  about: "What this site writes itself. A post is seen from its time on, in the blog, its feed and the sitemap.",
  empty: "There are no such posts.",
  audited: "post",
  name: "title",
  from: sql`${t}`,
  id: t.id,
  within: ({ site }) => sql`${t.siteId} = ${site.id}`,
  columns: {
    title: { label: "Title", kind: "text", value: t.title },
    author: { label: "Author", kind: "text", value: t.author },
    published_at: { label: "Seen from", kind: "instant", value: t.publishedAt },
    updated_at: { label: "Changed", kind: "instant", value: t.updatedAt },
    preview: {
      label: "Preview",
      kind: "link",
      value: sql`'/admin/posts/' || ${t.id} || '/preview'`,
      isHidden: true,
    },
    slug: { label: "Address", kind: "code", value: t.slug, isHidden: true },
    summary: { label: "Summary", kind: "text", value: t.summary, isHidden: true },
    tags: { label: "Tags", kind: "text", value: sql`array_to_string(${t.tags}, ', ')`, isHidden: true },
    body: { label: "Text", kind: "text", value: t.bodyMarkdown, isHidden: true, isWide: true },
  },
  search: {
    label: "title or address",
    where: (words) =>
      sql`position(lower(${words}) in lower(${t.title})) > 0 or position(lower(${words}) in ${t.slug}) > 0`,
  },
  filters: {
    state: {
      label: "State",
      choices: {
        published: { label: "Published", where: isOut },
        scheduled: { label: "Scheduled", where: isComing },
        draft: { label: "Not published", where: sql`${t.publishedAt} is null` },
      },
    },
  },
  order: { by: "updated_at", descending: true },
  makes: [
    {
      key: "write",
      label: "Write a post",
      operation: createPost,
      consequence: "It is kept as a draft: nobody sees it before you publish it.",
      fields: WORDS,
    },
  ],
  actions: [
    {
      key: "change",
      label: "Edit",
      operation: changePost,
      target: TARGET,
      consequence: "Where the post is out, visitors read this at once.",
      fields: WORDS,
    },
    {
      key: "publish",
      label: "Publish now",
      operation: publishPost,
      target: TARGET,
      consequence: "It is in the blog, its feed and the sitemap at once.",
      fields: [REASON],
      isOffered: (cells) => !state(cells),
    },
    {
      key: "schedule",
      label: "Schedule",
      operation: publishPost,
      target: TARGET,
      consequence: "It is in the blog, its feed and the sitemap from this time on.",
      fields: [{ name: "at", label: "From (UTC)", kind: "instant", from: "published_at" }, REASON],
      isOffered: (cells) => !state(cells),
    },
    {
      key: "unpublish",
      label: "Take back",
      operation: unpublishPost,
      target: TARGET,
      consequence: "Nobody sees it, or will at its time, until you publish it again. Its words stay.",
      isDanger: true,
      fields: [REASON],
      isOffered: state,
    },
  ],
});
