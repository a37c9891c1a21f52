import type { AnyOperation } from "@/lib/core/operation";

/** Every operation of the service, in the order of the interface. REST, MCP, OpenAPI and the docs are loops over it. */
export const operations: AnyOperation[] = [];

/** The operation of a tool name, or null. */
export function findOperation(name: string, among: readonly AnyOperation[] = operations): AnyOperation | null {
  return among.find((operation) => operation.name === name) ?? null;
}
