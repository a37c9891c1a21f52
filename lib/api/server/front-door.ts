import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { API_PREFIX } from "@/lib/api/http/api-prefix";
import { nextRequestId, proxyRequestId } from "@/lib/api/http/caller";
import { headerOf, type NodeHandler, splitTarget, toOriginForm } from "@/lib/api/http/node-request";
import { pageRoutes } from "@/lib/api/metrics/page-routes";
import type { App } from "@/lib/api/process/app";
import { createNodeApi } from "@/lib/api/rest/endpoint";
import { env } from "@/lib/core/env";
import { flushLog, log } from "@/lib/core/log";
import { addressOf, turnTakerOf } from "./client";
import { CONNECTION_LIMITS, type ConnectionLimits, keepConnections } from "./connections";
import { type EarlyRoute, fits, routeOf } from "./early-routes";
import { speakForNext } from "./failed-page";
import { answerHealth, HEALTH_PATHS } from "./health";
import { keepPages, type PageHandler } from "./kept-pages";
import { logPage } from "./log-page";
import { answerMetrics, isForMetrics } from "./metrics";
import { paceReading } from "./paced-reading";
import { faultOfPageCall } from "./page-gate";
import { guardContent } from "./page-headers";
import { makeInTurns } from "./page-turns";
import { refusePage } from "./refuse-page";
import { faultOf, refuse } from "./refuse-request";
import { answerUnreadable } from "./refuse-unparsed";
import { takeRelayed, tellNext } from "./relay";
import { Turns } from "./turns";
import { VisitCounter } from "./visits";

/** Longest that running requests are waited for when the process ends, which has more to end after them. */
const DRAIN_MS = 6_000;

export interface FrontDoor {
  server: Server;
  /** Resolves with the port that is listened on. */
  listen(port: number, host: string): Promise<number>;
  /** Refuses new requests with 503, lets the running ones end, then stops listening. */
  close(): Promise<void>;
}

/** One node:http server: the API and `early` routes are answered at once, everything else goes to `pages`. `api` stands in for the app's own. */
export function openFrontDoor(
  app: App,
  parts: { early: EarlyRoute[]; pages: NodeHandler; api?: NodeHandler; limits?: Partial<ConnectionLimits> },
): FrontDoor {
  app.hasFrontDoor = true;
  const turns = new Turns();
  const pages = isDevelopment() ? parts.pages : makeInTurns(keepPages(app, parts.pages));
  const api = parts.api ?? createNodeApi(app);
  const visits = new VisitCounter(app);
  const others: OtherParts = { early: [visits.route, ...parts.early], pages, visits, pageOf: pageRoutes() };
  const onRequest = (req: IncomingMessage, res: ServerResponse) => {
    takeRelayed(req);
    turns.take(req, res, turnTakerOf(app, req), () => onTurn(req, res));
  };
  const onTurn = (req: IncomingMessage, res: ServerResponse) => {
    toOriginForm(req);
    const { path } = splitTarget(req.url ?? "/");
    const forApi = isOfApi(path);
    const fault = faultOf(req, forApi);
    if (fault) refuse(fault, forApi, req, res);
    else if (forApi) void api(req, res).catch(() => res.destroy());
    else void answerOther(app, others, path, req, res);
  };
  const limits = { ...CONNECTION_LIMITS, ...parts.limits };
  const server = createServer({ ...limits, shouldUpgradeCallback: isForNext, requireHostHeader: false }, onRequest);
  const connections = keepConnections(server, limits.timeout);
  paceReading(server, turns);
  server.on("checkExpectation", onRequest); // we know none but 100-continue, and may answer without (RFC 9110, 10.1.1)
  server.on("clientError", (error, socket) => answerBroken(turns, error, socket));
  return {
    server,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, () => resolve(portOf(server.address())));
      }),
    close: async () => {
      app.drain();
      await settled(turns.unanswered());
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        connections.destroyAll();
      });
      await visits.end();
      flushLog();
    },
  };
}

/** What could not be read as a request, in turn with the answers before it on the connection. */
function answerBroken(turns: Turns, error: Error, socket: Duplex): void {
  const ofSocket = turns.unanswered(socket);
  const earlier = ofSocket.findLast((res) => res.req.complete); // whose request came whole: what is broken came after it
  if (earlier) earlier.once("close", () => answerUnreadable(error, socket));
  else if (ofSocket.some((res) => res.headersSent)) socket.destroy();
  else answerUnreadable(error, socket);
}

/** What is asked of the server as a whole (`OPTIONS *`) is the API's to answer too. */
function isOfApi(path: string): boolean {
  return path === API_PREFIX || path.startsWith(`${API_PREFIX}/`) || path === "*";
}

/**
 * Only Next in development speaks anything but HTTP/1.1, to see changes. Others' offers are passed over, as RFC 9110, 7.8 allows: a
 * connection that is handed over for an upgrade nobody answers would stay open for ever.
 */
function isForNext(req: IncomingMessage): boolean {
  return isDevelopment() && (req.url?.startsWith("/_next/hmr") ?? false);
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("The server listens on no port.");
}

/** Running requests get their time; a connection that only waits is none. */
async function settled(running: ServerResponse[]): Promise<void> {
  const ended = running.map((res) => new Promise<void>((resolve) => res.once("close", () => resolve())));
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DRAIN_MS);
  });
  await Promise.race([Promise.all(ended), deadline]);
  clearTimeout(timer);
}

interface OtherParts {
  early: EarlyRoute[];
  pages: PageHandler;
  visits: VisitCounter;
  /** Names the page of a path. */
  pageOf: ReturnType<typeof pageRoutes>;
}

async function answerOther(
  app: App,
  parts: OtherParts,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const requestId = nextRequestId(); // never a proxy's: by these ids pages in the making are told apart
  const ofProxy = proxyRequestId(headerOf(req, "x-request-id"), app.trustedProxies);
  const startedAt = performance.now();
  const early = parts.early.find((one) => fits(one.path, path));
  const route = routeOf(parts.pageOf, path, early);
  if (!early?.logsItself) res.once("close", () => logPage(req, res, { path, route, requestId, ofProxy, startedAt }));
  try {
    if (HEALTH_PATHS.includes(path) || app.isDraining()) return await answerHealth(app, path, res);
    if (isForMetrics(app, path, req)) return await answerMetrics(app, res);
    if (!early?.logsItself) guardPage(app, path, req, res, requestId);
    if (early) return await early.handler(req, res);
    if (!isDevelopment()) speakForNext(req, res, requestId, () => siteNameOf(app, req));
    const fault = await faultOfPageCall(app, path, req);
    if (fault) return await refusePage(fault, await siteNameOf(app, req), req, res);
    res.once("finish", () => parts.visits.seen(req, res));
    await servePage(app, parts.pages, req, res, requestId);
  } catch (error) {
    log.error("request failed", {
      path,
      request_id: requestId,
      error: error instanceof Error ? error.stack : String(error),
    });
    if (!res.headersSent) res.writeHead(500, { "content-type": "text/plain", "x-request-id": requestId });
    res.end(`Something went wrong on our side. Request ${requestId}\n`);
  }
}

/** Then Next shows what failed, and where, in the browser. */
const isDevelopment = () => env().NODE_ENV === "development";

/** A page can set its answer's status until its head is written; one that the browser's script asked for is always taken in. */
async function servePage(app: App, pages: PageHandler, req: IncomingMessage, res: ServerResponse, requestId: string) {
  if (req.headers.rsc === undefined) app.openPages.set(requestId, res);
  res.once("close", () => app.openPages.delete(requestId));
  await pages(req, res, requestId);
}

async function siteNameOf(app: App, req: IncomingMessage): Promise<string> {
  const entry = await app.sites.find(req.headers.host ?? null, app.now().getTime()).catch(() => null);
  return entry?.site.name ?? "Launchyard";
}

/** Pages learn the client's address from us alone, and browsers what a page may do. */
function guardPage(app: App, path: string, req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const address = addressOf(app, req);
  tellNext(req, address);
  req.headers["x-forwarded-for"] = address ?? "";
  if (app.trustedProxies === 0) {
    delete req.headers["x-forwarded-host"];
    delete req.headers["x-forwarded-proto"];
    delete req.headers["x-forwarded-port"];
  }
  req.headers["x-request-id"] = requestId;
  res.setHeader("x-request-id", requestId);
  guardContent(path, req, res);
}
