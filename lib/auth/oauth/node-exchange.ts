import type { IncomingMessage, ServerResponse } from "node:http";
import { toFetchResponse, toReqRes } from "fetch-to-node";

/** Cookies of the provider that never reach it: its own session would remember who signed in, and only ours may. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?ly_oauth_session(?:\.sig)?=[^;]*/g;

/** Runs a node:http handler on a web Request, as if `caller` had sent it over a socket to `origin`. */
export async function exchange(
  request: Request,
  { origin, caller }: { origin: string; caller: string },
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Promise<Response> {
  const { req, res } = nodePair(request, origin, caller);
  await handle(req, res);
  return toFetchResponse(res);
}

/** The node:http view of a Request. The URL and Host are those of `origin`, whatever a proxy made of them. */
export function nodePair(request: Request, origin: string, caller = "") {
  const own = new URL(origin);
  const headers = new Headers(request.headers);
  headers.set("host", own.host);
  const cookies = (headers.get("cookie") ?? "").replace(SESSION_COOKIE, "").replace(/^;\s*/, "");
  headers.delete("cookie");
  if (cookies) headers.set("cookie", cookies);
  const { pathname, search } = new URL(request.url);
  const init: RequestInit & { duplex: "half" } = {
    method: request.method,
    headers,
    body: request.body,
    duplex: "half",
  };
  const pair = toReqRes(new Request(own.origin + pathname + search, init));
  const socket = { encrypted: own.protocol === "https:", remoteAddress: caller };
  Object.defineProperty(pair.req, "socket", { value: socket, configurable: true });
  return pair;
}
