import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { AnyExecutable } from "@/lib/core/operation";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { ordersOf } from "@/lib/testing/sales/checkouts";
import { createCheckout } from "../create-checkout";
import { getOrder } from "../get-order";
import { payMyOrder } from "../payments/pay-order";
import { refundMyOrder } from "../refunds/refund-my-order";
import { answerTestPayment } from "./answer-test-payment";
import { cancelOrder } from "./cancel-order";
import { getCheckout } from "./get-checkout";
import { saveCheckout } from "./save-checkout";

const app = useApp({ operations: [createCheckout, getOrder] });
const { newOrder } = ordersOf(app);
let number = "";
let total = 0;

beforeAll(async () => {
  const order = await newOrder();
  await order.pay();
  number = order.number;
  total = order.totals.total_cents;
});

const CALLS: [AnyExecutable, () => object][] = [
  [getOrder, () => ({})],
  [getCheckout, () => ({})],
  [saveCheckout, () => ({ city: "Elsewhere" })],
  [payMyOrder, () => ({ provider: "test", total_cents: total, accepts_terms: true })],
  [answerTestPayment, () => ({ status: "paid" })],
  [cancelOrder, () => ({})],
  [refundMyOrder, () => ({ cents: total })],
];

describe("another user's order number", () => {
  it.each(CALLS.map(([operation, input]) => [operation.name, operation, input] as const))(
    "given to %s is the 404 of a missing one, and changes nothing",
    async (_, operation, input) => {
      const rows = async () => [
        await app().db.select().from(schema.orders),
        await app().db.select().from(schema.payments),
      ];
      const before = await rows();
      const stranger = await app().context(sessionActor(await createUser(app().db), true), { surface: "web" });
      const answerTo = (of: string) =>
        execute(operation, stranger, { number: of, ...input() }).catch((error: unknown) => error);
      const [theirs, none] = [await answerTo(number), await answerTo("LY-2026-999999")];
      expect(theirs).toMatchObject({ code: "not_found" });
      expect(theirs).toEqual(none);
      expect(await rows()).toEqual(before);
    },
  );
});
