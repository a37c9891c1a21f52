import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { schema } from "@/db/client";
import { notFound } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { findProvider } from "@/lib/integrations/payments/providers";
import { signedTestWebhook, TEST_PROVIDER } from "@/lib/integrations/payments/test-provider";
import { orderNumber } from "@/lib/schemas/orders/order";
import { getOwnedOrder } from "../owned-order";
import { receiveWebhook } from "../payments/receive-webhook";

/** What a person does at the stand-in for a provider's page: it sends a signed webhook, as a provider would. */
export const answerTestPayment = definePageOperation({
  name: "answer_test_payment",
  access: "session",
  readOnly: false,
  input: z.strictObject({ number: orderNumber, status: z.enum(["paid", "declined", "abandoned"]) }),
  output: z.object({ status: z.string() }),
  async run({ ctx, input }) {
    const { db, now } = ctx;
    const order = await getOwnedOrder(ctx, input.number);
    const p = schema.payments;
    const isTry = and(eq(p.orderId, order.id), eq(p.provider, TEST_PROVIDER), eq(p.status, "open"));
    const [payment] = await db.select().from(p).where(isTry);
    if (!(await findProvider(TEST_PROVIDER)) || !payment?.providerId) throw notFound("payment");
    const receivedCents = input.status === "paid" ? payment.amountCents : 0;
    const attempt = { providerId: payment.providerId, status: input.status, receivedCents, currency: payment.currency };
    await receiveWebhook(db, now, TEST_PROVIDER, signedTestWebhook({ secret: await authSecret() }, attempt));
    return { status: input.status };
  },
});
