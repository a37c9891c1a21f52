import { setTimeout as delay } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { askDisputes } from "@/lib/services/orders/payments/ask-disputes";
import { pollOpenPayments } from "@/lib/services/orders/payments/poll-payments";
import { carryOutOpenRefunds } from "@/lib/services/orders/refunds/carry-out-refunds";
import { TILLS, type TillName } from "@/lib/testing/payments/tills";
import { duration } from "../../scripts/terminal";
import { killDatabase } from "../server";
import { readBooks } from "./books";
import { carryOut } from "./buyer";
import { type MoneyStage, openMoneyStage } from "./stage";

const AT_ONCE = 8;
/** Longer than a refund counts as taken up by whom a kill ended (`TAKEN_UP_MS`), which the short form does not wait for. */
const SETTLE_MS = 240_000;
const SETTLE_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 10;
/** Of each try that is told. */
const WEBHOOKS = 5;
/** The poll leaves young tries alone: people pay meanwhile. */
const LATER_MS = 10 * 60_000;
/** Every so many orders the next calls that change something at a provider are done and not answered. */
const BROKEN_EVERY = 6;
/** More than the client of Stripe repeats by itself. */
const BROKEN_CALLS = { stripe: 3, paypal: 1, btcpay: 1 } as const;

export interface MoneyResult {
  told: string;
  /** What is wrong in the books, a sentence each. */
  findings: string[];
  /** Answers that nobody should get. */
  faults: string[];
}

/**
 * Sells while the server dies `kills` times and its database once, then reads everything back. `isHurried`: what the dead had taken up
 * counts as let go at once.
 */
export async function sellThroughDisasters(
  { orders, kills, isHurried }: { orders: number; kills: number; isHurried: boolean },
  onStage: (stage: MoneyStage) => void,
): Promise<MoneyResult> {
  const stage = await openMoneyStage(orders);
  onStage(stage);
  try {
    await stage.server.start();
    const start = performance.now();
    const slowest = await sellAndKill(stage, kills);
    await settle(stage, isHurried);
    const findings = await readBooks(stage.app.sql, stage.sales, stage.tills);
    const sumOf = (read: (till: TillName) => number) =>
      (TILLS.reduce((sum, till) => sum + read(till), 0) / 100).toFixed(2);
    const [came, back] = [
      sumOf((till) => stage.tills.received(till).cents),
      sumOf((till) => stage.tills.givenBack(till)),
    ];
    const disputed = sumOf((till) => stage.tills.disputed(till));
    const told = `${orders} orders over $${came}, $${back} of it given back, $${disputed} lost to disputes, through ${kills} kills -9 of the app and one of the database`;
    const times = `up again after ${duration(slowest)} at most, all in ${duration(performance.now() - start)}`;
    return { told: `${told}, ${times}`, findings, faults: stage.faults };
  } finally {
    await stage.close();
  }
}

/** Each kill comes once an equal share of the webhooks was taken; the database dies in the middle. Answers the longest time to get up. */
async function sellAndKill(stage: MoneyStage, kills: number): Promise<number> {
  const told = stage.sales.filter(({ course }) => course !== "unpaid" && course !== "silent").length;
  const share = (told * WEBHOOKS) / (kills + 2);
  let taken = 0;
  stage.onTaken = () => {
    taken += 1;
  };
  const selling = sellAll(stage);
  let isOver = false;
  const over = selling.finally(() => {
    isOver = true;
  });
  over.catch(() => undefined); // told below, once nobody is being killed any more
  let slowestMs = 0;
  for (let n = 1; n <= kills + 1; n += 1) {
    while (taken < share * n && !isOver) await delay(LOOK_EVERY_MS);
    if (isOver) break;
    const start = performance.now();
    if (n === Math.ceil((kills + 1) / 2)) await killDatabase(stage.dataDir);
    else stage.server.kill();
    if (!stage.server.isUp) await stage.server.start();
    slowestMs = Math.max(slowestMs, performance.now() - start);
  }
  await over;
  return slowestMs;
}

/** A few at once; now and then a provider does what it is asked and never says so. */
async function sellAll(stage: MoneyStage): Promise<void> {
  const left = [...stage.sales];
  const sell = async () => {
    for (let sale = left.shift(); sale; sale = left.shift()) {
      if (sale.n % BROKEN_EVERY === 0) stage.tills.breakOff(sale.till, BROKEN_CALLS[sale.till]);
      await carryOut(stage, sale);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sell));
}

/** Asks for what was never told, as the app does every few minutes, and waits until all that was paid is there. */
async function settle({ app, sales, tills }: MoneyStage, isHurried: boolean): Promise<void> {
  const deadline = Date.now() + SETTLE_MS;
  while (Date.now() < deadline) {
    if (isHurried) await letGo(app.db);
    const later = new Date(Date.now() + LATER_MS);
    await pollOpenPayments(app.db, later);
    await askDisputes(app.db, later);
    await carryOutOpenRefunds(app.db, () => new Date());
    if ((await readBooks(app.sql, sales, tills)).length === 0) return;
    await delay(SETTLE_EVERY_MS);
  }
}

/** Whoever took a refund up was killed, or has failed: as if the two minutes were over in which a provider might still answer. */
async function letGo(db: Db): Promise<void> {
  const { refunds: r } = schema;
  await db.update(r).set({ takenUpAt: null }).where(eq(r.status, "open"));
}
