import { Status } from "@/components/ui/badge";
import { PageLink } from "@/components/ui/page-link";
import type { Order } from "@/lib/schemas/orders/order";
import { dollars } from "./cents";

const FULFILMENT = {
  pending: { tone: "warn", words: "Waiting" },
  fulfilled: { tone: "ok", words: "Done" },
  failed: { tone: "bad", words: "Not possible; we will write to you" },
} as const;

/** What was bought and what it came to, with how far each line is once it is paid. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <>
      <ul className="divide-y divide-line">
        {order.lines.map((line, position) => (
          <li key={line.description} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="font-medium">{line.name}</span>
              <span className="block text-sm text-soft">{line.description}</span>
              {order.paid_at && <Standing line={line} refund={refundOf(order, position)} />}
            </span>
            <span className="figures shrink-0 text-right">
              {dollars(line.unit_price_cents * line.quantity)}
              {line.quantity > 1 && (
                <span className="block text-xs text-soft">
                  {line.quantity} × {dollars(line.unit_price_cents)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Totals order={order} />
    </>
  );
}

type Refund = Order["refunds"][number];

const refundOf = ({ refunds }: Order, position: number): Refund | undefined =>
  refunds.find(({ positions }) => positions.includes(position));

/** What its refund says comes before how far it has got. */
function Standing({ line, refund }: { line: Order["lines"][number]; refund: Refund | undefined }) {
  if (refund)
    return (
      <span className="mt-1 block text-sm">
        <Status tone={refund.status === "done" ? "ok" : "warn"}>
          {refund.status === "done" ? "Refunded" : "Being refunded"}
        </Status>
      </span>
    );
  const { tone, words } = FULFILMENT[line.fulfilment];
  return (
    <span className="mt-1 block text-sm">
      <Status tone={tone}>{words}</Status>
      {line.proof_url && (
        <PageLink href={new URL(line.proof_url).pathname} className="link ml-2">
          See it
        </PageLink>
      )}
    </span>
  );
}

function Totals({ order }: { order: Order }) {
  const byCode = order.promo?.discount_cents ?? 0;
  const rows = [
    ...(order.promo && byCode > 0 ? [[`Code ${order.promo.code}`, -byCode] as const] : []),
    ...(order.discount_cents > byCode ? [["Not paid and let go", byCode - order.discount_cents] as const] : []),
    ["Without VAT", order.net_cents] as const,
    [order.vat.treatment === "charged" ? `VAT, ${order.vat.rate_bp / 100} %` : "VAT", order.vat.cents] as const,
  ];
  return (
    <div className="border-t border-line pt-3 text-sm">
      <dl>
        {rows.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4 py-1">
            <dt className="text-soft">{label}</dt>
            <dd className="figures">{cents < 0 ? `−${dollars(-cents)}` : dollars(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line py-2 text-base font-medium">
          <dt>Total</dt>
          <dd className="figures">{dollars(order.total_cents)}</dd>
        </div>
      </dl>
      <p className="text-xs text-soft">{order.vat.explanation}</p>
      {order.refunds.length > 0 && <Refunds refunds={order.refunds} />}
    </div>
  );
}

/** What goes back, one line a refund, with where to take what cannot be sent. */
function Refunds({ refunds }: Pick<Order, "refunds">) {
  return (
    <ul className="mt-3 grid gap-1 border-t border-line pt-3">
      {refunds.map(({ status, cents, asked_at, claim_url }) => (
        <li key={asked_at}>
          {dollars(cents)} {status === "done" ? "was given back" : "is on its way back"}.{" "}
          {claim_url && (
            <a href={claim_url} className="link">
              Say where it shall go
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
