import type { IncomingMessage, ServerResponse } from "node:http";
import { defaultBaseUrl } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { nextRequestId } from "./caller";
import { log } from "./log";
import { splitTarget, writeAnswer } from "./node-http";
import { presentFailure } from "./rest-answer";

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
const NO_TRACE = new AppError("method_not_allowed", "Nothing here takes TRACE.", "Use another method.", {
  allow: ["GET", "HEAD", "POST", "OPTIONS"],
});

/** What is wrong with a request whoever would answer it; null for nothing. The API looks at addresses itself. */
export function faultOf(req: IncomingMessage, isOfApi: boolean): AppError | null {
  if (!hasOneHost(req)) return BAD_HOST;
  if (isOfApi) return null;
  if (req.method === "TRACE") return NO_TRACE; // which the web's Request cannot even hold
  return hasReadableAddress(req.url ?? "/") ? null : BAD_ADDRESS;
}

/** RFC 9112, section 3.2: none (but in HTTP/1.0), several or an invalid one is to be refused. */
function hasOneHost(req: IncomingMessage): boolean {
  const given = req.rawHeaders.filter((_, i) => i % 2 === 1 && req.rawHeaders[i - 1]?.toLowerCase() === "host");
  if (given.length === 0) return req.httpVersion === "1.0";
  return given.length === 1 && [...given, req.headers.host ?? ""].every(isHost);
}

function isHost(host: string): boolean {
  return HOST.test(host) && (host === "" || URL.canParse(`http://${host}/`));
}

function hasReadableAddress(target: string): boolean {
  if (target.includes("%00")) return false; // no text that is looked for or kept has one
  try {
    return decodeURIComponent(splitTarget(target).path) !== null;
  } catch {
    return false;
  }
}

/** Refuses a request as a whole with a problem like any other, and ends the connection: the next one may be as broken. */
export function refuse(error: AppError, req: IncomingMessage, res: ServerResponse): void {
  const requestId = nextRequestId();
  const { path } = splitTarget(req.url ?? "/");
  const where = { baseUrl: defaultBaseUrl(), instance: path, requestId };
  const answer = presentFailure(error, { rateLimits: [], replayed: false, requestId }, where);
  writeAnswer(res, answer, true);
  log.info("request", { method: req.method, path, status: answer.status, request_id: requestId });
}
