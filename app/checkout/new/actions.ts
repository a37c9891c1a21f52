"use server";

import { redirect } from "next/navigation";
import { execute } from "@/lib/api/call/execute";
import type { ActionResult } from "@/lib/schemas/action-result";
import type { OrderItem } from "@/lib/schemas/orders/order";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { currentContext } from "@/lib/web/request/context";
import { runAction } from "@/lib/web/request/run-action";

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const CENTS = 100;

/** Begins an order for one product of one listing, and goes to its page. */
export async function beginOrder(
  product: string,
  listingId: number,
  _before: ActionResult<{ said: string }> | null,
  form: FormData,
): Promise<ActionResult<{ said: string }>> {
  const item: OrderItem = {
    product,
    listing_id: listingId,
    ...(form.has("week") && { week: text(form, "week") }),
    ...(form.has("weeks") && { weeks: form.getAll("weeks").map(String) }),
    ...(form.has("categories") && { categories: form.getAll("categories").map(String) }),
    ...(form.has("section") && { section: text(form, "section") }),
    ...(form.has("amount") && { amount_cents: Math.round(Number(text(form, "amount")) * CENTS) }),
  };
  const result = await runAction(async () => {
    return (await execute(createCheckout, await currentContext(), { items: [item] })).output;
  });
  if (!result.ok) return result;
  redirect(`/checkout/${result.data.number}`);
}
