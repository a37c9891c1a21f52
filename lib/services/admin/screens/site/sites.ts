import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REASON } from "../../desk/reason";
import { defineScreen, type Field } from "../../desk/screen";
import { changeSite } from "../../sites/change-site";
import { openSite } from "../../sites/open-site";

const t = schema.sites;

const BRAND: readonly Field[] = [
  { name: "name", label: "Name", kind: "line", from: "name" },
  { name: "tagline", label: "Tagline", kind: "line", hint: "One sentence for the home page.", from: "tagline" },
  {
    name: "mark_colour",
    label: "Colour",
    kind: "line",
    isOptional: true,
    hint: "Such as #2a6f4e. Pages make it as light or dark as text on it needs.",
    from: "mark_colour",
  },
  {
    name: "mail_from",
    label: "Sender of mails",
    kind: "line",
    isOptional: true,
    hint: "Such as Fernwood <hello@fernwood.example>. Your mail server has to be allowed to send for that domain.",
    from: "mail_from",
  },
];
const HOST: Field = {
  name: "host",
  label: "Host",
  kind: "line",
  hint: "Such as fernwood.example. Its DNS and the proxy in front have to lead here.",
  from: "host",
};

export const sites = defineScreen({
  source: "table",
  key: "sites",
  group: "Site",
  title: "Sites",
  about: "The sites of this network: each a directory on a host of its own, with users and companies shared by all.",
  empty: "There is no site.",
  audited: "site",
  name: "name",
  from: sql`${t}`,
  id: t.id,
  columns: {
    name: { label: "Name", kind: "text", value: t.name },
    host: { label: "Host", kind: "code", value: t.host },
    key: { label: "Key", kind: "code", value: t.key },
    is_default: { label: "Default", kind: "boolean", value: t.isDefault },
    live: {
      label: "Live listings",
      kind: "number",
      value: sql`(select count(*) from (select 1 from listings l where l.site_id = ${t.id} and l.status = 'live' limit 10000) n)`,
    },
    categories: {
      label: "Categories",
      kind: "number",
      value: sql`(select count(*) from categories c where c.site_id = ${t.id})`,
    },
    tagline: { label: "Tagline", kind: "text", value: t.tagline, isHidden: true },
    mark_colour: { label: "Colour", kind: "code", value: t.markColour, isHidden: true },
    mail_from: { label: "Sender of mails", kind: "text", value: t.mailFrom, isHidden: true },
    created_at: { label: "Opened", kind: "instant", value: t.createdAt, isHidden: true },
  },
  search: {
    label: "name or host",
    where: (words) =>
      sql`position(lower(${words}) in lower(${t.name})) > 0 or position(lower(${words}) in coalesce(${t.host}, '')) > 0`,
  },
  order: { by: "name" },
  makes: [
    {
      key: "open",
      label: "Open a site",
      operation: openSite,
      consequence: "It answers on its host at once, as an empty directory that takes products into its launch weeks.",
      fields: [
        { name: "key", label: "Key", kind: "line", hint: "Its name in the API, such as fernwood. It stays." },
        HOST,
        ...BRAND,
        {
          name: "categories",
          label: "Categories",
          kind: "choice",
          choices: [
            { value: "same", label: "The same as of this site" },
            { value: "none", label: "None yet" },
          ],
        },
        REASON,
      ],
    },
  ],
  actions: [
    {
      key: "change",
      label: "Change",
      operation: changeSite,
      target: { name: "site_id", kind: "number" },
      consequence:
        "Every page and mail of the site has it at once. Links to a former host lead to the default site, which takes no host itself: BASE_URL says where it answers.",
      fields: [{ ...HOST, isOptional: true }, ...BRAND, REASON],
    },
  ],
});
