import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { LISTING_STATUSES, PLANS } from "@/lib/core/statuses";
import { userEmailCell } from "../../desk/beside";
import { holds, holdsAnyCase, isNumber, NOT_SHORT, URL_STARTS } from "../../desk/holds";
import { defineScreen } from "../../desk/screen";
import { planLines } from "../../listings/plan-lines";
import { listingActions } from "./listing-actions";

const l = schema.listings;

const choices = (words: readonly string[], column: typeof l.status | typeof l.plan) =>
  Object.fromEntries(
    words.map((word) => [
      word,
      { label: `${word[0]?.toUpperCase()}${word.slice(1).replaceAll("_", " ")}`, where: sql`${column} = ${word}` },
    ]),
  );
const picture = (field: string, label: string) =>
  sql`case when ${l.content} -> 'fields' -> ${field}::text ->> 'value' is not null then ${label}::text end`;

/** The home pages of a host. */
const homesOf = (host: string) =>
  URL_STARTS.flatMap((start) => ["", "/"].map((end) => sql`lower(${start + host + end})`));

export const listings = defineScreen({
  source: "table",
  key: "listings",
  group: "Listings",
  title: "Listings",
  about: "Every listing of this site, public or not.",
  empty: "There are no such listings.",
  audited: "listing",
  name: "name",
  from: sql`${l}`,
  id: l.id,
  within: ({ site }) => sql`${l.siteId} = ${site.id}`,
  columns: {
    name: { label: "Name", kind: "text", value: l.name },
    status: {
      label: "Status",
      kind: "state",
      value: l.status,
      tones: { live: "ok", scheduled: "ok", awaiting_badge: "warn", paused: "warn", rejected: "bad", removed: "bad" },
    },
    plan: { label: "Plan", kind: "text", value: l.plan },
    week: { label: "Launch week", kind: "code", value: l.launchWeek },
    owner: { label: "Owner", kind: "text", ...userEmailCell(l.ownerId) },
    votes: {
      label: "Votes",
      kind: "number",
      value: sql`(select s.votes from listing_stats s where s.listing_id = ${l.id})`,
      sorts: { by: sql`beside.votes`, join: sql`left join listing_stats beside on beside.listing_id = ${l.id}` },
    },
    // they are numbered as they are saved, and that has an index
    created_at: { label: "Saved", kind: "instant", value: l.createdAt, sorts: { by: l.id } },
    number: { label: "Listing", kind: "code", value: l.id, isHidden: true },
    slug: { label: "Page", kind: "link", value: sql`'/listings/' || ${l.slug}`, isHidden: true },
    url: { label: "Website", kind: "link", value: l.url, isHidden: true },
    headline: { label: "Headline", kind: "text", value: l.headline, isHidden: true },
    summary: { label: "Summary", kind: "text", value: l.summary, isHidden: true },
    categories: {
      label: "Categories",
      kind: "text",
      value: sql`array_to_string(${l.categoryNames}, ', ')`,
      isHidden: true,
    },
    platforms: { label: "Platforms", kind: "text", value: sql`array_to_string(${l.platforms}, ', ')`, isHidden: true },
    plans: {
      label: "Plans",
      kind: "text",
      value: planLines(sql`(${l.content} -> 'fields' -> 'pricing_plans' -> 'value')`),
      isHidden: true,
      isWide: true,
    },
    founders: {
      label: "Founders",
      kind: "text",
      value: sql`(select string_agg(f ->> 'name', ', ') from jsonb_array_elements(coalesce(${l.content} -> 'founders', '[]')) f)`,
      isHidden: true,
    },
    pictures: {
      label: "Pictures",
      kind: "text",
      value: sql`nullif(concat_ws(', ', ${picture("logo_url", "logo")}, ${picture("screenshot_url", "screenshot")}), '')`,
      isHidden: true,
    },
    badge: { label: "Badge", kind: "text", value: l.badgeResult, isHidden: true },
    free_moves: { label: "Moved on", kind: "number", value: l.freeMoves, isHidden: true },
    launched_at: { label: "Public since", kind: "instant", value: l.launchedAt, isHidden: true },
    updated_at: { label: "Changed", kind: "instant", value: l.updatedAt, isHidden: true },
    version: { label: "Version", kind: "number", value: l.version, isHidden: true },
  },
  search: {
    label: "name, page or website",
    short: "name or page",
    where: (words) =>
      sql`${holdsAnyCase(l.name, words)} or ${holds(l.slug, words)} or ${holdsAnyCase(l.url, words, NOT_SHORT)}`,
  },
  palette: {
    exact: (words) => sql`${isNumber(l.id, words)} or ${l.slug} = lower(${words}) or lower(${l.name}) = lower(${words})
      or lower(${l.url}) in (${sql.join(homesOf(words), sql`, `)})`,
    hints: ["status", "url"],
  },
  filters: {
    status: { label: "Status", choices: choices(LISTING_STATUSES, l.status) },
    plan: { label: "Plan", choices: choices(PLANS, l.plan) },
    owned: {
      label: "Owner",
      choices: {
        yes: { label: "Has one", where: sql`${l.ownerId} is not null` },
        no: { label: "Has none", where: sql`${l.ownerId} is null` },
      },
    },
  },
  order: { by: "number", descending: true },
  actions: listingActions,
});
