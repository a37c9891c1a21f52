import { setTimeout as delay } from "node:timers/promises";
import type { TillName } from "@/lib/testing/payments/tills";
import type { Sent } from "@/lib/testing/payments/wire";
import type { Market } from "./market";

const RETRY_MS = 100;
const ANSWER_TIMEOUT_MS = 20_000;
const GIVE_UP_MS = 180_000;

interface Pressed {
  operation: "pay_order" | "refund_my_order" | "refund_order" | "credit_lost_dispute";
  person: { userId: string; email: string; isAdmin: boolean };
  input: Record<string, unknown>;
}

/** Presses a button of a page, in the process that is killed. Null where nothing came back, or only that it cannot answer now. */
export async function press(
  { server }: Pick<Market, "server">,
  { operation, person, input }: Pressed,
): Promise<Response | null> {
  const body = JSON.stringify({ operation, ...person, input });
  const headers = { "content-type": "application/json" };
  const response = await ask(`${server.origin}/-/press`, { method: "POST", headers, body });
  return response?.status === 503 ? null : response;
}

/** Asks a server that may be dead. */
export async function ask(url: string, request: RequestInit): Promise<Response | null> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  } catch {
    return null; // killed amid the answer, or not up
  }
}

/** Sends what a provider tells of one of its tries again and again, as providers do, until it was heard. */
export async function deliver(
  { server }: Pick<Market, "server">,
  { till, providerId }: { till: TillName; providerId: string },
  { rawBody, headers }: Sent,
): Promise<void> {
  const sent = { method: "POST", headers, body: rawBody };
  await untilDone(`webhook about ${providerId} of ${till}`, async () =>
    (await ask(`${server.origin}/api/webhooks/${till}`, sent))?.status === 200 ? true : null,
  );
}

/** Does it again until it is done. */
export async function untilDone<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (Date.now() < deadline) {
    const done = await attempt();
    if (done !== null) return done;
    await delay(RETRY_MS);
  }
  throw new Error(`${what}: not done within ${GIVE_UP_MS / 1000} s.`);
}
