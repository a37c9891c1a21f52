import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { decimalOf } from "@/lib/integrations/payments/decimal-amount";
import { findProvider } from "@/lib/integrations/payments/providers";
import { stage } from "../../events/stage";
import { readInvoiced } from "../invoices/read-invoiced";
import type { OrderRow } from "../status";
import { moneyOf, type RefundRow } from "./refund-state";

const p = schema.payments;

/** Tells the buyer what goes back and where its credit note is; no mail where no address is known. */
export async function mailRefund(
  tx: Db,
  { id, number, currency, siteId }: OrderRow,
  refund: RefundRow,
  creditNote: string | null,
): Promise<void> {
  const { lines, mailTo: to } = await readInvoiced(tx, id);
  if (!to) return;
  const amount = `${currency} ${decimalOf(moneyOf(refund))}`;
  const all = { order_number: number, amount, ...(creditNote && { credit_note: creditNote }) };
  const key = refund.settledOutside ? `refund:${refund.id}:outside` : `refund:${refund.id}`;
  const send = (template: string, data: object) =>
    stage(tx, { name: "mail.requested", key, data: { to, template, site_id: siteId, data: { ...data } } });
  const names = lines
    .filter((line) => refund.lineIds.includes(line.id))
    .map(({ name, description }) => `${name}: ${description}`);
  if (refund.disputeId !== null)
    return send("dispute_lost", { ...all, lines: names, provider: await labelOf(tx, refund) });
  return send("refund", {
    ...all,
    lines: names,
    ...(refund.settledOutside && { reference: refund.settledOutside }),
    ...(refund.claimUrl && { claim_url: refund.claimUrl }),
  });
}

/** As its button says it; null for a provider that is off by now. */
async function labelOf(tx: Db, { paymentId }: RefundRow): Promise<string | null> {
  const [payment] = await tx
    .select({ provider: p.provider })
    .from(p)
    .where(eq(p.id, paymentId ?? 0));
  return (await findProvider(payment?.provider ?? ""))?.label ?? null;
}
