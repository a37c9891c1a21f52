import type { IncomingMessage, ServerResponse } from "node:http";
import { log, msSince } from "@/lib/core/log";
import { HEALTH_PATHS } from "./health";

const QUIET_PREFIXES = ["/_next/", "/files/"];

/** A line for a page that was answered; what pages load beside them stands in the finer log. */
export function logPage(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  requestId: string,
  startedAt: number,
): void {
  const write =
    QUIET_PREFIXES.some((prefix) => path.startsWith(prefix)) || HEALTH_PATHS.includes(path) ? log.debug : log.info;
  write("request", {
    method: req.method,
    path,
    status: res.statusCode,
    ms: msSince(startedAt),
    request_id: String(res.getHeader("x-request-id") ?? requestId),
  });
}
