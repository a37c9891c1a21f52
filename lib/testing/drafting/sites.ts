import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** What a route answers: HTML text, or a whole answer, or code that misbehaves on purpose. */
export type Route = string | { status?: number; headers?: Record<string, string>; body?: string | Buffer } | Handler;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SeenRequest {
  host: string;
  /** Path and query. */
  path: string;
  headers: IncomingMessage["headers"];
  /** Milliseconds on the monotonic clock. */
  at: number;
}

/** A website on this machine, answering for public origins through CRAWLER_HOST_MAP. */
export interface TestSite {
  /** Sends the site's origins to this server. */
  hostMap: Record<string, string>;
  requests: SeenRequest[];
  /** Paths asked for, in order; those of robots.txt left out. */
  pathsRead(): string[];
  /** The most requests that were open at one time. */
  mostInFlight(): number;
  close(): Promise<void>;
}

/** Starts a site of fixed routes for `origins` (such as `https://hedgerow.example`). A path without a route takes that of `*`, else answers 404. */
export async function startSite(origins: string | string[], routes: Record<string, Route>): Promise<TestSite> {
  const requests: SeenRequest[] = [];
  let inFlight = 0;
  let most = 0;
  const server = createServer((request, response) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    response.on("close", () => {
      inFlight -= 1;
    });
    const { headers, url: path = "/" } = request;
    requests.push({ host: headers.host ?? "", path, headers, at: performance.now() });
    answer(routes[`${headers.host}${path}`] ?? routes[path] ?? routes["*"], request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const local = `http://127.0.0.1:${portOf(server.address())}`;
  return {
    hostMap: Object.fromEntries([origins].flat().map((origin) => [origin, local])),
    requests,
    pathsRead: () => requests.map((one) => one.path).filter((path) => path !== "/robots.txt"),
    mostInFlight: () => most,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === "object" && address ? address.port : 0;
}

function answer(route: Route | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (typeof route === "function") route(request, response);
  else if (typeof route === "string") send(response, { body: route });
  else send(response, route ?? { status: 404, body: "<!doctype html><title>Not found</title>" });
}

function send(response: ServerResponse, route: Exclude<Route, string | Handler>): void {
  const headers = { "content-type": "text/html; charset=utf-8", ...route.headers };
  response.writeHead(route.status ?? 200, headers).end(route.body ?? "");
}

/** A small HTML page with links; `links` maps addresses to link texts. */
export function page(title: string, links: Record<string, string> = {}, extra = ""): string {
  const anchors = Object.entries(links).map(([href, text]) => `<li><a href="${href}">${text}</a></li>`);
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><ul>${anchors.join("")}</ul></nav><main><h1>${title}</h1><p>Words about ${title}.</p>${extra}</main></body></html>`;
}

export function text(body: string, headers: Record<string, string> = {}): Route {
  return { headers: { "content-type": "text/plain; charset=utf-8", ...headers }, body };
}

export function redirect(location: string, status = 302): Route {
  return { status, headers: { location } };
}

/** Takes the request and never answers. */
export const hang: Handler = () => undefined;

/** Answers after a while. */
export function late(ms: number, route: Exclude<Route, Handler>): Handler {
  return (_request, response) => {
    setTimeout(() => send(response, typeof route === "string" ? { body: route } : route), ms);
  };
}

/** Cuts the connection without an answer. */
export const reset: Handler = (request) => {
  request.socket.destroy();
};

/** Starts an HTML page and sends one byte every `everyMs`, without end. */
export function drip(everyMs = 20): Handler {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    const timer = setInterval(() => response.write("a"), everyMs);
    response.on("close", () => clearInterval(timer));
  };
}

/** HTML that is `mib` MiB long, compressed to a thousandth. */
export function gzipBomb(mib: number): Route {
  return {
    headers: { "content-encoding": "gzip" },
    body: gzipSync(Buffer.alloc(mib * 1024 * 1024, "a")),
  };
}
