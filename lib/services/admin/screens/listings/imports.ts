import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { discardImport } from "../../imports/discard-import";
import { importProducts } from "../../imports/import-products";
import { publishImport } from "../../imports/publish-import";
import { readImportAgain } from "../../imports/read-import-again";

const { importedProducts: t, drafts: d } = schema;
const TARGET = { name: "import_id", kind: "number" } as const;

const state = sql`case when ${t.status} <> 'begun' then ${t.status} when ${d.status} in ('crawling', 'drafting') then 'being read'
  else ${d.status} end`;
const field = (name: string) => sql`${d.content} -> 'fields' -> ${name} ->> 'value'`;
const isFound = sql`f.value ->> 'value' is not null`;
const fields = (where: typeof isFound) => sql`(
  select string_agg(replace(f.key, '_', ' '), ', ' order by f.key) from jsonb_each(${d.content} -> 'fields') f where ${where})`;
const questions = sql`jsonb_array_length(coalesce(${d.content} -> 'faqs', '[]'))`;
/** All that publishing shows to visitors, which is more than the columns of texts do; founders are left out of it. */
const becomesPublic = sql`concat_ws('; ', ${fields(isFound)},
  case when ${questions} > 0 then 'questions and answers: ' || ${questions} end,
  (select 'profiles elsewhere: ' || string_agg(s.key, ', ' order by s.key) from jsonb_each(${d.content} -> 'companySocials') s
    where s.value ->> 'value' is not null))`;

export const imports = defineScreen({
  source: "table",
  key: "imports",
  group: "Listings",
  title: "Imports",
  about:
    "Products of files, each drafted from its own website at a slow pace, for you to publish or discard. Nobody owns what is published: its page says how to claim it.",
  empty: "There are no such imports.",
  name: "name",
  from: sql`${t} left join ${d} on ${d.id} = ${t.draftId}`,
  id: t.id,
  within: ({ site }) => sql`${t.siteId} = ${site.id}`,
  columns: {
    name: { label: "Name", kind: "text", value: sql`coalesce(${field("name")}, ${t.name})` },
    state: {
      label: "State",
      kind: "state",
      value: state,
      tones: {
        ready: "warn",
        failed: "bad",
        published: "ok",
        "being read": "note",
        waiting: "plain",
        discarded: "plain",
      },
    },
    headline: { label: "Headline", kind: "text", value: field("headline") },
    found: {
      label: "Found",
      kind: "number",
      value: sql`(select count(*) from jsonb_each(${d.content} -> 'fields') f where ${isFound})`,
    },
    blank: { label: "Blank", kind: "text", value: fields(sql`not (${isFound})`), isHidden: true },
    url: { label: "Website", kind: "link", value: t.url },
    problem: { label: "Problem", kind: "text", value: sql`${d.error} ->> 'message'` },
    number: { label: "Import", kind: "code", value: t.id, isHidden: true },
    file_name: { label: "Name in the file", kind: "text", value: t.name, isHidden: true },
    summary: { label: "Summary", kind: "text", value: field("summary"), isHidden: true, isWide: true },
    description: { label: "Description", kind: "text", value: field("description"), isHidden: true, isWide: true },
    contact_email: { label: "Contact email", kind: "text", value: field("contact_email"), isHidden: true },
    categories: { label: "Categories", kind: "text", value: field("categories"), isHidden: true },
    pricing: { label: "Pricing", kind: "text", value: field("pricing_model"), isHidden: true },
    public: { label: "Becomes public", kind: "text", value: becomesPublic, isHidden: true, isWide: true },
    drafted_by: { label: "Drafted by", kind: "text", value: d.draftedBy, isHidden: true },
    page: {
      label: "Page",
      kind: "link",
      value: sql`(select '/listings/' || l.slug from listings l where l.id = ${t.listingId})`,
      isHidden: true,
    },
    created_at: { label: "Imported", kind: "instant", value: t.createdAt, isHidden: true },
    settled_at: { label: "Published or discarded", kind: "instant", value: t.settledAt, isHidden: true },
  },
  search: {
    label: "name or website",
    where: (words) => sql`position(lower(${words}) in lower(${t.name} || ' ' || ${t.url})) > 0`,
  },
  filters: {
    state: {
      label: "State",
      choices: {
        ready: { label: "To review", where: sql`${t.status} = 'begun' and ${d.status} = 'ready'` },
        failed: { label: "Failed", where: sql`${t.status} = 'begun' and ${d.status} = 'failed'` },
        reading: { label: "Being read", where: sql`${t.status} = 'begun' and ${d.status} in ('crawling', 'drafting')` },
        waiting: { label: "Waiting", where: sql`${t.status} = 'waiting'` },
        published: { label: "Published", where: sql`${t.status} = 'published'` },
        discarded: { label: "Discarded", where: sql`${t.status} = 'discarded'` },
      },
    },
  },
  order: { by: "number", descending: true },
  waiting: {
    label: "Imports to review",
    where: sql`${t.status} = 'begun' and ${d.status} in ('ready', 'failed')`,
    since: "created_at",
  },
  makes: [
    {
      key: "import",
      label: "Import products",
      operation: importProducts,
      hasDryRun: true,
      consequence:
        "Each product’s own website is read and drafted, a few at a time; drafts of people go first. Nothing is published before you review it. Rows that cannot be taken are left out.",
      fields: [
        {
          name: "file",
          label: "File",
          kind: "file",
          hint: "CSV or JSON with name and url, and categories if you like, separated by commas. Up to 2,000 rows.",
        },
        REASON,
      ],
    },
  ],
  actions: [
    {
      key: "publish",
      label: "Publish",
      operation: publishImport,
      isForMany: true,
      target: TARGET,
      consequence:
        "It is listed at once, in no launch week and without an owner. What its record lists under “Becomes public” is shown to visitors; founders are left out. Whoever has its website can claim it.",
      fields: [REASON],
      isOffered: ({ state }) => state === "ready",
    },
    {
      key: "read_again",
      label: "Read again",
      operation: readImportAgain,
      isForMany: true,
      target: TARGET,
      consequence: "Its website is read anew, and what was found is replaced.",
      fields: [REASON],
      isOffered: ({ state }) => state === "ready" || state === "failed",
    },
    {
      key: "discard",
      label: "Discard",
      operation: discardImport,
      isForMany: true,
      target: TARGET,
      consequence: "Its draft is deleted. The product can be imported again.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ state }) => state !== "published" && state !== "discarded",
    },
  ],
});
