import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { defineScreen } from "../../desk/screen";

const d = schema.bookDifferences;
const stands = sql`${d.settledAt} is null`;

export const differences = defineScreen({
  source: "table",
  key: "differences",
  group: "Money",
  title: "Differences",
  about:
    "Where our payments and the lists of the payment providers do not agree, on all sites of the network. They are compared each day; what agrees again is settled by itself.",
  empty: "Nothing differs.",
  name: "ref",
  from: sql`${d}`,
  id: d.id,
  columns: {
    provider: { label: "Provider", kind: "text", value: d.provider },
    ref: { label: "Payment there", kind: "code", value: d.ref },
    order: { label: "Order", kind: "code", value: sql`${d.ours} ->> 'order_number'` },
    kind: {
      label: "What",
      kind: "text",
      value: sql`case ${d.kind} when 'missing_here' then 'Unknown to our books' when 'missing_there' then 'Not listed there'
        when 'amount' then 'Other amounts' else 'Paid there, not here' end`,
    },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${stands} then 'open' else 'settled' end`,
      tones: { open: "warn", settled: "ok" },
    },
    seen_at: { label: "Found", kind: "instant", value: d.seenAt },
    last_seen_at: { label: "Last found", kind: "instant", value: d.lastSeenAt, isHidden: true },
    settled_at: { label: "Settled", kind: "instant", value: d.settledAt, isHidden: true },
    ours: { label: "Our books", kind: "json", value: d.ours, isHidden: true, isWide: true },
    theirs: { label: "Their list", kind: "json", value: d.theirs, isHidden: true, isWide: true },
  },
  search: {
    label: "payment or order",
    where: (words) =>
      sql`position(lower(${words}) in lower(concat_ws(' ', ${d.ref}, ${d.ours} ->> 'order_number'))) > 0`,
  },
  filters: {
    state: {
      label: "State",
      choices: { open: { label: "Open", where: stands }, settled: { label: "Settled", where: sql`not (${stands})` } },
    },
  },
  order: { by: "seen_at", descending: true },
  waiting: { label: "Differences in the books", where: stands, since: "seen_at" },
});
