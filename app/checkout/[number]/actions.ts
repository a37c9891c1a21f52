"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import { answerTestPayment } from "@/lib/services/orders/checkout/answer-test-payment";
import { cancelOrder } from "@/lib/services/orders/checkout/cancel-order";
import { checkVatNumber, vatNumberWords } from "@/lib/services/orders/checkout/check-vat-number";
import { saveCheckout } from "@/lib/services/orders/checkout/save-checkout";
import { payMyOrder } from "@/lib/services/orders/payments/pay-order";
import { refundMyOrder } from "@/lib/services/orders/refunds/refund-my-order";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const BILLING = ["name", "company", "email", "street", "postal_code", "city", "country", "vat_number"];

/** Said under the form, and what was typed where it was refused. */
export type CheckoutSaved = ActionResult<{ said: string }> & { typed?: Record<string, string> };

/** Saves what one form of the page holds: who is billed, the code, a line. */
export async function saveOrder(number: string, _before: CheckoutSaved | null, form: FormData): Promise<CheckoutSaved> {
  const typed = Object.fromEntries(
    [...form.entries()].flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
  const billing = BILLING.filter((name) => form.has(name)).map((name) => [name, text(form, name)]);
  const input = {
    number,
    ...Object.fromEntries(billing),
    ...(form.has("promo_code") && { promo_code: form.has("without_code") ? "" : text(form, "promo_code") }),
    ...(form.has("position") && { position: Number(text(form, "position")), remove: form.has("remove") }),
    ...(form.has("week") && { week: text(form, "week") }),
  };
  const result = await runAction(async () => {
    const { output } = await execute(saveCheckout, await currentContext(), input);
    const said = form.has("vat_number") ? vatNumberWords({ ...output.vat, status: output.vat.vat_number_status }) : "";
    return { said: ["Saved.", said].filter(Boolean).join(" ") };
  });
  if (!result.ok) return { ...result, typed };
  revalidatePath(`/checkout/${number}`);
  return result;
}

/** What the registry says of a VAT number as it is typed; null where it was not asked. */
export async function checkVat(country: string, postal_code: string, vat_number: string): Promise<string | null> {
  const input = { country, postal_code, vat_number };
  const result = await runAction(async () => (await execute(checkVatNumber, await currentContext(), input)).output);
  return result.ok ? result.data.words : null;
}

/** Goes to the provider, unless the price has changed since the page was shown. */
export async function pay(number: string, _before: CheckoutSaved | null, form: FormData): Promise<CheckoutSaved> {
  const input = {
    number,
    provider: text(form, "provider"),
    total_cents: Number(text(form, "total_cents")),
    accepts_terms: form.has("accepts_terms"),
  };
  const result = await runAction(async () => (await execute(payMyOrder, await currentContext(), input)).output);
  if (!result.ok) return result;
  if (result.data.state === "changed") {
    revalidatePath(`/checkout/${number}`);
    return {
      ok: true,
      data: { said: "The price has changed since you saw it. This is what it is now; nothing was paid." },
    };
  }
  redirect(result.data.url ?? `/checkout/${number}`);
}

export async function cancel(form: FormData): Promise<void> {
  const number = text(form, "number");
  await runAction(async () => (await execute(cancelOrder, await currentContext(), { number })).output);
  redirect(`/checkout/${number}`);
}

/** Gives back a line, or all that is left, for the amount that the page showed. */
export async function refund(number: string, form: FormData): Promise<void> {
  const position = form.has("position") && { positions: [Number(text(form, "position"))] };
  const input = { number, cents: Number(text(form, "cents")), ...position };
  const result = await runAction(async () => (await execute(refundMyOrder, await currentContext(), input)).output);
  redirect(`/checkout/${number}${result.ok ? "" : "?refund=refused"}`);
}

/** What a person chose at the stand-in for a provider's page. */
export async function answerTest(number: string, form: FormData): Promise<void> {
  const status =
    text(form, "status") === "paid" ? "paid" : text(form, "status") === "declined" ? "declined" : "abandoned";
  await runAction(async () => (await execute(answerTestPayment, await currentContext(), { number, status })).output);
  redirect(`/checkout/${number}`);
}
