import { sql } from "drizzle-orm";
import { schema } from "@/db/client";
import { fulfilOrderAgain } from "../../../orders/desk/fulfil-order-again";
import { settleDeskOrder } from "../../../orders/desk/settle-desk-order";
import { settleRefundOutside } from "../../../orders/desk/settle-refund-outside";
import { takeOrderAsPaid } from "../../../orders/desk/take-order-as-paid";
import { isUnbilled } from "../../../orders/invoices/issue-due-invoices";
import { lacksRate } from "../../../orders/invoices/vat-in-books";
import { creditLostDispute } from "../../../orders/refunds/credit-lost-dispute";
import { LACKING_CENTS } from "../../../orders/refunds/lacking-refunds";
import { refundHeldMoney } from "../../../orders/refunds/refund-held-money";
import { refundOrder } from "../../../orders/refunds/refund-order";
import { isOfUser, userEmailCell } from "../../desk/beside";
import { holdsAnyCase } from "../../desk/holds";
import { REASON } from "../../desk/reason";
import { defineScreen } from "../../desk/screen";
import { STUCK_REFUND, WHICH_LINES } from "../../money/order-fields";

const o = schema.orders;
const TARGET = { name: "number", kind: "text" } as const;
/** Refunds of a row of `payments` or `orders` count unless they failed. */
const counts = sql`refunds.status <> 'failed'`;
/** Numbered as the refund's form takes them. */
const LINES = sql`(select string_agg(concat(l.position + 1, '. ', l.name, ': ', l.description, ', ', to_char(l.net_cents / 100.0, 'FM999990.00'),
    ' (', l.fulfilment, ', ' || l.failure, case when exists (select from refunds
      where refunds.order_id = l.order_id and l.id = any(refunds.line_ids) and ${counts}) then ', given back' end, ')'), '; ' order by l.position)
  from order_lines l where l.order_id = ${o.id})`;
const LEFT = sql`(case when ${o.status} = 'paid' then ${o.totalCents} - (select coalesce(sum(net_cents + vat_cents), 0)
  from refunds where refunds.order_id = ${o.id} and ${counts}) else 0 end)::int`;
const isCredited = sql`exists (select from refunds where refunds.dispute_id = d.id)`;
/** As `heldMoney` tells it of one order. */
const HELD = sql`(select coalesce(sum(greatest(0, p.received_cents - case when p.settles then ${o.totalCents} else 0 end
    - (select coalesce(sum(extra_cents + case when p.settles then 0 else net_cents + vat_cents end), 0)
      from refunds where refunds.payment_id = p.id and ${counts})
    - (select coalesce(sum(d.taken_cents), 0) from disputes d where d.payment_id = p.id and not ${isCredited}))), 0)
  from payments p where p.order_id = ${o.id})::int`;
/** Refunds that were asked for and not made, also those that the provider took before. */
const OPEN = sql`((select coalesce(sum(net_cents + vat_cents + extra_cents), 0)
    from refunds where refunds.order_id = ${o.id} and status = 'open' and provider_id is null)
  + (select coalesce(sum(${LACKING_CENTS}), 0) from payments p where p.order_id = ${o.id}))::int`;
const OF_ORDER = sql`from disputes d join payments p on p.id = d.payment_id where p.order_id = ${o.id}`;
const TAKEN = sql`select coalesce(sum(d.taken_cents), 0)::int ${OF_ORDER}`;
const LOST = sql`(${TAKEN} and d.status = 'lost' and not ${isCredited})`;
const INVOICE = sql`(case when ${isUnbilled} then case when ${lacksRate} then 'Waits for an exchange rate'
  else 'Not issued yet: the log says why' end end)`;
const FAILED = sql`(select count(*) from order_lines l where l.order_id = ${o.id} and l.fulfilment = 'failed')::int`;
const isAtDesk = sql`${o.deskReason} is not null`;
const WAITS_SINCE = sql`(case when ${isAtDesk} then ${o.deskAt} when ${isUnbilled} then ${o.paidAt} end)`;

export const orders = defineScreen({
  source: "table",
  key: "orders",
  group: "Money",
  title: "Orders",
  about: "What was ordered on this site, and what about it a person must look at.",
  empty: "There are no such orders.",
  audited: "order",
  name: "number",
  from: sql`${o}`,
  id: o.number,
  within: ({ site }) => sql`${o.siteId} = ${site.id}`,
  columns: {
    number: { label: "Order", kind: "code", value: o.number },
    buyer: { label: "Buyer", kind: "text", ...userEmailCell(o.userId) },
    state: {
      label: "State",
      kind: "state",
      value: o.status,
      tones: { paid: "ok", pending: "note", refunded: "plain", expired: "plain", cancelled: "plain" },
    },
    total: { label: "Total", kind: "cents", value: o.totalCents },
    vat: { label: "VAT", kind: "cents", value: o.vatCents },
    country: { label: "Country", kind: "code", value: o.vatCountry },
    desk: { label: "Look at", kind: "text", value: o.deskReason },
    invoice: { label: "Invoice", kind: "text", value: INVOICE },
    created_at: { label: "Begun", kind: "instant", value: o.createdAt },
    paid_at: { label: "Paid", kind: "instant", value: o.paidAt },
    desk_at: { label: "Waits since", kind: "instant", value: WAITS_SINCE, isHidden: true },
    promo: { label: "Promo code", kind: "code", value: o.promoCode, isHidden: true },
    lines: { label: "Lines", kind: "text", value: LINES, isHidden: true },
    failed: { label: "Lines that failed", kind: "number", value: FAILED, isHidden: true },
    left: { label: "Goes back by a refund of all lines", kind: "cents", value: LEFT, isHidden: true },
    held: { label: "Held beyond its price", kind: "cents", value: HELD, isHidden: true },
    disputed: { label: "Taken by disputes", kind: "cents", value: sql`(${TAKEN})`, isHidden: true },
    lost: { label: "Lost without a credit note", kind: "cents", value: LOST, isHidden: true },
    open: { label: "Refunds under way", kind: "cents", value: OPEN, isHidden: true },
  },
  search: {
    label: "number or buyer",
    short: "number or buyer",
    where: (words) => sql`${holdsAnyCase(o.number, words)} or ${isOfUser(o.userId, words)}`,
  },
  palette: { exact: (words) => sql`${o.number} = upper(${words})`, hints: ["buyer", "state"] },
  filters: {
    state: {
      label: "State",
      choices: Object.fromEntries(
        ["pending", "paid", "refunded", "expired", "cancelled"].map((status) => [
          status,
          { label: `${status[0]?.toUpperCase()}${status.slice(1)}`, where: sql`${o.status} = ${status}` },
        ]),
      ),
    },
    dispute: {
      label: "Dispute",
      choices: {
        open: { label: "Open", where: sql`exists (select ${OF_ORDER} and d.status = 'open')` },
        lost: { label: "Lost, without a credit note", where: sql`${LOST} > 0` },
      },
    },
  },
  order: { by: "created_at", descending: true },
  actions: [
    {
      key: "refund",
      label: "Refund",
      operation: refundOrder,
      target: TARGET,
      consequence:
        "What the lines cost goes back, VAT with it; all that is left where none are named. What has not gone live is taken back; what is live stays.",
      isDanger: true,
      fields: [WHICH_LINES, REASON],
      isOffered: ({ state }) => state === "paid",
    },
    {
      key: "refund_held",
      label: "Give held money back",
      operation: refundHeldMoney,
      target: TARGET,
      consequence: "What came beyond its price goes back to where it came from. The order stays as it is.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ held }) => Number(held) > 0,
    },
    {
      key: "settle_outside",
      label: "Refund was settled outside",
      operation: settleRefundOutside,
      target: TARGET,
      consequence:
        "For a provider that will never give it back, once you have paid the buyer another way. The refund ends and is sent no more; credit note and mail follow as with any other.",
      isDanger: true,
      fields: [
        STUCK_REFUND,
        { name: "cents", label: "Amount you gave back", kind: "cents", hint: "All of the refund." },
        {
          name: "reference",
          label: "Reference",
          kind: "line",
          hint: "Of the bank transfer, for example. The buyer reads it.",
        },
        REASON,
      ],
      isOffered: ({ open }) => Number(open) > 0,
    },
    {
      key: "credit_dispute",
      label: "Write the credit note of a lost dispute",
      operation: creditLostDispute,
      target: TARGET,
      consequence:
        "The money that the provider took is booked as gone back to the buyer, with credit note and mail like any refund. Where it took all that was left of the price, what is still to come is taken back: a launch that waits, weeks ahead, a section that is not public yet. What ran or is live stays.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ lost }) => Number(lost) > 0,
    },
    {
      key: "take_as_paid",
      label: "Take as paid",
      operation: takeOrderAsPaid,
      target: TARGET,
      consequence:
        "The price comes down to what came, the invoice is for that much, and what was ordered is fulfilled. It cannot be undone.",
      isDanger: true,
      fields: [REASON],
      isOffered: ({ state, held }) => ["pending", "expired", "cancelled"].includes(String(state)) && Number(held) > 0,
    },
    {
      key: "fulfil_again",
      label: "Try what failed again",
      operation: fulfilOrderAgain,
      target: TARGET,
      consequence:
        "What could not be fulfilled is tried once more within a minute. If it fails again, it waits here as before.",
      fields: [REASON],
      isOffered: ({ state, failed }) => state === "paid" && Number(failed) > 0,
    },
    {
      key: "settle",
      label: "Mark as looked at",
      operation: settleDeskOrder,
      target: TARGET,
      consequence:
        "It waits for nobody any more, but for the credit note of a lost dispute. The buyer gets a mail with what you decided.",
      fields: [{ ...REASON, label: "What was decided", hint: "The buyer reads it, and the audit log keeps it." }],
      isOffered: ({ desk }) => desk !== null,
    },
  ],
  waiting: { label: "Orders to look at", where: sql`(${isAtDesk} or ${isUnbilled})`, since: "desk_at" },
});
