import { API_PREFIX } from "@/lib/api/http/api-prefix";
import { type AnyOperation, pathNames } from "@/lib/core/operation";

/** A call as it goes over the wire: where to, and what in the body; null for none. */
export interface RestRequest {
  method: AnyOperation["method"];
  /** With the query. */
  path: string;
  body: Record<string, unknown> | null;
}

/** Whether an operation's fields stand in the query, and not in a body. */
export const readsQuery = ({ method }: Pick<AnyOperation, "method">): boolean =>
  method === "GET" || method === "DELETE";

/** Writes an operation's flat input as a request: the inverse of `readInput`. A name of the path without a value stays in braces. */
export function requestOf(operation: AnyOperation, input: Record<string, unknown>): RestRequest {
  const inPath = pathNames(operation.path);
  const path = operation.path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    input[name] === undefined ? whole : encodeURIComponent(String(input[name])),
  );
  const rest = Object.entries(input).filter(([name]) => !inPath.includes(name));
  const { method } = operation;
  if (!readsQuery(operation))
    return { method, path: API_PREFIX + path, body: rest.length > 0 ? Object.fromEntries(rest) : null };
  const query = new URLSearchParams(
    rest.flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, String(one)])),
  );
  return { method, path: `${API_PREFIX}${path}${query.size > 0 ? `?${query}` : ""}`, body: null };
}
