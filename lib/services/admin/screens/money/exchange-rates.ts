import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { setExchangeRate } from "../../money/set-exchange-rate";

const r = schema.exchangeRates;

export const exchangeRates = defineScreen({
  source: "table",
  key: "exchange-rates",
  group: "Money",
  title: "Exchange rates",
  about:
    "Rates of the European Central Bank, for all sites of the network. An invoice whose VAT is not in the currency of the seller's books waits for the rate of its day, or of one of the six days before.",
  empty: "No rate was entered.",
  audited: "exchange_rate",
  name: "currency",
  from: sql`${r}`,
  id: sql`${r.currency} || '_' || ${r.day}`,
  columns: {
    currency: { label: "Currency", kind: "code", value: r.currency },
    day: { label: "Day", kind: "code", value: r.day },
    per_euro: {
      label: "For one euro",
      kind: "code",
      value: sql`trim(to_char(${r.perEuroMicro} / 1000000.0, 'FM999990.000000'))`,
    },
  },
  search: { label: "currency", where: (words) => sql`position(upper(${words}) in ${r.currency}) > 0` },
  order: { by: "day", descending: true },
  makes: [
    {
      key: "enter",
      label: "Enter a rate",
      operation: setExchangeRate,
      consequence: "Invoices that wait for it are issued within a quarter of an hour. Those that were issued stay.",
      fields: [
        { name: "currency", label: "Currency", kind: "line", hint: "Such as USD." },
        { name: "day", label: "Day", kind: "day", hint: "The one that the bank published it for." },
        { name: "per_euro", label: "For one euro", kind: "line", hint: "Such as 1.0834." },
        REASON,
      ],
    },
  ],
});
