import type { IncomingMessage, ServerResponse } from "node:http";
import { bears } from "@/lib/api/http/bearer";
import { databaseFigures } from "@/lib/api/metrics/database-figures";
import { figures } from "@/lib/api/metrics/figures";
import type { App } from "@/lib/api/process/app";
import { env } from "@/lib/core/env";
import { dataHeaders } from "@/lib/core/http/content-policy";

export const METRICS_PATH = "/metrics";
const LOOPBACK_PEER = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** Written by proxies: behind one on this machine everybody's peer is the loopback. */
const FORWARDED = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/;

/**
 * Whether a request asks for the figures and may read them: by METRICS_TOKEN as bearer where it is set, else from this very machine,
 * past every proxy, of a site that is not public. For others there is no such page.
 */
export function isForMetrics(app: App, path: string, req: IncomingMessage): boolean {
  if (path !== METRICS_PATH || (req.method !== "GET" && req.method !== "HEAD")) return false;
  const { METRICS_TOKEN: token, BASE_URL } = env();
  if (token) return bears(req.headers.authorization, token);
  // A public site has a proxy before it, and not each tells of itself.
  const isLocal = !BASE_URL || LOOPBACK_HOST.test(new URL(BASE_URL).host);
  return isLocal && app.trustedProxies === 0 && isFromHere(req);
}

function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const isDirect = !Object.keys(headers).some((name) => FORWARDED.test(name));
  return isDirect && LOOPBACK_PEER.test(socket.remoteAddress ?? "") && LOOPBACK_HOST.test(headers.host ?? "");
}

/** The figures of this process, then those of the database, in the Prometheus text format. */
export async function answerMetrics({ sql }: App, res: ServerResponse): Promise<void> {
  const { registry } = figures();
  const text = `${await registry.metrics()}\n${await databaseFigures(sql)}`;
  res.writeHead(200, { ...dataHeaders(), "content-type": registry.contentType, "cache-control": "no-store" });
  res.end(text);
}
