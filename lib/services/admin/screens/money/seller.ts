import { getSeller } from "@/lib/services/orders/vat/seller";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { changeSeller } from "../../money/change-seller";

export const seller = defineScreen({
  source: "list",
  key: "seller",
  group: "Money",
  title: "Seller",
  about: "The company that sells on all sites of the network: what invoices say, and where VAT is charged.",
  empty: "There is no seller.",
  audited: "seller",
  name: "title",
  columns: {
    title: { label: "Seller", kind: "text" },
    address: { label: "Address", kind: "text" },
    country: { label: "Country", kind: "code" },
    vat_number: { label: "VAT number", kind: "code" },
    registrations: { label: "Registered in", kind: "text" },
    currency: { label: "Currency of its books", kind: "code" },
    state: { label: "VAT", kind: "state", tones: { charged: "ok", not_charged: "warn" } },
    name: { label: "Name", kind: "text", isHidden: true },
    updated_at: { label: "Changed", kind: "instant" },
  },
  order: { by: "title" },
  async rows({ db }) {
    const row = await getSeller(db);
    const isCharged = row.country !== null && row.registrations.length > 0;
    return [
      {
        ...{ id: "1", title: row.name || "Not named yet", name: row.name, address: row.address, country: row.country },
        vat_number: row.vatNumber,
        registrations: row.registrations.join(", "),
        currency: row.currency,
        state: isCharged ? "charged" : "not_charged",
        updated_at: row.updatedAt.toISOString(),
      },
    ];
  },
  actions: [
    {
      key: "change",
      label: "Change",
      operation: changeSeller,
      target: () => ({}),
      consequence: "The next quote, checkout and invoice show it. Invoices that were issued stay as they are.",
      fields: [
        { name: "name", label: "Name", kind: "line", from: "name" },
        { name: "address", label: "Address", kind: "lines", from: "address" },
        {
          ...{ name: "country", label: "Country", kind: "line", isOptional: true, from: "country" },
          hint: "Such as DE. Without one no VAT is charged.",
        },
        { name: "vat_number", label: "VAT number", kind: "line", isOptional: true, from: "vat_number" },
        {
          ...{ name: "registrations", label: "Registered in", kind: "words", isOptional: true, from: "registrations" },
          hint: "Countries with commas between; EU for the One Stop Shop.",
        },
        { name: "currency", label: "Currency of its books", kind: "line", from: "currency" },
        REASON,
      ],
    },
  ],
});
