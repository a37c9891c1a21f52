import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "../../audit/audit";
import { stage } from "../../events/stage";
import { jobContext } from "../../site/job-context";
import type { LineRow } from "../owned-order";
import type { OrderRow } from "../status";
import { whyBegun } from "./begun";
import { moneyBack, moneyOf, type RefundRow, type RefundState, refundState } from "./refund-state";
import { lockListingsOf, takeBack } from "./take-back";

const { payments, refunds } = schema;

export interface RefundRequest {
  /** As the transaction locked it. */
  order: OrderRow;
  /** Lines of the order; all that are left where none are named. */
  lineIds?: readonly number[];
  /** What the person was shown that comes back, to refuse another amount; for whoever saw none it is left out. */
  shownCents?: number;
  reason: string;
  /** What has gone live keeps standing and its money goes back all the same; else it is refused. */
  isAlsoLive: boolean;
}

/**
 * Asks for the money of an order's lines to go back, in the caller's transaction: each line once, and what it bought is taken back
 * before it goes live. `carryOutRefunds` sends the money. Throws `conflict` for an order that is not paid, for lines that went back
 * already or have gone live, and for another amount than was shown; whether the caller may is theirs to ask.
 */
export async function askRefund(ctx: Ctx, tx: Db, request: RefundRequest): Promise<RefundRow> {
  const { order, reason, shownCents } = request;
  if (order.status !== "paid") throw refused("This order is not paid, so there is nothing to give back.");
  const state = await refundState(tx, order);
  const lines = chosenOf(state, request.lineIds);
  const money = moneyBack(state, lines);
  const cents = money.netCents + money.vatCents;
  if (shownCents !== undefined && shownCents !== cents) throw refused("What comes back has changed since you saw it.");
  await takeAllBack(ctx, tx, lines, request);
  const row = await insertRefund(ctx, tx, { orderId: order.id, lineIds: lines.map(({ id }) => id), ...money, reason });
  const after = { refund: row.id, lines: lines.map(({ name }) => name), cents: moneyOf(row) };
  await audit(tx, ctx, { entity: { kind: "order", id: order.id }, did: "refund_asked", before: null, after, reason });
  return row;
}

function chosenOf({ left }: RefundState, lineIds?: readonly number[]): LineRow[] {
  const chosen = lineIds ? left.filter(({ id }) => lineIds.includes(id)) : left;
  if (chosen.length === 0 || (lineIds && chosen.length !== new Set(lineIds).size))
    throw refused("These lines were given back already, or are not of this order.");
  return chosen;
}

async function takeAllBack(ctx: Ctx, tx: Db, lines: LineRow[], { order, isAlsoLive }: RefundRequest): Promise<void> {
  const job = { ...(await jobContext(tx, order.siteId, ctx.now)), requestId: ctx.requestId };
  const listings = await lockListingsOf(tx, lines);
  const whyOf = (line: LineRow) => whyBegun(line, listings.get(line.listingId ?? 0) ?? null, ctx.now);
  const why = lines.map(whyOf).find((one) => one !== null);
  if (why && !isAlsoLive)
    throw new AppError("conflict", `${why} It can be refunded before it goes live only.`, "Refund the other lines.");
  const waiting = lines.filter((line) => whyOf(line) === null);
  await takeBack(job, tx, waiting, listings);
}

type Values = Pick<RefundRow, "orderId" | "lineIds" | "netCents" | "vatCents" | "reason">;

/** Writes it, to go back from the payment that the order was paid by, and asks for it to be carried out. */
async function insertRefund(ctx: Ctx, tx: Db, values: Values): Promise<RefundRow> {
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, values.orderId), payments.settles));
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  const [row] = await tx
    .insert(refunds)
    .values({ ...values, paymentId: paid?.id ?? null, ...times })
    .returning();
  if (!row) throw new Error("The refund was not written.");
  const data = { refund_id: row.id, site_id: ctx.site.id };
  await stage(tx, { name: "refund.requested", key: `refund.requested:${row.id}`, data });
  return row;
}

const refused = (detail: string) => new AppError("conflict", detail, "Read the order again to see how it stands.");
