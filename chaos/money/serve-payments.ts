import { randomUUID } from "node:crypto";
import { z } from "zod";
import { POST } from "@/app/api/webhooks/[provider]/route";
import { execute } from "@/lib/api/call/execute";
import { toAppError } from "@/lib/api/call/faults";
import { serveWeb } from "@/lib/api/http/node-request";
import { contextFor } from "@/lib/api/process/app";
import { getApp } from "@/lib/api/process/open-app";
import { payMyOrder } from "@/lib/services/orders/payments/pay-order";
import { creditLostDispute } from "@/lib/services/orders/refunds/credit-lost-dispute";
import { refundMyOrder } from "@/lib/services/orders/refunds/refund-my-order";
import { refundOrder } from "@/lib/services/orders/refunds/refund-order";
import { failStart } from "@/lib/serving/process";
import { serveWithoutPages } from "@/lib/serving/without-pages";

/** What forms of pages call, so that it dies with the server; whoever asks says who they are. */
const OPERATIONS = {
  pay_order: payMyOrder,
  refund_my_order: refundMyOrder,
  refund_order: refundOrder,
  credit_lost_dispute: creditLostDispute,
};
const asked = z.object({
  operation: z.enum(["pay_order", "refund_my_order", "refund_order", "credit_lost_dispute"]),
  userId: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  input: z.record(z.string(), z.unknown()),
});

async function press(request: Request): Promise<Response> {
  const requestId = `req_${randomUUID()}`;
  try {
    const app = await getApp();
    const { operation, input, ...person } = asked.parse(await request.json());
    const session = { sessionId: `chaos-${person.userId}`, hasSteppedUp: true };
    const actor = { type: "session", ...person, ...session } as const;
    const call = { host: null, actor, surface: "web", address: "192.0.2.7", requestId } as const;
    const { output } = await execute<z.ZodObject, z.ZodType>(OPERATIONS[operation], await contextFor(app, call), input);
    return Response.json(output);
  } catch (error) {
    const { status, code, detail } = toAppError(error, { requestId });
    return Response.json({ code, detail }, { status });
  }
}

/** All but the pages: what their forms call, and the one route handler beside them that providers call. */
const beside = serveWeb(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/-/press") return press(request);
  const [, provider] = /^\/api\/webhooks\/(\w+)$/.exec(pathname) ?? [];
  return provider ? POST(request, { params: Promise.resolve({ provider }) }) : new Response(null, { status: 404 });
});

serveWithoutPages(beside).catch(failStart);
