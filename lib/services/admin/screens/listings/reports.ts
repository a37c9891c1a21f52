import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REPORT_SUBJECTS } from "@/lib/core/statuses";
import { isOfListing, listingNameCell, listingPage, userEmail } from "../../desk/beside";
import { holdsAnyCase } from "../../desk/holds";
import { defineScreen, type Field } from "../../desk/screen";
import { decideReport } from "../../listings/decide-report";

const r = schema.reports;
const TARGET = { name: "report_id", kind: "number" } as const;
const FOUND: Field = {
  name: "reason",
  label: "What you found",
  kind: "line",
  hint: "Mailed to who reported it, if they were signed in. Kept in the audit log, with who and when. The owner is not told.",
};
const isOpen = sql`${r.status} = 'open'`;
const isOpenCell = ({ state }: { state?: unknown }) => state === "open";

export const reports = defineScreen({
  source: "table",
  key: "reports",
  group: "Listings",
  title: "Reports",
  about:
    "What visitors say is wrong with a listing, its evidence or its story. Owners do not learn who wrote. The address of who was not signed in is forgotten 30 days after the decision, and what was written a year after it.",
  empty: "No visitor has reported anything like that.",
  audited: "report",
  name: "listing",
  from: sql`${r}`,
  id: r.id,
  within: ({ site }) => sql`${r.siteId} = ${site.id}`,
  columns: {
    listing: { label: "Listing", kind: "text", ...listingNameCell(r.listingId) },
    subject: { label: "What is wrong", kind: "text", value: r.subject },
    text: { label: "Report", kind: "text", value: r.text, unsorted: "Words of people" },
    state: {
      label: "State",
      kind: "state",
      value: r.status,
      tones: { open: "warn", settled: "ok", dismissed: "plain" },
    },
    from: {
      label: "From",
      kind: "text",
      value: sql`coalesce(${userEmail(r.userId)}, ${r.email})`,
    },
    created_at: { label: "Reported", kind: "instant", value: r.createdAt, sorts: { by: r.id } },
    number: { label: "Report number", kind: "code", value: r.id, isHidden: true },
    page: { label: "Page", kind: "link", value: listingPage(r.listingId), isHidden: true },
    record: {
      label: "Listing at the desk",
      kind: "link",
      value: sql`'/admin/listings/' || ${r.listingId}`,
      isHidden: true,
    },
    is_confirmed: { label: "Address confirmed", kind: "boolean", value: sql`${r.userId} is not null`, isHidden: true },
    decision: { label: "What was found", kind: "text", value: r.decision, isHidden: true },
    decided_at: { label: "Decided", kind: "instant", value: r.decidedAt, isHidden: true },
  },
  search: {
    label: "listing or words",
    short: "listing or words",
    where: (words) => sql`${isOfListing(r.listingId, words)} or ${holdsAnyCase(r.text, words)}`,
  },
  filters: {
    state: {
      label: "State",
      choices: {
        open: { label: "Open", where: isOpen },
        settled: { label: "Settled", where: sql`${r.status} = 'settled'` },
        dismissed: { label: "Dismissed", where: sql`${r.status} = 'dismissed'` },
      },
    },
    subject: {
      label: "What is wrong",
      choices: Object.fromEntries(
        REPORT_SUBJECTS.map((subject) => [
          subject,
          { label: `${subject[0]?.toUpperCase()}${subject.slice(1)}`, where: sql`${r.subject} = ${subject}` },
        ]),
      ),
    },
  },
  order: { by: "number", descending: true },
  waiting: { label: "Reports of visitors", where: isOpen, since: "created_at" },
  actions: [
    {
      key: "settle",
      label: "Settle",
      operation: decideReport,
      target: TARGET,
      sends: { outcome: "settled" },
      consequence: "The report ends: something was put right. Put it right first, on the listing's own record.",
      fields: [FOUND],
      isForMany: true,
      isOffered: isOpenCell,
    },
    {
      key: "dismiss",
      label: "Dismiss",
      operation: decideReport,
      target: TARGET,
      sends: { outcome: "dismissed" },
      consequence: "The report ends: nothing had to be put right.",
      fields: [FOUND],
      isForMany: true,
      isOffered: isOpenCell,
    },
  ],
});
