import { desc, eq } from "drizzle-orm";
import { schema } from "@/db/client";
import type { DisputeStatus } from "@/lib/core/statuses";
import { settleEvent } from "@/lib/services/orders/payments/settle";
import type { useApp } from "../api/app";

type App = ReturnType<typeof useApp>;
interface Disputed {
  status: DisputeStatus;
  takenCents: number;
  /** What went back as a refund before. */
  refundedCents?: number;
  /** The provider was asked for it just now. */
  isCurrent?: boolean;
  currency?: string;
  mayTellDisputes?: boolean;
  /** Of a second dispute. */
  name?: string;
}

/** The provider's word on how a dispute of orders' latest payments stands: `const tell = disputesOf(app)`. */
export function disputesOf(app: App) {
  let told = 0;
  return async (
    orderId: number,
    {
      status,
      takenCents,
      refundedCents = 0,
      isCurrent = false,
      currency = "USD",
      mayTellDisputes = false,
      name = "d",
    }: Disputed,
  ) => {
    const p = schema.payments;
    const [payment] = await app().db.select().from(p).where(eq(p.orderId, orderId)).orderBy(desc(p.id)).limit(1);
    const { providerId, receivedCents = 0 } = payment ?? {};
    told += 1;
    return settleEvent(app().db, app().now(), "test", {
      ...{
        providerId: providerId ?? "",
        status: "paid",
        currency: "USD",
        receivedCents,
        refundedCents,
        mayTellDisputes,
      },
      eventId: `dispute ${told} of ${providerId}`,
      dispute: { disputeId: `${name}-${providerId}`, status, takenCents, currency, isCurrent },
    });
  };
}
