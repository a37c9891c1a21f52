import { AppError } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";

interface Route {
  segments: { name: string; isParameter: boolean }[];
  byMethod: Map<string, AnyOperation>;
}

/** A route that fits a path, with its decoded path parameters. */
export interface RouteMatch {
  byMethod: ReadonlyMap<string, AnyOperation>;
  params: Record<string, string>;
}

export type Router = (path: string) => RouteMatch | null;

const routers = new WeakMap<readonly AnyOperation[], Router>();

/** The router of these operations, made once. */
export function routerOf(operations: readonly AnyOperation[]): Router {
  const found = routers.get(operations);
  if (found) return found;
  const made = createRouter(operations);
  routers.set(operations, made);
  return made;
}

/** Finds the route of a path below /api/v1. Literal segments win over parameters: /orders/quote is no order number. */
export function createRouter(operations: readonly AnyOperation[]): Router {
  const literal = new Map<string, RouteMatch>();
  const byLength = new Map<number, Route[]>();
  for (const [path, byMethod] of groupByPath(operations)) {
    const segments = path.split("/").map((text) => ({ name: text.replace(/[{}]/g, ""), isParameter: text[0] === "{" }));
    if (segments.some((segment) => segment.isParameter))
      byLength.set(segments.length, [...(byLength.get(segments.length) ?? []), { segments, byMethod }]);
    else literal.set(path, { byMethod, params: {} });
  }
  return (path) => literal.get(path) ?? matchSegments(byLength, path.split("/"));
}

function groupByPath(operations: readonly AnyOperation[]): Map<string, Map<string, AnyOperation>> {
  const groups = new Map<string, Map<string, AnyOperation>>();
  for (const operation of operations) {
    const group = groups.get(operation.path) ?? new Map<string, AnyOperation>();
    if (group.has(operation.method)) throw new Error(`Two operations at ${operation.method} ${operation.path}.`);
    groups.set(operation.path, group.set(operation.method, operation));
  }
  return groups;
}

function matchSegments(byLength: Map<number, Route[]>, parts: string[]): RouteMatch | null {
  let best: { route: Route; literals: number } | null = null;
  for (const route of byLength.get(parts.length) ?? []) {
    const fits = route.segments.every(({ name, isParameter }, i) =>
      isParameter ? parts[i] !== "" : parts[i] === name,
    );
    const literals = route.segments.filter((segment) => !segment.isParameter).length;
    if (fits && literals > (best?.literals ?? -1)) best = { route, literals };
  }
  return best && { byMethod: best.route.byMethod, params: readParams(best.route, parts) };
}

function readParams(route: Route, parts: string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [i, { name, isParameter }] of route.segments.entries()) {
    if (isParameter) params[name] = decodeSegment(parts[i] ?? "");
  }
  return params;
}

function decodeSegment(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AppError("bad_request", "The path is not valid percent-encoded UTF-8.", "Encode path values as UTF-8.");
  }
}
