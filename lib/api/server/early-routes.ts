import type { NodeHandler } from "@/lib/api/http/node-request";
import { NO_ROUTE } from "@/lib/api/metrics/note-request";
import { HEALTH_PATHS } from "./health";
import { METRICS_PATH } from "./metrics";

/** What is answered before the pages see it. */
export interface EarlyRoute {
  /** Path, path prefix when it ends with a slash, or what the path must look like. */
  path: string | RegExp;
  handler: NodeHandler;
  /** As what its requests are counted; by its path unless told. */
  route?: string;
  /** Writes its own line per request. */
  logsItself?: boolean;
}

/** Whether a path is a route's. */
export function fits(route: string | RegExp, path: string): boolean {
  if (typeof route !== "string") return route.test(path);
  return route.endsWith("/") ? path.startsWith(route) : path === route;
}

/** As what a request is counted that the API does not answer. */
export function routeOf(pageOf: (path: string) => string, path: string, own: EarlyRoute | undefined): string {
  if (own) return own.route ?? (typeof own.path === "string" ? own.path : NO_ROUTE);
  return HEALTH_PATHS.includes(path) || path === METRICS_PATH ? path : pageOf(path);
}
