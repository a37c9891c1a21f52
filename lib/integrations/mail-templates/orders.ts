import { z } from "zod";
import { define, type Render, text } from "./define";

const footer = "You received this because you gave this address for the bill of an order.";

function howItComes(claimUrl: string | undefined, reference: string | undefined): string {
  if (reference) return `It does not come back the way you paid, but by another one. Its reference is: ${reference}`;
  if (claimUrl) return "Use the link below to say where the money shall go.";
  return "It comes back the way you paid. Until your bank shows it, ten days can pass.";
}

/** Who gave a disputed payment back, by how it was paid: a bank decides of cards. */
function giverOf(label: string | null): string {
  if (label === null) return "Your bank or PayPal";
  return label === "PayPal" ? label : "Your bank";
}

/** Mails about what was bought. */
export const ORDER_MAILS = {
  invoice: define(
    z.object({ number: text, order_number: text, is_credit: z.boolean() }),
    ({ number, order_number, is_credit }, site) => ({
      subject: `${is_credit ? "Credit note" : "Invoice"} ${number} for order ${order_number}`,
      paragraphs: [
        is_credit
          ? `Money of your order ${order_number} on ${site.name} goes back to you. The credit note says how much.`
          : `Thank you: your order ${order_number} on ${site.name} is paid, and its invoice is ready.`,
        "Sign in with the account that ordered to download it as PDF.",
      ],
      button: {
        label: is_credit ? "Download the credit note" : "Download the invoice",
        url: `${site.baseUrl}/dashboard/invoices/${number}`,
      },
      footer,
    }),
  ),
  refund: define(
    z.object({
      order_number: text,
      amount: text,
      /** What was given back; none where it was a part of the price. */
      lines: z.array(text),
      credit_note: text.optional(),
      /** Where the buyer takes it, when it cannot be sent by itself. */
      claim_url: z.url().optional(),
      /** What it is found by, when it went another way. */
      reference: text.optional(),
    }),
    ({ order_number, amount, lines, credit_note, claim_url, reference }, site) => ({
      subject: `${amount} of order ${order_number} comes back to you`,
      paragraphs: [
        `We gave ${amount} of your order ${order_number} on ${site.name} back.`,
        ...lines,
        howItComes(claim_url, reference),
        ...(credit_note ? [`The credit note ${credit_note} is on the page of the order.`] : []),
      ],
      button: claim_url
        ? { label: "Take the money", url: claim_url }
        : { label: "See the order", url: `${site.baseUrl}/checkout/${order_number}` },
      footer,
    }),
  ),
  dispute_lost: define(
    z.object({
      order_number: text,
      amount: text,
      /** The provider's label; null where it is off by now. */
      provider: text.nullable(),
      /** What was bought and is given up by it. */
      lines: z.array(text),
      credit_note: text.optional(),
    }),
    ({ order_number, amount, provider, lines, credit_note }, site) => ({
      subject: `Your disputed payment of order ${order_number}`,
      paragraphs: [
        `The payment of your order ${order_number} on ${site.name} was disputed. ${giverOf(provider)} gave ${amount} back to you.`,
        ...(lines.length > 0
          ? [`What had not begun of this was taken back: ${lines.join("; ")}. What ran or is live stays.`]
          : []),
        ...(credit_note ? [`The credit note ${credit_note} is on the page of the order.`] : []),
      ],
      button: { label: "See the order", url: `${site.baseUrl}/checkout/${order_number}` },
      footer,
    }),
  ),
  order_settled: define(z.object({ order_number: text, decided: text }), ({ order_number, decided }, site) => ({
    subject: `We looked at your order ${order_number}`,
    paragraphs: [`We looked at your order ${order_number} on ${site.name}.`, decided],
    button: { label: "See the order", url: `${site.baseUrl}/checkout/${order_number}` },
    footer,
  })),
} satisfies Record<string, Render>;
