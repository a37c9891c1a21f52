import { API_PREFIX } from "@/lib/api/http/api-prefix";
import type { HttpAnswer, HttpCall } from "@/lib/api/http/exchange";
import { type NodeHandler, nodeCall, writeAnswer } from "@/lib/api/http/node-request";
import { type WebHandler, webCall } from "@/lib/api/http/web-request";
import { NO_ROUTE, noteRequest } from "@/lib/api/metrics/note-request";
import type { App } from "@/lib/api/process/app";
import { msSince } from "@/lib/core/log";
import { answerRest } from "./dispatch";

/** The REST API over the web's Request and Response, as Next's route handlers use it. */
export function createApi(app: App): WebHandler {
  const routes = routesOf(app);
  return async (request, peer) => {
    const startedAt = performance.now();
    const call = webCall(request, peer);
    const answer = await answerRest(app, call);
    note(routes, call, answer, startedAt);
    const body = call.method === "HEAD" || !answer.body ? null : new Uint8Array(answer.body);
    return new Response(body, { status: answer.status, headers: answer.headers });
  };
}

/** The REST API straight over node:http: the same answers, without building Request and Response. */
export function createNodeApi(app: App): NodeHandler {
  const routes = routesOf(app);
  return async (req, res) => {
    const startedAt = performance.now();
    const call = nodeCall(req);
    const answer = await answerRest(app, call);
    writeAnswer(res, answer, app.isDraining() || answer.status === 413);
    note(routes, call, answer, startedAt);
  };
}

/** Paths of operations as they are written, by name; `answer.operation` names one of them. */
function routesOf({ operations }: App): Map<string, string> {
  return new Map(operations.map(({ name, path }) => [name, `${API_PREFIX}${path}`]));
}

function note(routes: Map<string, string>, call: HttpCall, answer: HttpAnswer, startedAt: number): void {
  const { operation } = answer;
  noteRequest({
    method: call.method,
    path: call.path,
    route: routes.get(operation ?? "") ?? NO_ROUTE,
    status: answer.status,
    ms: msSince(startedAt),
    requestId: answer.headers["x-request-id"],
    fields: { operation },
  });
}
