import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { listingNameCell, listingPage } from "../../desk/beside";
import { holds, NOT_SHORT } from "../../desk/holds";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { importRatings } from "../../ratings/import-ratings";
import { setRating } from "../../ratings/set-rating";

const s = schema.listingStats;
const domain = sql`(select c.domain from listings l join companies c on c.id = l.company_id where l.id = ${s.listingId})`;
const latest = (column: "day" | "source") => sql`(
  select r.${sql.identifier(column)} from domain_ratings r where r.domain = ${domain} and r.rating is not null order by r.day desc limit 1)`;
const LATEST = "Read of the ratings of each domain, for the rows of a page alone";

export const ratings = defineScreen({
  source: "table",
  key: "ratings",
  group: "Listings",
  title: "Domain Ratings",
  about: "The Domain Rating of each listing’s domain, as a provider or an admin gave it last. The boards rank by it.",
  empty: "No listing is like that.",
  audited: "rating",
  auditedBy: "domain",
  name: "name",
  from: sql`${s}`,
  id: s.listingId,
  within: ({ site }) => sql`${s.siteId} = ${site.id}`,
  columns: {
    name: { label: "Name", kind: "text", ...listingNameCell(s.listingId) },
    domain: {
      label: "Domain",
      kind: "code",
      value: domain,
      sorts: {
        by: sql`beside.domain`,
        join: sql`join listings rated on rated.id = ${s.listingId} join companies beside on beside.id = rated.company_id`,
      },
    },
    rating: { label: "Rating", kind: "number", value: s.domainRating },
    rise: { label: "Gained in 30 days", kind: "number", value: s.domainRatingRise },
    day: { label: "As of", kind: "code", value: latest("day"), unsorted: LATEST },
    source: { label: "Source", kind: "text", value: latest("source"), unsorted: LATEST },
    status: {
      label: "Status",
      kind: "text",
      value: sql`(select status from listings where id = ${s.listingId})`,
      sorts: { by: sql`beside.status`, join: sql`join listings beside on beside.id = ${s.listingId}` },
    },
    number: { label: "Listing", kind: "code", value: s.listingId, isHidden: true },
    page: { label: "Page", kind: "link", value: listingPage(s.listingId), isHidden: true },
  },
  search: {
    label: "name or website",
    short: "name",
    where: (words) => sql`${s.listingId} in (
      select id from listings where ${holds(sql`lower(name)`, words)} or ${holds(sql`lower(url)`, words, NOT_SHORT)})`,
  },
  filters: {
    known: {
      label: "Rating",
      choices: {
        yes: { label: "Known", where: sql`${s.domainRating} is not null` },
        no: { label: "Unknown", where: sql`${s.domainRating} is null` },
      },
    },
  },
  order: { by: "number", descending: true },
  makes: [
    {
      key: "import",
      label: "Import ratings",
      operation: importRatings,
      hasDryRun: true,
      consequence:
        "Boards show the new ratings at once. Each stands until a later one of the same domain. Rows that cannot be taken are left out.",
      fields: [
        {
          name: "file",
          label: "File",
          kind: "file",
          hint: "CSV or JSON with domain and rating (0 to 100), and day if it is not of today, such as 2026-11-23. Up to 2,000 rows.",
        },
        REASON,
      ],
    },
  ],
  actions: [
    {
      key: "set",
      label: "Set rating",
      operation: setRating,
      target: { name: "listing_id", kind: "number" },
      consequence:
        "It is today’s rating of the domain, on the boards at once and for all its listings. It stands until a later one.",
      fields: [
        { name: "rating", label: "Rating", kind: "line", hint: "0 to 100, such as 41.5.", from: "rating" },
        REASON,
      ],
    },
  ],
});
