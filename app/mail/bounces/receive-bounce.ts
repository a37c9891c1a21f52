import { isAppError } from "@/lib/api/call/faults";
import { bears } from "@/lib/api/http/bearer";
import { readBody } from "@/lib/api/http/body";
import type { App } from "@/lib/api/process/app";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { takeBounce } from "@/lib/services/mail/take-bounce";

const BODY_MAX_BYTES = 1024 * 1024;

/** Mails that came back, from whatever delivers the mailbox of bounces: raw, as message/rfc822. For others there is no such address. */
export async function receiveBounce(
  openApp: () => Promise<Pick<App, "db" | "now">>,
  request: Request,
): Promise<Response> {
  const { MAIL_BOUNCE_TOKEN: token } = env();
  if (!token || !bears(request.headers.get("authorization"), token)) return answer(404);
  try {
    const announced = Number(request.headers.get("content-length") ?? 0);
    const raw = await readBody(request.body, announced, BODY_MAX_BYTES);
    const { db, now } = await openApp();
    const outcome = await takeBounce(db, now(), raw);
    log.info("a mail came back", { outcome });
    return answer(200, { outcome });
  } catch (error) {
    if (isAppError(error)) return answer(error.status, { detail: error.detail, fix: error.fix });
    throw error;
  }
}

const answer = (status: number, body?: Record<string, unknown>) =>
  new Response(body ? JSON.stringify(body) : null, {
    status,
    headers: { "cache-control": "no-store", ...(body && { "content-type": "application/json" }) },
  });
