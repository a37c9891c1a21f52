import type { IncomingMessage, ServerResponse } from "node:http";
import { noteRequest } from "@/lib/api/metrics/note-request";
import { msSince } from "@/lib/core/log";
import { HEALTH_PATHS } from "./health";
import { METRICS_PATH } from "./metrics";

const QUIET_PREFIXES = ["/_next/", "/files/"];
const QUIET_PATHS = [...HEALTH_PATHS, METRICS_PATH];

interface Page {
  path: string;
  route: string;
  requestId: string;
  /** The id that the proxy before us gave the request. */
  ofProxy: string | undefined;
  startedAt: number;
}

/** A line for a page that was answered; what pages load beside them, and what looks after the process, stands in the finer log. */
export function logPage(
  req: IncomingMessage,
  res: ServerResponse,
  { path, route, requestId, ofProxy, startedAt }: Page,
): void {
  noteRequest({
    method: req.method ?? "GET",
    path,
    route,
    status: res.statusCode,
    ms: msSince(startedAt),
    requestId: String(res.getHeader("x-request-id") ?? requestId),
    fields: { proxy_request_id: ofProxy },
    isQuiet: QUIET_PREFIXES.some((prefix) => path.startsWith(prefix)) || QUIET_PATHS.includes(path),
  });
}
