import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { pageHost } from "@/db/page-host";
import { defineScreen } from "../../desk/screen";

const { draftPages: p, drafts: d } = schema;
/** More drafts than these are no answer to a search. */
const DRAFTS_SEARCHED = 200;

/** What is typed of a website: the host of its pages, and how the addresses of its drafts begin. */
function websiteOf(words: string): { host: string; start: string } {
  const [host = "", ...path] = words
    .replace(/^[a-z]+:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/\/+$/, "")
    .split("/");
  const typed = [host.toLowerCase(), ...path].join("/");
  return { host: host.toLowerCase(), start: `https://${typed.replace(/[\\%_]/g, "\\$&")}%` };
}

export const pagesRead = defineScreen({
  source: "table",
  key: "pages-read",
  group: "Listings",
  title: "Pages read",
  about:
    "What our crawler asked websites for, when, and what it got. Kept as long as the draft that the page was read for.",
  empty: "No page was read like that.",
  name: "url",
  from: sql`${p} join ${d} on ${d.id} = ${p.draftId}`,
  id: p.id,
  within: ({ site }) => sql`${d.siteId} = ${site.id}`,
  columns: {
    url: { label: "Page", kind: "link", value: p.url },
    fetched_at: { label: "Read", kind: "instant", value: p.fetchedAt },
    status: { label: "Status", kind: "code", value: p.status },
    bytes: { label: "Bytes", kind: "number", value: p.bytes },
    skipped: { label: "Why not", kind: "text", value: p.reasonSkipped },
    draft: { label: "Draft", kind: "link", value: sql`'/admin/drafts/' || ${p.draftId}` },
    subject: { label: "Of", kind: "text", value: p.subject, isHidden: true },
    title: { label: "Title", kind: "text", value: p.title, isHidden: true },
  },
  search: {
    label: "start of a website, or draft",
    where: (words, { site }) => {
      const { host, start } = websiteOf(words);
      return sql`${pageHost(p.url)} = ${host} or ${p.draftId} = ${words} or ${p.draftId} = any(array(
        select id from drafts where site_id = ${site.id} and normalized_url like ${start} limit ${DRAFTS_SEARCHED}))`;
    },
  },
  filters: {
    kept: {
      label: "Outcome",
      choices: {
        read: { label: "Read", where: sql`${p.reasonSkipped} is null` },
        skipped: { label: "Not read", where: sql`${p.reasonSkipped} is not null` },
      },
    },
  },
  order: { by: "fetched_at", descending: true },
});
