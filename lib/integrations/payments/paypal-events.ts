import { z } from "zod";
import { WebhookRefused } from "./provider";

/** One call of PayPal's API, by its path. */
export type PaypalCall = <T>(path: string, shape: z.ZodType<T>, asked: PaypalAsked) => Promise<T | null>;

export interface PaypalAsked {
  body?: object | string;
  /** Makes it happen once (`PayPal-Request-Id`). */
  key?: string;
  absent?: number[];
}

const supplementary = z
  .object({ related_ids: z.object({ order_id: z.string() }).partial().optional() })
  .partial()
  .optional();
const told = z.object({
  id: z.string(),
  event_type: z.string().optional(),
  resource_type: z.string().optional(),
  resource: z.looseObject({
    id: z.string().optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).default([]),
    supplementary_data: supplementary,
  }),
});
type Told = z.infer<typeof told>;
const capture = z.object({ supplementary_data: supplementary });
const verdict = z.object({ verification_status: z.string() });

/** The order that an event is about; null for one that tells nothing of an order. Refunds and disputes name its capture only. */
export async function orderOf(call: PaypalCall, { resource, resource_type }: Told): Promise<string | null> {
  const named = resource.supplementary_data?.related_ids?.order_id;
  if (named) return named;
  if (resource_type === "checkout-order") return resource.id ?? null;
  const up = resource.links.find(({ rel }) => rel === "up")?.href ?? "";
  const id = /\/captures\/([^/?]+)$/.exec(up)?.[1] ?? resource.disputed_transactions[0]?.seller_transaction_id;
  return id ? orderOfCapture(call, id) : null;
}

/** The order that a capture is of; null where there is none. */
export async function orderOfCapture(call: PaypalCall, id: string): Promise<string | null> {
  const found = await call(`/v2/payments/captures/${encodeURIComponent(id)}`, capture, { absent: [403, 404] });
  return found?.supplementary_data?.related_ids?.order_id ?? null;
}

/** The event in a body that PayPal says it sent; the body travels back as it came, since another spelling has another signature. */
export async function readVerified(
  call: PaypalCall,
  webhookId: string,
  rawBody: string,
  headers: Headers,
): Promise<Told> {
  const parsed = z
    .string()
    .transform((text, ctx) => jsonOf(text) ?? ctx.addIssue("not JSON"))
    .pipe(told)
    .safeParse(rawBody);
  const names = ["auth-algo", "cert-url", "transmission-id", "transmission-sig", "transmission-time"];
  const signed = names.map((name) => [name.replace("-", "_"), headers.get(`paypal-${name}`)] as const);
  if (!parsed.success || signed.some(([, value]) => !value)) throw new WebhookRefused("not an event of PayPal");
  const fields = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  const body = `${fields.slice(0, -1)},"webhook_event":${rawBody}}`;
  const answer = await call("/v1/notifications/verify-webhook-signature", verdict, { body, absent: [400, 422] });
  if (answer?.verification_status !== "SUCCESS") throw new WebhookRefused("not signed by PayPal");
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
