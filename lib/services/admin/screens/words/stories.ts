import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { isOfListing, isOfUser, userEmailCell } from "../../desk/beside";
import { holdsAnyCase } from "../../desk/holds";
import { TOLD_REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { takeStoryOff } from "../../words/take-story-off";

const { stories: s, listings: l } = schema;
const state = sql`case when ${s.status} = 'published' then 'published'
  when ${s.withheldAt} is not null then 'unpublished' else 'draft' end`;

export const stories = defineScreen({
  source: "table",
  key: "stories",
  group: "Words",
  title: "Stories",
  about:
    "How products came about, in their founders’ own words. A draft lacks what the site asks for; an unpublished one was taken off its page.",
  empty: "There are no such stories.",
  name: "title",
  from: sql`${s} join ${l} on ${l.id} = ${s.listingId}`,
  id: s.listingId,
  within: ({ site }) => sql`${l.siteId} = ${site.id}`,
  columns: {
    title: { label: "Title", kind: "text", value: sql`coalesce(${s.title}, ${l.name})` },
    listing: { label: "Listing", kind: "text", value: l.name },
    state: {
      label: "State",
      kind: "state",
      value: state,
      tones: { published: "ok", unpublished: "warn", draft: "plain" },
    },
    writer: { label: "Written by", kind: "text", ...userEmailCell(s.userId) },
    published_at: { label: "First published", kind: "instant", value: s.publishedAt },
    updated_at: { label: "Changed", kind: "instant", value: s.updatedAt },
    withheld_at: { label: "Unpublished", kind: "instant", value: s.withheldAt, isHidden: true },
    text: {
      label: "Text",
      kind: "text",
      value: sql`(select string_agg(text, E'\\n\\n') from jsonb_each_text(${s.sections}) as told(name, text))`,
      isHidden: true,
      isWide: true,
    },
    page: { label: "Page", kind: "link", value: sql`'/stories/' || ${l.slug}`, isHidden: true },
  },
  search: {
    label: "title, listing or writer",
    short: "title, listing or writer",
    where: (words) =>
      sql`${holdsAnyCase(s.title, words)} or ${isOfListing(s.listingId, words)} or ${isOfUser(s.userId, words)}`,
  },
  filters: {
    state: {
      label: "State",
      choices: {
        published: { label: "Published", where: sql`${s.status} = 'published'` },
        unpublished: { label: "Unpublished", where: sql`${s.status} <> 'published' and ${s.withheldAt} is not null` },
        draft: { label: "Draft", where: sql`${s.status} <> 'published' and ${s.withheldAt} is null` },
      },
    },
  },
  order: { by: "updated_at", descending: true },
  actions: [
    {
      key: "unpublish",
      label: "Unpublish",
      operation: takeStoryOff,
      target: { name: "listing_id", kind: "number" },
      consequence:
        "Its page is gone at once; its texts stay with the listing. The owner is told why, and can change and publish it again.",
      isDanger: true,
      fields: [TOLD_REASON],
      isOffered: ({ state: stands }) => stands === "published",
    },
  ],
});
