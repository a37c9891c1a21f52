import { shuffled } from "@/lib/testing/payments/tills";
import type { Sent } from "@/lib/testing/payments/wire";
import type { Market } from "./market";
import { isMoneyBackAsked } from "./money-back";
import { deliver, press, untilDone } from "./press";
import type { Sale } from "./sale";

/** Of what was paid, all is disputed at the provider, and that is decided there; told late, twice and in any order, or not at all. */
export async function dispute(
  market: Market,
  { course, number = "", paidAt, totalCents: cents = 0 }: Sale,
): Promise<void> {
  if (!paidAt || paidAt.till === "btcpay") throw new Error("This provider knows no disputes.");
  const { till, providerId } = paidAt;
  const { tills } = market;
  const tell = (sent: Sent) => deliver(market, paidAt, sent);
  const opened = tills.dispute(till, providerId, { status: "open", cents });
  if (course !== "dispute_untold") await tell(opened);
  const ended = tills.dispute(till, providerId, { status: course === "dispute_won" ? "won" : "lost", cents });
  if (course === "dispute_untold") return;
  await Promise.all(shuffled([opened, ended, ended]).map(tell));
  if (course === "dispute_lost") await credit(market, number);
}

/** Pressed until the credit note is asked for, whoever dies meanwhile. */
async function credit(market: Market, number: string): Promise<void> {
  const { userId, email } = market.admin;
  const input = { number, reason: "The bank has decided." };
  const call = { operation: "credit_lost_dispute", person: { userId, email, isAdmin: true }, input } as const;
  await untilDone(`credit of ${number}`, async () => {
    const response = await press(market, call);
    if (response && response.status >= 500) market.faults.push(`credit of ${number}: ${response.status}`);
    return response?.ok || (await isMoneyBackAsked(market, number)) ? true : null;
  });
}
