import { isAppError } from "@/lib/api/call/faults";
import { readBody } from "@/lib/api/http/body";
import { getApp } from "@/lib/api/process/open-app";
import { receiveWebhook } from "@/lib/services/orders/payments/receive-webhook";

export const dynamic = "force-dynamic";

const BODY_MAX_BYTES = 256 * 1024;

/** What payment providers tell us. The body is taken as it came, since its signature is about its bytes. */
export async function POST(request: Request, { params }: { params: Promise<{ provider: string }> }): Promise<Response> {
  const { provider } = await params;
  try {
    const announced = Number(request.headers.get("content-length") ?? 0);
    const rawBody = Buffer.from(await readBody(request.body, announced, BODY_MAX_BYTES)).toString();
    const { db, now } = await getApp();
    const { status } = await receiveWebhook(db, now(), provider, { rawBody, headers: request.headers });
    return answer(status);
  } catch (error) {
    if (isAppError(error)) return answer(error.status); // too large, or a provider that could not be asked: it sends again
    throw error;
  }
}

const answer = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } });
