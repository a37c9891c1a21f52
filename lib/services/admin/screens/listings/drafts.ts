import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { isOfUser, userEmailCell } from "../../desk/beside";
import { holdsAnyCase, URL_STARTS } from "../../desk/holds";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { startDraftAgain } from "../../drafts/start-draft-again";

const d = schema.drafts;
const isFresh = ({ now }: { now: Date }) =>
  sql`${d.status} = 'failed' and ${d.updatedAt} > ${now.toISOString()}::timestamptz - interval '14 days'`;

export const drafts = defineScreen({
  source: "table",
  key: "drafts",
  group: "Listings",
  title: "Drafts",
  about: "Websites that were read for a listing, with what went wrong where one could not be.",
  empty: "There are no such drafts.",
  name: "url",
  from: sql`${d}`,
  id: d.id,
  within: ({ site }) => sql`${d.siteId} = ${site.id} and ${d.userId} is not null`,
  columns: {
    url: { label: "Website", kind: "text", value: d.url },
    user: { label: "User", kind: "text", ...userEmailCell(d.userId) },
    state: {
      label: "State",
      kind: "state",
      value: d.status,
      tones: { failed: "bad", ready: "ok", submitted: "ok", crawling: "note", drafting: "note" },
    },
    problem: { label: "Problem", kind: "text", value: sql`${d.error} ->> 'message'` },
    code: { label: "Code", kind: "code", value: sql`${d.error} ->> 'code'`, isHidden: true },
    pages: {
      label: "Pages read",
      kind: "number",
      value: sql`(select count(*) from draft_pages p where p.draft_id = ${d.id} and p.reason_skipped is null)`,
      isHidden: true,
    },
    looked_at: {
      label: "Each page",
      kind: "text",
      value: sql`(select string_agg(concat_ws(' ', coalesce(p.status::text, 'no answer'), p.url,
        case when p.reason_skipped is not null then '(not read: ' || p.reason_skipped || ')' end), E'\\n' order by p.subject desc, p.position)
        from draft_pages p where p.draft_id = ${d.id})`,
      isHidden: true,
      isWide: true,
    },
    drafted_by: { label: "Drafted by", kind: "text", value: d.draftedBy, isHidden: true },
    created_at: { label: "Begun", kind: "instant", value: d.createdAt },
    updated_at: { label: "Changed", kind: "instant", value: d.updatedAt },
  },
  search: {
    label: "website or email",
    short: "website or email",
    where: (words) => sql`${holdsAnyCase(d.url, words, URL_STARTS)} or ${isOfUser(d.userId, words)}`,
  },
  filters: {
    state: {
      label: "State",
      choices: {
        failed: { label: "Failed", where: sql`${d.status} = 'failed'` },
        building: { label: "Being read", where: sql`${d.status} in ('crawling', 'drafting')` },
        ready: { label: "Ready", where: sql`${d.status} = 'ready'` },
        submitted: { label: "Submitted", where: sql`${d.status} = 'submitted'` },
      },
    },
  },
  order: { by: "updated_at", descending: true },
  actions: [
    {
      key: "start_again",
      label: "Start again",
      operation: startDraftAgain,
      target: { name: "id", kind: "text" },
      consequence: "The website is read anew. What its user saved stays; they see the draft being read.",
      fields: [REASON],
      isOffered: ({ state }) => state !== "submitted",
    },
  ],
  waiting: { label: "Failed drafts of two weeks", where: isFresh, since: "updated_at" },
});
