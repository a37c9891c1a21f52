import type { Metadata } from "next";
import { missingOwnPage } from "@/app/missing";
import { BillingForm } from "@/components/checkout/billing-form";
import { OrderLines } from "@/components/checkout/order-lines";
import { RefundPanel } from "@/components/checkout/refund-panel";
import { LineForm, PayForm, PromoForm } from "@/components/checkout/small-forms";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice, Panel } from "@/components/ui/panel";
import { RelativeTime } from "@/components/ui/relative-time";
import { BILLING_COUNTRIES } from "@/lib/core/orders/billing-countries";
import type { Order } from "@/lib/schemas/orders/order";
import { getCheckout } from "@/lib/services/orders/checkout/get-checkout";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { cancel, checkVat, pay, refund, saveOrder } from "./actions";

interface Props {
  params: Promise<{ number: string }>;
  searchParams: Promise<{ refund?: string }>;
}

export const metadata: Metadata = { title: "Order", robots: { index: false } };

export default async function CheckoutPage({ params, searchParams }: Props) {
  const [{ number }, { refund: asked }] = await Promise.all([params, searchParams]);
  const { now } = await requireSignedIn(`/checkout/${encodeURIComponent(number)}`);
  const found = await readOrNull(getCheckout, { number });
  if (!found) return missingOwnPage();
  const { order, ways, launch_weeks, refundable } = found;
  const isOpen = order.status === "pending" && new Date(order.expires_at) > now;
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl">{isOpen ? "Review and pay" : "Your order"}</h1>
      <p className="mt-1 mb-6 text-sm text-soft">
        Order {order.number}, <RelativeTime at={order.created_at} now={now} />
      </p>
      <div className="grid gap-6">
        <Standing order={order} isOpen={isOpen} />
        {order.attention && <Attention reason={order.attention} />}
        {asked === "refused" && (
          <Notice title="Not refunded">The order has changed meanwhile. This is how it stands now.</Notice>
        )}
        <Panel title={order.paid_at ? "What you bought" : "What you buy"} id="lines">
          <OrderLines order={order} />
        </Panel>
        {order.invoices.length > 0 && <Invoices invoices={order.invoices} />}
        {refundable && <RefundPanel order={order} refundable={refundable} refund={refund.bind(null, order.number)} />}
        {isOpen && <Open order={order} ways={ways} weeks={launch_weeks} />}
      </div>
    </div>
  );
}

const WORDS: Record<Order["status"], [title: string, words: string]> = {
  pending: ["This order has expired", "It was not paid within a week, and its places are open again."],
  paid: ["Paid", "Thank you. What you bought happens by itself; reload this page to see how far it is."],
  refunded: ["Refunded", "All of it was given back."],
  expired: ["This order has expired", "It was not paid within a week, and its places are open again."],
  cancelled: ["Cancelled", "Nothing was paid."],
};

/** Of an order that money came for without paying it. */
const HELD = "Money that came for it did not pay it. What of it has not gone back is held for you.";

function Standing({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const hasMoney = order.paid_at === null && order.payments.some(({ status }) => status === "paid");
  if (isOpen && hasMoney) return <Notice title="Not paid yet">{HELD}</Notice>;
  const last = order.payments[0]?.status;
  if (isOpen && last === "declined")
    return <Notice title="The payment was declined">Nothing was paid. You can try again, or pay another way.</Notice>;
  if (isOpen && last === "abandoned")
    return <Notice title="You left before paying">Nothing was paid. You can try again below.</Notice>;
  if (isOpen) return null;
  const [title, words] = WORDS[order.status];
  return (
    <Notice title={title}>
      {hasMoney ? HELD : words}{" "}
      <LinkButton href="/dashboard/orders" size="sm" className="mt-3">
        All orders
      </LinkButton>
    </Notice>
  );
}

/** What the site's team has to look at, in the words that they read too. */
function Attention({ reason }: { reason: string }) {
  return (
    <Notice title="We are looking at this order">
      {reason} You need to do nothing: we decide what happens and write to you.
    </Notice>
  );
}

function Invoices({ invoices }: Pick<Order, "invoices">) {
  return (
    <Panel title="Invoices" id="invoices">
      <ul className="grid gap-2 text-sm">
        {invoices.map(({ number, kind, url }) => (
          <li key={number}>
            <a href={new URL(url).pathname} className="link" download>
              {kind === "invoice" ? "Invoice" : "Credit note"} {number} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Open({ order, ways, weeks }: { order: Order; ways: { key: string; label: string }[]; weeks: string[] }) {
  const save = saveOrder.bind(null, order.number);
  return (
    <>
      <Panel title="Change the order" id="code">
        <div className="grid gap-5">
          {order.lines.map((line, position) => (
            <LineForm key={line.description} {...{ line, position, weeks, save }} isOnly={order.lines.length === 1} />
          ))}
          <PromoForm key={order.promo?.code ?? ""} code={order.promo?.code ?? null} save={save} />
        </div>
      </Panel>
      <Panel title="Billing details" id="billing">
        <BillingForm billing={order.billing} countries={[...BILLING_COUNTRIES]} save={save} check={checkVat} />
      </Panel>
      <Panel title="Pay" id="pay">
        {ways.length === 0 ? (
          <p className="text-sm">No way to pay is set up on this site yet.</p>
        ) : (
          <PayForm totalCents={order.total_cents} ways={ways} pay={pay.bind(null, order.number)} />
        )}
      </Panel>
      <form action={cancel}>
        <input type="hidden" name="number" value={order.number} />
        <Button type="submit">Cancel this order</Button>
      </form>
    </>
  );
}
