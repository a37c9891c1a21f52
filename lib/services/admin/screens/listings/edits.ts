import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { holds, holdsAnyCase } from "../../desk/holds";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { revertEdit } from "../../listings/revert-edit";

const { listingVersions: v, listings: l } = schema;
const actorKind = sql`${v.actor} ->> 'type'`;
const email = sql`(select u.email from users u where u.id = ${v.actor} ->> 'id')`;

export const edits = defineScreen({
  source: "table",
  key: "edits",
  group: "Listings",
  title: "Edits",
  about: "What was edited in listings, by whom, with each value before and after.",
  empty: "There are no such edits.",
  name: "listing",
  from: sql`${v} join ${l} on ${l.id} = ${v.listingId}`,
  id: sql`${v.listingId} || ':' || ${v.version}`,
  idColumns: [v.listingId, v.version],
  within: ({ site }) => sql`${l.siteId} = ${site.id}`,
  columns: {
    listing: { label: "Listing", kind: "text", value: l.name },
    fields: {
      label: "Changed",
      kind: "text",
      unsorted: "Names of several fields",
      value: sql`(select string_agg(replace(replace(part, 'fields.', ''), '_', ' '), ', ') from jsonb_object_keys(${v.diff}) part)`,
    },
    by: {
      label: "By",
      kind: "text",
      value: sql`coalesce(${email}, ${v.actor} ->> 'name', 'the site')`,
      sorts: {
        by: sql`coalesce(beside.email, ${v.actor} ->> 'name', 'the site')`,
        join: sql`left join users beside on beside.id = ${v.actor} ->> 'id'`,
      },
    },
    through: { label: "Through", kind: "code", value: actorKind },
    at: { label: "When", kind: "instant", value: v.createdAt },
    version: { label: "Version", kind: "number", value: v.version, isHidden: true },
    changes: { label: "Before and after", kind: "changes", value: v.diff, isHidden: true },
    slug: { label: "Page", kind: "link", value: sql`'/listings/' || ${l.slug}`, isHidden: true },
  },
  search: {
    label: "listing or page",
    short: "listing or page",
    where: (words) => sql`${holdsAnyCase(l.name, words)} or ${holds(l.slug, words)}`,
  },
  filters: {
    through: {
      label: "Through",
      choices: {
        web: { label: "The website", where: sql`${actorKind} = 'web'` },
        programs: { label: "API, MCP and apps", where: sql`${actorKind} in ('api_key', 'mcp', 'oauth')` },
        admins: { label: "Admins", where: sql`${actorKind} = 'admin'` },
      },
    },
  },
  order: { by: "at", descending: true },
  actions: [
    {
      key: "revert",
      label: "Revert",
      operation: revertEdit,
      target: { name: "edit", kind: "text" },
      consequence:
        "Each value is as before this edit, as a new version by an admin. What was changed again since stays.",
      fields: [REASON],
    },
  ],
});
