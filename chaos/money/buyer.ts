import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { shuffled, TILLS, type TillName, tryIn } from "@/lib/testing/payments/tills";
import type { Sent } from "@/lib/testing/payments/wire";
import { dispute } from "./disputes";
import type { Market } from "./market";
import { getMoneyBack } from "./money-back";
import { ask, deliver, press, untilDone } from "./press";
import type { Sale } from "./sale";

const MISSING_CENTS = 1;

const pressed = z.object({ state: z.string().optional(), url: z.string().nullish() });
const made = z.object({ number: z.string(), totals: z.object({ total_cents: z.number() }) });

/** Buys, pays and has it told, whoever dies meanwhile: what was not acknowledged is done again. */
export async function carryOut(market: Market, sale: Sale): Promise<void> {
  await order(market, sale);
  if (sale.course === "unpaid") return void (await open(market, sale, sale.till));
  if (sale.course === "left_first") await leaveFirst(market, sale);
  const till = sale.course === "left_first" ? nextTill(sale.till) : sale.till;
  const providerId = await open(market, sale, till);
  const cents = (sale.totalCents ?? 0) - (sale.course === "short" ? MISSING_CENTS : 0);
  market.tills[till].pay(providerId, { cents });
  sale.paidAt = { till, providerId };
  if (sale.course !== "silent") await tell(market, till, providerId);
  await getMoneyBack(market, sale);
  if (sale.course.startsWith("dispute_")) await dispute(market, sale);
}

const nextTill = (till: TillName): TillName => TILLS[(TILLS.indexOf(till) + 1) % TILLS.length] ?? till;

/** Builds the order over REST, under one key however often. */
async function order({ server, accounts, faults }: Market, sale: Sale): Promise<void> {
  const headers = { authorization: `Bearer ${accounts[sale.buyer]?.key}`, "content-type": "application/json" };
  let key = randomUUID();
  const body = JSON.stringify({ items: sale.items, billing_country: sale.country });
  const { number, totals } = await untilDone(`order of sale ${sale.n}`, async () => {
    const sent = { method: "POST", headers: { ...headers, "idempotency-key": key }, body };
    const response = await ask(`${server.origin}/api/v1/orders/checkout`, sent);
    if (response?.status === 409) key = randomUUID(); // the lease of a dead process; an order that it made stays unpaid
    if (response?.ok) return made.parse(await response.json());
    if (response && ![409, 503].includes(response.status))
      faults.push(`order: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return null;
  });
  Object.assign(sale, { number, totalCents: totals.total_cents });
}

async function leaveFirst(market: Market, sale: Sale): Promise<void> {
  const providerId = await open(market, sale, sale.till);
  market.tills[sale.till].leave(providerId);
  await tell(market, sale.till, providerId);
}

/** Presses pay, in two tabs where the sale is such; answers the provider's name of the try. */
async function open(market: Market, sale: Sale, till: TillName): Promise<string> {
  const { accounts, faults } = market;
  const { userId = "", email = "" } = accounts[sale.buyer] ?? {};
  const number = sale.number ?? "";
  const person = { userId, email, isAdmin: false };
  const input = { number, provider: till, total_cents: sale.totalCents ?? 0, accepts_terms: true };
  const once = async () => {
    const response = await press(market, { operation: "pay_order", person, input });
    if (!response) return null;
    const { state, url } = pressed.parse(await response.json());
    return state === "redirect" && url ? tryIn(url) : null;
  };
  await untilDone(`billing of ${number}`, () => saveBilling(market, sale));
  return untilDone(`paying ${number}`, async () => {
    const tabs = await Promise.all(sale.course === "two_tabs" ? [once(), once()] : [once()]);
    const shown = tabs.filter((one) => one !== null); // of a tab that died nothing is seen: the person presses again
    if (new Set(shown).size > 1) faults.push(`two tabs of ${number} led to two pages`);
    return shown[0] ?? null;
  });
}

async function saveBilling({ app }: Market, { number = "", country }: Sale): Promise<true | null> {
  const billing = { name: "Ada Example", street: "1 Long Lane", city: "Springfield", country };
  const saving = app.db.update(schema.orders).set({ billing }).where(eq(schema.orders.number, number));
  return saving.then(
    () => true,
    () => null,
  );
}

/** The provider tells it as providers do, until it was heard; others tell lies meanwhile. */
async function tell(market: Market, till: TillName, providerId: string): Promise<void> {
  const { tills, server, faults, onTaken } = market;
  const lie = async ({ rawBody, headers }: Sent) => {
    const response = await ask(`${server.origin}/api/webhooks/${till}`, { method: "POST", headers, body: rawBody });
    if (response?.ok) faults.push(`a forged webhook about ${providerId} was taken`);
  };
  const all = [
    ...tills.webhooks(till, providerId).map((sent) => () => deliver(market, { till, providerId }, sent).then(onTaken)),
    ...tills.forgeries(till, providerId).map((sent) => () => lie(sent)),
  ];
  await Promise.all(shuffled(all).map((run) => run()));
}
