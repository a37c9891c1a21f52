import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { NOW } from "../../desk/clock";
import { REASON } from "../../desk/reason";
import { defineScreen, type Field } from "../../desk/screen";
import { changePromo } from "../../money/change-promo";
import { createPromo } from "../../money/create-promo";
import { setPromoActive } from "../../money/set-promo-active";

const p = schema.promoCodes;
const TARGET = { name: "promo_id", kind: "number" } as const;

const LIMITS: readonly Field[] = [
  { name: "starts_at", label: "From (UTC)", kind: "instant", isOptional: true, from: "starts_at" },
  { name: "ends_at", label: "Until (UTC)", kind: "instant", isOptional: true, from: "ends_at" },
  { name: "uses_max", label: "Uses in all", kind: "number", isOptional: true, from: "uses_max" },
  { name: "uses_per_buyer_max", label: "Uses of one buyer", kind: "number", isOptional: true, from: "per_buyer" },
  { name: "minimum_cents", label: "Least order", kind: "cents", isOptional: true, from: "minimum" },
  {
    name: "products",
    label: "Products",
    kind: "words",
    isOptional: true,
    hint: "Keys with commas between, such as launch, billboard. Empty for all.",
    from: "products",
  },
];

export const promos = defineScreen({
  source: "table",
  key: "promos",
  group: "Money",
  title: "Promo codes",
  about: "Codes that take something off an order. They are held at checkout and counted when paid.",
  empty: "There are no such promo codes.",
  audited: "promo",
  name: "code",
  from: sql`${p}`,
  id: p.id,
  within: ({ site }) => sql`${p.siteId} = ${site.id}`,
  columns: {
    code: { label: "Code", kind: "code", value: p.code },
    percent: { label: "Share off", kind: "percent", value: p.percentBp },
    amount: { label: "Amount off", kind: "cents", value: p.amountCents },
    state: {
      label: "State",
      kind: "state",
      value: sql`case when not ${p.isActive} then 'off' when ${p.endsAt} <= ${NOW} then 'over'
        when ${p.startsAt} > ${NOW} then 'to_come' when ${p.taken} >= ${p.usesMax} then 'used_up' else 'on' end`,
      tones: { on: "ok", off: "plain", over: "plain", to_come: "note", used_up: "warn" },
    },
    taken: { label: "Used or held", kind: "number", value: p.taken },
    uses_max: { label: "Of", kind: "number", value: p.usesMax },
    starts_at: { label: "From", kind: "instant", value: p.startsAt },
    ends_at: { label: "Until", kind: "instant", value: p.endsAt },
    per_buyer: { label: "Uses of one buyer", kind: "number", value: p.usesPerBuyerMax, isHidden: true },
    minimum: { label: "Least order", kind: "cents", value: p.minimumCents, isHidden: true },
    products: { label: "Products", kind: "text", value: sql`array_to_string(${p.products}, ', ')`, isHidden: true },
    is_active: { label: "On", kind: "boolean", value: p.isActive, isHidden: true },
    created_at: { label: "Made", kind: "instant", value: p.createdAt },
  },
  search: { label: "code", where: (words) => sql`position(lower(${words}) in lower(${p.code})) > 0` },
  filters: {
    active: {
      label: "On",
      choices: {
        yes: { label: "On", where: sql`${p.isActive}` },
        no: { label: "Off", where: sql`not ${p.isActive}` },
      },
    },
  },
  order: { by: "created_at", descending: true },
  makes: [
    {
      key: "create",
      label: "New promo code",
      operation: createPromo,
      consequence: "It can be used at once, or from the instant that you name. Capital letters count.",
      fields: [
        { name: "code", label: "Code", kind: "line" },
        { name: "percent_bp", label: "Share off, in percent", kind: "percent", isOptional: true },
        { name: "amount_cents", label: "Or an amount off", kind: "cents", isOptional: true },
        ...LIMITS,
        REASON,
      ],
    },
  ],
  actions: [
    {
      key: "limits",
      label: "Change the limits",
      operation: changePromo,
      target: TARGET,
      consequence: "They hold for the next order. What was ordered keeps its price.",
      fields: [...LIMITS, REASON],
    },
    {
      key: "off",
      label: "Switch off",
      operation: setPromoActive,
      target: TARGET,
      sends: { is_active: false },
      consequence: "Nobody can use it from now on. Orders that were paid stay as they are.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ is_active }) => is_active === true,
    },
    {
      key: "on",
      label: "Switch on",
      operation: setPromoActive,
      target: TARGET,
      sends: { is_active: true },
      consequence: "It can be used again, within its limits.",
      fields: [REASON],
      isOffered: ({ is_active }) => is_active === false,
    },
  ],
});
