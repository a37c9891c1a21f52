import type { InngestHandler } from "@/inngest/serve";
import { SIGNATURE_HEADER } from "@/inngest/signature";
import { toAppError } from "@/lib/api/call/faults";
import { readBody } from "@/lib/api/http/body";
import { nextRequestId } from "@/lib/api/http/caller";
import type { WebHandler } from "@/lib/api/http/web-request";
import { AppError } from "@/lib/core/errors";

/** Our steps answer little. Reading and checking so much costs 100 ms of computing, whoever sends it. */
const BODY_MAX_BYTES = 256 * 1024;
/** Calls with a signature that does not hold, by one address in a minute. */
export const FORGED_MAX = 10;
const MINUTE_MS = 60_000;
/** How long the SDK takes a signature for fresh. */
const FRESH_MS = 5 * MINUTE_MS;
const UNAUTHORIZED = 401;

/**
 * Stands before what takes an Inngest server's calls: without a signature nothing is read, nothing large is read at all, a call that
 * was taken is not taken again, and who forges has to wait. What a signature is worth the SDK decides.
 */
export function guardCalls(handler: InngestHandler): WebHandler {
  const guard = new Guard();
  return async (request, { address }) => {
    try {
      const signature = guard.admit(request, address ?? "");
      const body = await readBody(request.body, Number(request.headers.get("content-length") ?? 0), BODY_MAX_BYTES);
      if (request.method === "POST") guard.takeOnce(signature);
      const init = { method: request.method, headers: request.headers, signal: request.signal };
      const response = await handler(new Request(request.url, body.length > 0 ? { ...init, body: text(body) } : init));
      if (response.status === UNAUTHORIZED) guard.noteForged(address ?? "");
      return response;
    } catch (thrown) {
      return refusal(toAppError(thrown, { requestId: nextRequestId(), operation: "inngest" }));
    }
  };
}

const text = (body: Uint8Array) => new TextDecoder().decode(body);

function refusal({ status, detail, fix, extras }: AppError): Response {
  const headers = {
    ...(extras.retryAfter !== undefined && { "retry-after": String(extras.retryAfter) }),
    ...(status === 413 && { connection: "close" }), // the rest is not read
  };
  return Response.json({ message: `${detail} ${fix}` }, { status, headers });
}

class Guard {
  readonly #taken = new Map<string, number>();
  #forged = new Map<string, number>();
  #minute = 0;

  /** Throws before anything of the body was read. */
  admit(request: Request, address: string): string {
    const signature = request.headers.get(SIGNATURE_HEADER);
    if (!signature)
      throw new AppError("unauthenticated", "The call is not signed.", "Only the Inngest server calls here.");
    if ((this.#ofThisMinute().get(address) ?? 0) >= FORGED_MAX) {
      const detail = "Too many calls with a wrong signature came from your address.";
      throw new AppError("rate_limited", detail, "Check the signing key on both sides.", { retryAfter: 60 });
    }
    return signature;
  }

  noteForged(address: string): void {
    const forged = this.#ofThisMinute();
    forged.set(address, (forged.get(address) ?? 0) + 1);
  }

  /** A server that asks again signs anew. */
  takeOnce(signature: string): void {
    const now = Date.now();
    for (const [old, until] of this.#taken) {
      if (until > now) break;
      this.#taken.delete(old);
    }
    if (this.#taken.has(signature))
      throw new AppError("unauthenticated", "This call was taken already.", "Sign it anew.");
    this.#taken.set(signature, now + FRESH_MS);
  }

  #ofThisMinute(): Map<string, number> {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.#minute) this.#forged = new Map();
    this.#minute = minute;
    return this.#forged;
  }
}
