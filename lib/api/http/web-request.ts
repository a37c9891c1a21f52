import { log, msSince } from "@/lib/core/log";
import type { App } from "@/lib/api/process/app";
import { answerRest } from "@/lib/api/rest/dispatch";
import { AppError } from "@/lib/core/errors";
import type { RestAnswer, RestCall } from "./exchange";

export interface PeerInfo {
  /** Address of the peer that connected, null where the host does not tell. */
  address: string | null;
}

export type WebHandler = (request: Request, peer: PeerInfo) => Promise<Response>;

/** The REST API over the web's Request and Response, as Next's route handlers use it. */
export function createApi(app: App): WebHandler {
  return async (request, peer) => {
    const startedAt = performance.now();
    const call = webCall(request, peer);
    const answer = await answerRest(app, call);
    logCall(call, answer, startedAt);
    const body = call.method === "HEAD" || !answer.body ? null : new Uint8Array(answer.body);
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

/** A request of the web as REST and MCP read it. */
export function webCall(request: Request, peer: PeerInfo): RestCall {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    header: (name) => request.headers.get(name) ?? (name === "host" ? url.host : null),
    readBody: (limit) => readStream(request.body, Number(request.headers.get("content-length") ?? 0), limit),
    socketAddress: peer.address,
  };
}

/** One line per call: no query, no body, no token. */
export function logCall(call: RestCall, answer: RestAnswer, startedAt: number): void {
  log.info("request", {
    method: call.method,
    path: call.path,
    status: answer.status,
    ms: msSince(startedAt),
    request_id: answer.headers["x-request-id"],
    operation: answer.operation,
  });
}

/** Reads a body whole. Throws `payload_too_large` as soon as the limit is passed, whatever length was announced. */
export async function readStream(
  stream: AsyncIterable<Uint8Array> | null,
  announced: number,
  limit: number,
): Promise<Uint8Array> {
  if (announced > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of whole(stream ?? [])) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** A stream fails when the sender goes away or sends broken chunks: nothing unexpected of ours. */
async function* whole(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    throw new AppError("bad_request", "The body broke off before its end.", "Send the request again.");
  }
}

function tooLarge(limit: number): AppError {
  return new AppError("payload_too_large", `The body is larger than ${limit / 1024} KiB.`, "Send less at a time.");
}
