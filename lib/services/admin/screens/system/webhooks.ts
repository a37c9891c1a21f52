import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { defineScreen } from "../../desk/screen";

const w = schema.webhookCalls;

export const webhooks = defineScreen({
  source: "table",
  key: "webhooks",
  group: "System",
  title: "Webhooks",
  about:
    "What payment providers sent, on all sites of the network, and what came of it. Kept for 30 days; of calls without a valid signature, 100 an hour and provider at most; “Limits hit” tells how many more came.",
  empty: "No provider has sent anything in the last 30 days.",
  name: "provider",
  from: sql`${w}`,
  id: w.id,
  columns: {
    at: { label: "When", kind: "instant", value: w.at },
    provider: { label: "Provider", kind: "text", value: w.provider },
    outcome: {
      label: "Outcome",
      kind: "state",
      value: w.outcome,
      tones: { taken: "ok", repeated: "plain", foreign: "note", refused: "warn", failed: "bad" },
    },
    event: { label: "Event", kind: "code", value: w.eventId },
    order: {
      label: "Order",
      kind: "code",
      value: sql`(select o.number from payments p join orders o on o.id = p.order_id where p.id = ${w.paymentId})`,
    },
    detail: { label: "What went wrong", kind: "text", value: w.detail },
    number: { label: "Call", kind: "number", value: w.id, isHidden: true },
  },
  search: { label: "event", where: (words) => sql`${w.eventId} = ${words}` },
  filters: {
    outcome: {
      label: "Outcome",
      choices: Object.fromEntries(
        ["taken", "repeated", "foreign", "refused", "failed"].map((word) => [
          word,
          { label: `${word[0]?.toUpperCase()}${word.slice(1)}`, where: sql`${w.outcome} = ${word}` },
        ]),
      ),
    },
  },
  order: { by: "number", descending: true },
});
