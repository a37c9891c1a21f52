import { and, asc, eq, lt, ne, notExists, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { jobContext } from "../../site/job-context";
import { fulfilLine, linesToFulfil } from "./fulfil-line";

const { orders: o, orderLines: l, refunds: r } = schema;
/** By then the event of the payment has done it, unless it was lost or tried in vain. */
const AGE_MS = 10 * 60_000;
const BATCH = 100;

/** Fulfils what was paid a while ago and still waits. One that fails holds up no other. Answers how many lines ended. */
export async function fulfilLateOrders(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - AGE_MS);
  const isIts = and(sql`${l.id} = any(${r.lineIds})`, ne(r.status, "failed"));
  const itsRefund = db.select({ id: r.id }).from(r).where(isIts);
  const late = await db
    .selectDistinct({ id: o.id, siteId: o.siteId })
    .from(o)
    .innerJoin(l, eq(l.orderId, o.id))
    .where(and(eq(o.status, "paid"), eq(l.fulfilment, "pending"), lt(o.paidAt, before), notExists(itsRefund)))
    .orderBy(asc(o.id))
    .limit(BATCH);
  let ended = 0;
  for (const { id, siteId } of late) {
    log.warn("a paid order waited to be fulfilled", { orderId: id });
    try {
      for (const line of await linesToFulfil(db, id))
        if ((await fulfilLine(await jobContext(db, siteId, now), line)) !== "done") ended += 1;
    } catch (error) {
      log.error("paid order not fulfilled", {
        orderId: id,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return ended;
}
