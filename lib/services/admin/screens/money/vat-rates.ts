import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { TODAY } from "../../desk/clock";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { removeVatRate } from "../../money/remove-vat-rate";
import { setVatRate } from "../../money/set-vat-rate";
import { readRateId } from "../../money/write-vat-rate";

const r = schema.vatRates;
const isLatest = sql`not exists (select from vat_rates l where l.territory = ${r.territory}
  and l.starts_on <= ${TODAY} and l.starts_on > ${r.startsOn})`;

export const vatRates = defineScreen({
  source: "table",
  key: "vat-rates",
  group: "Money",
  title: "VAT rates",
  about:
    "Standard rates by territory and day, for all sites of the network. A rate that changes gets a row from its day on.",
  empty: "There are no such rates.",
  audited: "vat_rate",
  name: "territory",
  from: sql`${r}`,
  id: sql`${r.territory} || '_' || ${r.startsOn}`,
  columns: {
    territory: { label: "Territory", kind: "code", value: r.territory },
    rate: { label: "Rate", kind: "percent", value: r.rateBp },
    starts_on: { label: "From", kind: "code", value: r.startsOn },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when ${r.startsOn} > ${TODAY} then 'to_come' when ${isLatest} then 'in_force' else 'over' end`,
      tones: { in_force: "ok", to_come: "note", over: "plain" },
    },
  },
  search: { label: "territory", where: (words) => sql`position(upper(${words}) in ${r.territory}) > 0` },
  filters: {
    state: {
      label: "State",
      choices: {
        to_come: { label: "To come", where: sql`${r.startsOn} > ${TODAY}` },
        in_force: { label: "In force", where: sql`${r.startsOn} <= ${TODAY} and ${isLatest}` },
      },
    },
  },
  order: { by: "territory" },
  makes: [
    {
      key: "set",
      label: "Set a rate",
      operation: setVatRate,
      consequence: "Orders that are priced on that day (UTC) or later have this rate. What was paid stays as it was.",
      fields: [
        {
          name: "territory",
          label: "Territory",
          kind: "line",
          hint: "Such as FR, or PT-20 for a part with a rate of its own.",
        },
        { name: "rate_bp", label: "Rate, in percent", kind: "percent" },
        { name: "starts_on", label: "From", kind: "day" },
        REASON,
      ],
    },
  ],
  actions: [
    {
      key: "remove",
      label: "Remove",
      operation: removeVatRate,
      target: readRateId,
      consequence: "The rate before it goes on.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ state }) => state === "to_come",
    },
  ],
});
