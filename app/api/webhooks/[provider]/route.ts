import { getApp } from "@/lib/api/process/open-app";
import { receiveWebhook } from "@/lib/services/orders/payments/receive-webhook";

export const dynamic = "force-dynamic";

const BODY_MAX_BYTES = 256 * 1024;

/** What payment providers tell us. The body is taken as it came, since its signature is about its bytes. */
export async function POST(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  const { provider } = await params;
  const rawBody = await request.text();
  if (rawBody.length > BODY_MAX_BYTES) return answer(413);
  const { db, now } = await getApp();
  const { status } = await receiveWebhook(db, now(), provider, { rawBody, headers: request.headers });
  return answer(status);
}

const answer = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } });
