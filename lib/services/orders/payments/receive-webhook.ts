import type { Db } from "@/db/client";
import { log } from "@/lib/core/log";
import { type PaymentEvent, WebhookRefused } from "@/lib/integrations/payments/provider";
import { findProvider } from "@/lib/integrations/payments/providers";
import { keepWebhookCall, type WebhookCall } from "./keep-webhook-call";
import { settleEvent } from "./settle";

/** How a webhook was taken: its status for the provider, who sends it again for anything but 200. */
export type Received = { status: 200 | 400 | 404 };

/** Takes a webhook of a provider that is on. Nothing is read of a body that the provider did not sign. */
export async function receiveWebhook(
  db: Db,
  now: Date,
  provider: string,
  { rawBody, headers }: { rawBody: string; headers: Headers },
): Promise<Received> {
  const found = await findProvider(provider);
  if (!found) return { status: 404 };
  try {
    for (const event of await found.verifyWebhook(rawBody, headers)) await take(db, now, provider, event);
    return { status: 200 };
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    await keep(db, now, { provider, outcome: "refused", detail: error.message });
    return { status: 400 };
  }
}

const OUTCOMES = { applied: "taken", repeated: "repeated", unknown: "foreign" } as const;

/** Settles an event, and keeps for the desk what came of it, a failure too. */
async function take(db: Db, now: Date, provider: string, event: PaymentEvent): Promise<void> {
  const settled = await settleEvent(db, now, provider, event).catch(async (error: unknown) => {
    const detail = error instanceof Error ? error.name : "unknown";
    await keep(db, now, { provider, outcome: "failed", event, detail });
    throw error;
  });
  await keep(db, now, { provider, outcome: OUTCOMES[settled], event });
}

/** The desk's log decides nothing: an event that was taken is answered so, whether or not its row could be written. */
async function keep(db: Db, now: Date, call: WebhookCall): Promise<void> {
  const reason = await keepWebhookCall(db, now, call).catch(String);
  if (reason) log.warn("what a payment provider sent could not be kept", { provider: call.provider, reason });
}
