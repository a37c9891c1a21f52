import type { Db } from "@/db/client";
import { WebhookRefused } from "@/lib/integrations/payments/provider";
import { findProvider } from "@/lib/integrations/payments/providers";
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
    for (const event of await found.verifyWebhook(rawBody, headers)) await settleEvent(db, now, provider, event);
    return { status: 200 };
  } catch (error) {
    if (error instanceof WebhookRefused) return { status: 400 };
    throw error;
  }
}
