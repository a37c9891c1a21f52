import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FakeBtcpay } from "@/lib/testing/payments/fake-btcpay";
import { FakePaypal } from "@/lib/testing/payments/fake-paypal";
import { FakeStripe } from "@/lib/testing/payments/fake-stripe";
import { btcpayProvider } from "./btcpay-provider";
import { paypalProvider } from "./paypal-provider";
import { type PaymentProvider, WebhookRefused } from "./provider";
import { stripeProvider } from "./stripe-provider";

const urls = {
  success: "https://fernwood.example/checkout/LY-2026-000001/done",
  cancel: "https://fernwood.example/checkout/LY-2026-000001",
  webhook: "https://fernwood.example/api/webhooks/x",
};
let tries = 0;
const order = (values = {}) => {
  tries += 1;
  const what = { number: "LY-2026-000001", description: "Paid launch: Tidewell", email: "ada@people.example" };
  return { ...what, paymentId: tries, amountCents: 4900, currency: "USD", ...values };
};

const wires = { stripe: new FakeStripe(), paypal: new FakePaypal(), btcpay: new FakeBtcpay() };
type Name = keyof typeof wires;
const NAMES: Name[] = ["stripe", "paypal", "btcpay"];
beforeAll(async () => {
  for (const name of NAMES) await wires[name].listen();
});
afterAll(() => {
  for (const name of NAMES) wires[name].close();
});

function providerOf(name: Name): PaymentProvider {
  if (name === "stripe") return stripeProvider(wires.stripe.settings);
  return name === "paypal" ? paypalProvider(wires.paypal.settings) : btcpayProvider(wires.btcpay.settings);
}

describe.each(NAMES)("%s", (name) => {
  const wire = wires[name];
  const made = async (values = {}) => {
    const provider = providerOf(name);
    const { providerId, url } = await provider.createAttempt(order(values), urls);
    return { provider, providerId, url };
  };

  it("leads to the provider's own page and tells that it was paid, with what came", async () => {
    const { provider, providerId, url } = await made();
    expect(provider.formTargets).toContain(new URL(url).origin);
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ status: "open", receivedCents: 0 });
    wire.pay(providerId);
    const { rawBody, headers } = wire.webhook(providerId);
    const [event, ...others] = await provider.verifyWebhook(rawBody, headers);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ providerId, status: "paid", receivedCents: 4900, refundedCents: 0, currency: "USD" });
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ status: "paid", receivedCents: 4900 });
  });

  it("names an event the same each time it is told", async () => {
    const { provider, providerId } = await made();
    wire.pay(providerId);
    const told = [1, 2].map(() => wire.webhook(providerId, undefined, { eventId: `once-${providerId}` }));
    const ids = [];
    for (const { rawBody, headers } of told) ids.push((await provider.verifyWebhook(rawBody, headers))[0]?.eventId);
    expect(ids).toEqual([`once-${providerId}`, `once-${providerId}`]);
  });

  it("makes one try, though the answer to the first call never came", async () => {
    const payable = order();
    wire.unanswered = name === "stripe" ? 5 : 1;
    await expect(providerOf(name).createAttempt(payable, urls)).rejects.toMatchObject({ code: "unavailable" });
    wire.unanswered = 0;
    const first = await providerOf(name).createAttempt(payable, urls);
    expect(await providerOf(name).createAttempt(payable, urls)).toEqual(first);
  });

  it("refuses what was signed by nobody, by another, or for another body", async () => {
    const { provider, providerId } = await made();
    wire.pay(providerId);
    const sent = wire.webhook(providerId);
    const forged = wire.webhook(providerId, undefined, { secret: "guessed" });
    for (const [rawBody, headers] of [
      [sent.rawBody, new Headers()],
      [forged.rawBody, forged.headers],
      [sent.rawBody.replace(providerId, "another"), sent.headers],
      ["{", sent.headers],
    ] as const)
      await expect(provider.verifyWebhook(rawBody, headers)).rejects.toThrow(WebhookRefused);
  });

  it("tells an amount and a currency that nobody asked for as they are", async () => {
    const { provider, providerId } = await made();
    wire.pay(providerId, { cents: 100, currency: "CAD" });
    expect(await provider.fetchAttempt(providerId)).toMatchObject({
      status: "paid",
      receivedCents: 100,
      currency: "CAD",
    });
  });

  it("tells that a try was left, and nothing of one that it does not know", async () => {
    const { provider, providerId } = await made();
    wire.leave(providerId);
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ status: "abandoned", receivedCents: 0 });
  });

  it("knows nothing while the provider is away", async () => {
    const { provider, providerId } = await made();
    wire.pay(providerId);
    wire.away = 3;
    await expect(provider.fetchAttempt(providerId)).rejects.toMatchObject({ code: "unavailable" });
    wire.away = 0;
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ status: "paid" });
  });

  it("gives money back once, whoever asks again", async () => {
    const { provider, providerId } = await made();
    wire.pay(providerId);
    await provider.fetchAttempt(providerId);
    const back = { providerId, amountCents: 1000, currency: "USD", key: `refund-of-${providerId}` };
    const first = await provider.refund(back);
    if (!(wire instanceof FakeBtcpay)) wire.forgetKeys(); // a day passes
    expect(await provider.refund(back)).toEqual(first);
    const state = await provider.fetchAttempt(providerId);
    if (wire instanceof FakeBtcpay) expect(wire.refunds.get(back.key)).toBe("10.00");
    else expect(state).toMatchObject({ status: "paid", refundedCents: 1000 });
  });

  it("tells late what came early: an old event says how things stand now", async () => {
    const { provider, providerId } = await made();
    const early = wire.webhook(providerId);
    wire.pay(providerId);
    const [event] = await provider.verifyWebhook(early.rawBody, early.headers);
    expect(event).toMatchObject({ status: "paid" });
  });
});

describe.each(["stripe", "paypal"] as const)("what is done on %s's own pages", (key) => {
  const paid = async () => {
    const provider = providerOf(key);
    const { providerId } = await provider.createAttempt(order(), urls);
    wires[key].pay(providerId);
    await provider.fetchAttempt(providerId);
    return { provider, providerId };
  };

  it("counts no refund that failed there, and asks for another one then", async () => {
    const { provider, providerId } = await paid();
    const back = { providerId, amountCents: 1_000, currency: "USD", key: `failing-${providerId}` };
    wires[key].failing = 1;
    await expect(provider.refund(back)).rejects.toMatchObject({ code: "unavailable" });
    const second = await provider.refund(back);
    expect(await provider.refund(back)).toEqual(second);
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ refundedCents: 1_000 });
  });

  it("is told: money that went back, in part and wholly", async () => {
    const { provider, providerId } = await paid();
    const told = async (cents: number) => {
      const { rawBody, headers } = wires[key].giveBack(providerId, cents);
      return provider.verifyWebhook(rawBody, headers);
    };
    expect(await told(1_000)).toMatchObject([{ providerId, status: "paid", refundedCents: 1_000 }]);
    expect(await told(3_900)).toMatchObject([{ providerId, status: "refunded", refundedCents: 4_900 }]);
  });

  it("is told: that what went back did not arrive", async () => {
    const { provider, providerId } = await paid();
    wires[key].giveBack(providerId, 4_900);
    const { rawBody, headers } = wires[key].failBack(providerId);
    const told = await provider.verifyWebhook(rawBody, headers);
    expect(told).toMatchObject([{ providerId, status: "paid", refundedCents: 0, refundingCents: 0 }]);
  });

  it.each([
    ["disputes it", undefined, { status: "open", takenCents: 4900 }],
    ["loses that", { stripe: "won", paypal: "RESOLVED_SELLER_FAVOUR" }, { status: "won", takenCents: 0 }],
    ["gets it back by that", { stripe: "lost", paypal: "RESOLVED_BUYER_FAVOUR" }, { status: "lost", takenCents: 4900 }],
  ])("is told: that the payer %s", async (_what, end, dispute) => {
    const { provider, providerId } = await paid();
    const opened = wires[key].dispute(providerId);
    const { rawBody, headers } = end ? wires[key].dispute(providerId, end[key]) : opened;
    const [event] = await provider.verifyWebhook(rawBody, headers);
    expect(event).toMatchObject({ providerId, status: "paid", receivedCents: 4900, refundedCents: 0, dispute });
    // what was told first comes late: it tells how the dispute stands by now
    expect((await provider.verifyWebhook(opened.rawBody, opened.headers))[0]).toMatchObject({ dispute });
  });
});

describe("stripe", () => {
  it("takes no money where the bank only asks", async () => {
    const provider = providerOf("stripe");
    const { providerId } = await provider.createAttempt(order(), urls);
    wires.stripe.pay(providerId);
    const { rawBody, headers } = wires.stripe.dispute(providerId, "warning_needs_response");
    const [event] = await provider.verifyWebhook(rawBody, headers);
    expect(event?.dispute).toMatchObject({ status: "open", takenCents: 0 });
  });

  it("refuses a webhook that was signed longer than five minutes ago", async () => {
    const provider = providerOf("stripe");
    const { providerId } = await provider.createAttempt(order(), urls);
    const { rawBody, headers } = wires.stripe.webhook(providerId, undefined, { at: Date.now() - 301_000 });
    await expect(provider.verifyWebhook(rawBody, headers)).rejects.toThrow(WebhookRefused);
  });
});

describe("paypal", () => {
  it("tells what is on its way back apart from what went back", async () => {
    const provider = providerOf("paypal");
    const { providerId } = await provider.createAttempt(order(), urls);
    wires.paypal.pay(providerId);
    await provider.fetchAttempt(providerId);
    wires.paypal.giveBack(providerId, 1_000);
    wires.paypal.failBack(providerId, "PENDING");
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ refundedCents: 0, refundingCents: 1_000 });
  });

  it("stays open where an approved payment is refused, and charges once where the answer did not come", async () => {
    const provider = providerOf("paypal");
    const [refused, silent] = [
      await provider.createAttempt(order(), urls),
      await provider.createAttempt(order(), urls),
    ];
    for (const { providerId } of [refused, silent]) wires.paypal.pay(providerId);
    wires.paypal.refused.add(refused.providerId);
    expect(await provider.fetchAttempt(refused.providerId)).toMatchObject({ status: "open" });
    wires.paypal.unanswered = 1;
    await expect(provider.fetchAttempt(silent.providerId)).rejects.toMatchObject({ code: "unavailable" });
    expect(await provider.fetchAttempt(silent.providerId)).toMatchObject({ status: "paid", receivedCents: 4900 });
  });
});

describe("btcpay", () => {
  it.each([
    ["too little", 4800],
    ["too much", 5100],
  ])("tells %s as what came", async (_, cents) => {
    const provider = providerOf("btcpay");
    const { providerId } = await provider.createAttempt(order(), urls);
    wires.btcpay.pay(providerId, { cents });
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ status: "paid", receivedCents: cents });
  });

  it("tells late money as paid", async () => {
    const provider = providerOf("btcpay");
    const { providerId } = await provider.createAttempt(order(), urls);
    wires.btcpay.payLate(providerId);
    expect(await provider.fetchAttempt(providerId)).toMatchObject({ status: "paid", receivedCents: 4900 });
  });

  it("refuses a signed webhook of another store", async () => {
    const { rawBody, headers } = wires.btcpay.webhook("inv1", undefined, { storeId: "another" });
    await expect(providerOf("btcpay").verifyWebhook(rawBody, headers)).rejects.toThrow(WebhookRefused);
  });
});
