import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { PaymentStatus } from "@/lib/core/statuses";
import { type PaymentEvent, type PaymentProvider, WebhookRefused } from "./provider";

export const TEST_PROVIDER = "test";
const SIGNATURE = "x-test-signature";
/** A webhook that was signed longer ago is taken for a repeated one. */
const TOLERANCE_MS = 5 * 60_000;

const sentEvent = z.object({
  eventId: z.string(),
  providerId: z.string(),
  status: z.enum(["paid", "declined", "abandoned", "refunded"]),
  receivedCents: z.number().int().min(0),
  refundedCents: z.number().int().min(0),
  currency: z.string(),
});

/** Pays with nothing: a page of ours stands for the provider's, and its buttons send webhooks that are signed like any other. */
export function testProvider({ secret, now = Date.now }: { secret: string; now?: () => number }): PaymentProvider {
  return {
    key: TEST_PROVIDER,
    label: "test money",
    formTargets: [],
    async createAttempt({ paymentId, number }, { success }) {
      return { providerId: `test_${paymentId}`, url: `${new URL(success).origin}/checkout/${number}/test` };
    },
    async verifyWebhook(rawBody, headers) {
      return [readSigned(rawBody, headers.get(SIGNATURE) ?? "", { secret, now: now() })];
    },
    // It keeps nothing, so it can tell no more than it told.
    fetchAttempt: async () => null,
    refund: async ({ key }) => ({ refundId: `test_${key}` }),
  };
}

/** What the test page's buttons send for a try: a webhook's body with its headers. */
export function signedTestWebhook(
  { secret, now = Date.now() }: { secret: string; now?: number },
  attempt: {
    providerId: string;
    status: PaymentStatus;
    receivedCents: number;
    refundedCents?: number;
    currency: string;
    eventId?: string;
  },
): { rawBody: string; headers: Headers } {
  const rawBody = JSON.stringify({ eventId: `evt_${randomUUID()}`, refundedCents: 0, ...attempt });
  const headers = new Headers({ [SIGNATURE]: `t=${now},v1=${sign(secret, now, rawBody)}` });
  return { rawBody, headers };
}

function readSigned(rawBody: string, header: string, { secret, now }: { secret: string; now: number }): PaymentEvent {
  const [, time = "", signature = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const expected = Buffer.from(sign(secret, Number(time), rawBody), "hex");
  const given = Buffer.from(signature, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new WebhookRefused("not signed by us");
  if (Math.abs(now - Number(time)) > TOLERANCE_MS) throw new WebhookRefused("signed too long ago");
  const parsed = sentEvent.safeParse(JSON.parse(rawBody));
  if (!parsed.success) throw new WebhookRefused("not an event");
  return parsed.data;
}

const sign = (secret: string, time: number, rawBody: string) =>
  createHmac("sha256", `test payments ${secret}`).update(`${time}.${rawBody}`).digest("hex");
