import type { IncomingMessage, ServerResponse } from "node:http";
import { nextRequestId } from "@/lib/api/http/caller";
import { splitTarget, writeAnswer } from "@/lib/api/http/node-request";
import { NO_ROUTE, noteRequest } from "@/lib/api/metrics/note-request";
import { presentFailure } from "@/lib/api/rest/answer";
import { defaultBaseUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

/** `uri-host [ ":" port ]` (RFC 9110, section 7.2); empty where a target has no authority. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;
const BAD_HOST = new AppError(
  "bad_request",
  "The request names no host, or not one host.",
  "Send one Host header, with a name and perhaps a port.",
);
const BAD_ADDRESS = new AppError(
  "bad_request",
  "The address is not percent-encoded UTF-8 text.",
  "Encode it as UTF-8, without NUL characters.",
);
const OAUTH_PREFIX = "/oauth/";
const NO_TRACE = new AppError("method_not_allowed", "Nothing here takes TRACE.", "Use another method.", {
  allow: ["GET", "HEAD", "POST", "OPTIONS"],
});

const NO_WEBSOCKET = new AppError("bad_request", "Nothing here speaks WebSocket.", "Send a plain HTTP request.");

/** What is wrong with a request whoever would answer it; null for nothing. The API looks at addresses itself. */
export function faultOf(req: IncomingMessage, isOfApi: boolean): AppError | null {
  if (!hasOneHost(req)) return BAD_HOST;
  if (isOfApi) return null;
  if (req.method === "TRACE") return NO_TRACE; // which the web's Request cannot even hold
  if (req.headers.upgrade?.toLowerCase().includes("websocket")) return NO_WEBSOCKET; // it would wait for ever
  return hasReadableAddress(req.url ?? "/") ? null : BAD_ADDRESS;
}

/** RFC 9112, section 3.2: none (but in HTTP/1.0), several or an invalid one is to be refused. */
function hasOneHost(req: IncomingMessage): boolean {
  const given = req.rawHeaders.filter((_, i) => i % 2 === 1 && req.rawHeaders[i - 1]?.toLowerCase() === "host");
  if (given.length > 1 || (given.length === 0 && req.httpVersion !== "1.0")) return false;
  return [...given, req.headers.host ?? ""].every(isHost); // the latter from the target, where that names one
}

function isHost(host: string): boolean {
  return HOST.test(host) && (host === "" || URL.canParse(`http://${host}/`));
}

/** No text that is looked for or kept has a NUL. The authorization server refuses its own parameters, in its own form. */
function hasReadableAddress(target: string): boolean {
  const { path } = splitTarget(target);
  if ((path.startsWith(OAUTH_PREFIX) ? path : target).includes("%00")) return false;
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}

/**
 * Refuses a request as a whole with a problem like any other, and ends the connection: the next one may be as broken. Only the
 * API's refusals may be read by other sites' scripts.
 */
export function refuse(error: AppError, isOfApi: boolean, req: IncomingMessage, res: ServerResponse): void {
  const requestId = nextRequestId();
  const { path } = splitTarget(req.url ?? "/");
  const where = { baseUrl: defaultBaseUrl(), instance: path, requestId };
  const answer = presentFailure(error, { rateLimits: [], replayed: false, requestId }, where);
  const headers = Object.entries(answer.headers).filter(([name]) => isOfApi || !name.startsWith("access-control-"));
  writeAnswer(res, { ...answer, headers: Object.fromEntries(headers) }, true);
  noteRequest({ method: req.method ?? "GET", path, route: NO_ROUTE, status: answer.status, ms: 0, requestId });
}
