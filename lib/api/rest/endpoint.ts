import type { HttpAnswer, HttpCall } from "@/lib/api/http/exchange";
import { type NodeHandler, nodeCall, writeAnswer } from "@/lib/api/http/node-request";
import { type WebHandler, webCall } from "@/lib/api/http/web-request";
import type { App } from "@/lib/api/process/app";
import { log, msSince } from "@/lib/core/log";
import { answerRest } from "./dispatch";

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

/** The REST API straight over node:http: the same answers, without building Request and Response. */
export function createNodeApi(app: App): NodeHandler {
  return async (req, res) => {
    const startedAt = performance.now();
    const call = nodeCall(req);
    const answer = await answerRest(app, call);
    writeAnswer(res, answer, app.isDraining() || answer.status === 413);
    logCall(call, answer, startedAt);
  };
}

/** One line per call: no query, no body, no token. */
function logCall(call: HttpCall, answer: HttpAnswer, startedAt: number): void {
  log.info("request", {
    method: call.method,
    path: call.path,
    status: answer.status,
    ms: msSince(startedAt),
    request_id: answer.headers["x-request-id"],
    operation: answer.operation,
  });
}
