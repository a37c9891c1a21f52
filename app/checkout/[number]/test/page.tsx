import type { Metadata } from "next";
import { missingOwnPage } from "@/app/missing";
import { dollars } from "@/components/checkout/cents";
import { Button } from "@/components/ui/button";
import { getCheckout } from "@/lib/services/orders/checkout/get-checkout";
import { readOrNull } from "@/lib/web/request/read";
import { requireSignedIn } from "@/lib/web/request/require-signed-in";
import { answerTest } from "../actions";

export const metadata: Metadata = { title: "Test payment", robots: { index: false } };

/** Stands for a provider's own page while test money is taken. */
export default async function TestPaymentPage({ params }: { params: Promise<{ number: string }> }) {
  const { number } = await params;
  await requireSignedIn(`/checkout/${encodeURIComponent(number)}/test`);
  const found = await readOrNull(getCheckout, { number });
  const isOpen = found?.order.payments.some(({ provider, status }) => provider === "test" && status === "open");
  if (!found || !isOpen) return missingOwnPage();
  return (
    <div className="max-w-text py-8">
      <h1 className="text-xl">Test payment</h1>
      <p className="mt-2 mb-6">
        {dollars(found.order.total_cents)} for order {number}. No real money moves: choose how this payment ends.
      </p>
      <form action={answerTest.bind(null, number)} className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="status" value="paid">
          Pay
        </Button>
        <Button type="submit" name="status" value="declined">
          Decline
        </Button>
        <Button type="submit" name="status" value="abandoned">
          Go back without paying
        </Button>
      </form>
    </div>
  );
}
