import type { ReactNode } from "react";
import { ConfirmForm } from "@/components/ui/confirm-form";
import { Panel } from "@/components/ui/panel";
import type { Order } from "@/lib/schemas/orders/order";
import { dollars } from "./cents";

interface Refundable {
  lines: { position: number; cents: number; why_not: string | null }[];
  whole_cents: number | null;
}

interface RefundPanelProps {
  order: Order;
  refundable: Refundable;
  refund: (form: FormData) => Promise<void>;
}

/** What of a paid order can still be given back, with what comes back for it; all of it, or line by line. */
export function RefundPanel({ order, refundable: { lines, whole_cents }, refund }: RefundPanelProps) {
  // BTCPay cannot send money by itself: the buyer takes it by a link
  const isClaimed = order.payments.some(({ provider, status }) => status === "paid" && provider === "btcpay");
  return (
    <Panel title="Get your money back" id="refund">
      <p className="mb-3 text-sm text-soft">Until what you bought goes live, it can be refunded here.</p>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ position, cents, why_not }) => {
          const { name = "", description = "" } = order.lines[position] ?? {};
          return why_not ? (
            <Row key={position} name={name} words={why_not} />
          ) : (
            <Row key={position} name={name} words={`${dollars(cents)} comes back`}>
              <Ask id={`refund-${position}`} what={name} target={description} {...{ cents, isClaimed, refund }}>
                <input type="hidden" name="position" value={position} />
              </Ask>
            </Row>
          );
        })}
        {lines.length > 1 && whole_cents !== null && (
          <Row name="All of it" words={`${dollars(whole_cents)} comes back`}>
            <Ask id="refund-all" what="all of it" target="all of it" cents={whole_cents} {...{ isClaimed, refund }} />
          </Row>
        )}
      </ul>
    </Panel>
  );
}

interface AskProps extends Pick<RefundPanelProps, "refund"> {
  id: string;
  what: string;
  target: string;
  cents: number;
  isClaimed: boolean;
  children?: ReactNode;
}

function Ask({ id, what, target, cents, isClaimed, refund, children }: AskProps) {
  const consequence = consequenceOf(cents, isClaimed);
  return (
    <ConfirmForm {...{ id, target, consequence }} deed="Refund" question={`Refund ${what}?`} action={refund}>
      {children}
      <input type="hidden" name="cents" value={cents} />
    </ConfirmForm>
  );
}

function consequenceOf(cents: number, isClaimed: boolean): string {
  const places = "What you bought is taken back at once, and its weeks are open to others.";
  if (cents === 0) return places;
  const way = isClaimed ? "by a link that we mail you, where you take it" : "the way you paid";
  return `${dollars(cents)} comes back ${way}. ${places}`;
}

function Row({ name, words, children }: { name: string; words: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="font-medium">{name}</span>
        <span className="block text-sm text-soft">{words}</span>
      </span>
      {children}
    </li>
  );
}
