import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { nextRequestId } from "@/lib/api/http/caller";
import { presentFailure } from "@/lib/api/rest/answer";
import { defaultBaseUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { lookup } from "@/lib/core/lookup";

/** What Node's parser says of bytes that never became a request, as ours; everything else is malformed. */
const REFUSALS = lookup<AppError>({
  HPE_HEADER_OVERFLOW: new AppError(
    "headers_too_large",
    "The address and headers together are too long.",
    "Send a shorter address and fewer headers.",
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError(
    "request_timeout",
    "The request did not arrive whole in time.",
    "Send it again, without pauses.",
  ),
});
const MALFORMED = new AppError(
  "bad_request",
  "This is not an HTTP/1.1 request.",
  "Send it with an HTTP client's own means.",
);

/** Answers what could not be read as a request with a problem like any other, and ends the connection. */
export function answerUnreadable(reason: NodeJS.ErrnoException, socket: Duplex): void {
  if (reason.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const error = REFUSALS.get(reason.code ?? "") ?? MALFORMED;
  const requestId = nextRequestId();
  const where = { baseUrl: defaultBaseUrl(), instance: "/", requestId };
  const { headers, body } = presentFailure(error, { rateLimits: [], replayed: false, requestId }, where);
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join("")}\r\n`);
  socket.end(body, () => socket.destroy());
  log.info("unreadable request", { status: error.status, reason: reason.code, request_id: requestId });
}
