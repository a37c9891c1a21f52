import { z } from "zod";
import { createMcp } from "@/lib/api/mcp/endpoint";
import type { App } from "@/lib/api/process/app";
import { createApi } from "@/lib/api/rest/endpoint";
import { requestOf } from "@/lib/api/rest/request-of";
import type { AnyOperation } from "@/lib/core/operation";

/** The test environment's BASE_URL. */
const ORIGIN = "http://127.0.0.1:3000";
const HOME = "192.0.2.7";

export interface MatrixCall {
  operation: AnyOperation;
  input: Record<string, unknown>;
  /** Nobody's without one. */
  key?: string | undefined;
  address?: string;
  idempotencyKey?: string;
}

/** An answer as both surfaces give it, in the terms of the operation. */
export interface MatrixAnswer {
  /** Of REST, or what it would be there. */
  status: number;
  /** The error's; null for a success. */
  code: string | null;
  /** The operation's output, or what is told of an error. */
  body: unknown;
  /** Of the answer without what names the call itself. */
  text: string;
  isReplayed: boolean;
  /** Seconds to wait, where the answer says so. */
  retryAfter: number | null;
  headers: Headers;
}

export interface Surface {
  name: "REST" | "MCP";
  /** A connection to an app, as a client of this surface has it. */
  open(app: App): (call: MatrixCall) => Promise<MatrixAnswer>;
}

/** Every way from outside into an operation. */
export const SURFACES: Surface[] = [
  { name: "REST", open: openRest },
  { name: "MCP", open: openMcp },
];

const headersOf = ({ key }: MatrixCall, more: Record<string, string> = {}) => ({
  "content-type": "application/json",
  ...(key && { authorization: `Bearer ${key}` }),
  ...more,
});

/** Takes out what differs between two answers that are the same: the request's id, and the object it was about. */
function plain(text: string, { operation, input }: MatrixCall): string {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => String(input[name]));
  const unnamed = text.replaceAll(/req_[0-9a-z]+/g, "req");
  return names.reduce((told, name) => told.replaceAll(new RegExp(`/${name}(?=["/])`, "g"), "/it"), unnamed);
}

function openRest(app: App) {
  const api = createApi(app);
  return async (call: MatrixCall): Promise<MatrixAnswer> => {
    const { method, path, body } = requestOf(call.operation, call.input);
    const headers = headersOf(call, call.idempotencyKey ? { "idempotency-key": call.idempotencyKey } : {});
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await api(new Request(ORIGIN + path, init), { address: call.address ?? HOME });
    const text = await response.text();
    const told = JSON.parse(text);
    const retryAfter = response.headers.get("retry-after");
    return {
      status: response.status,
      code: response.ok ? null : z.string().parse(told.code),
      body: told,
      text: plain(text, call),
      isReplayed: response.headers.get("idempotent-replayed") === "true",
      retryAfter: retryAfter === null ? null : Number(retryAfter),
      headers: response.headers,
    };
  };
}

const toolError = z.object({ code: z.string(), status: z.number(), retry_after: z.number().optional() });

/** A refusal of the HTTP request itself, and a result: what MCP answers to `tools/call`. */
const mcpAnswer = z.union([
  z.object({ error: z.object({ data: z.object({ code: z.string() }) }) }),
  z.object({
    result: z.union([
      z.object({ isError: z.literal(true), _meta: toolError }),
      z.object({
        structuredContent: z.unknown(),
        _meta: z.object({ idempotent_replayed: z.literal(true).optional() }),
      }),
    ]),
  }),
]);

function openMcp(app: App) {
  const mcp = createMcp(app);
  return async (call: MatrixCall): Promise<MatrixAnswer> => {
    const { operation, input, idempotencyKey } = call;
    const args = { ...input, ...(idempotencyKey && { idempotency_key: idempotencyKey }) };
    const params = { name: operation.name, arguments: args };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const headers = { ...headersOf(call), "mcp-protocol-version": "2025-11-25" };
    const request = new Request(`${ORIGIN}/mcp`, { method: "POST", headers, body });
    const response = await mcp(request, { address: call.address ?? HOME });
    const text = await response.text();
    return { ...readMcp(JSON.parse(text), operation, response), text: plain(text, call), headers: response.headers };
  };
}

function readMcp(told: unknown, operation: AnyOperation, { status }: Response) {
  const answer = mcpAnswer.parse(told);
  const refused = { isReplayed: false, retryAfter: null };
  if ("error" in answer) return { ...refused, status, code: answer.error.data.code, body: answer.error };
  const { result } = answer;
  if ("isError" in result) {
    const { code, status, retry_after: retryAfter = null } = result._meta;
    return { ...refused, status, code, body: result, retryAfter };
  }
  const isReplayed = result._meta.idempotent_replayed ?? false;
  return { status: operation.status, code: null, body: result.structuredContent, isReplayed, retryAfter: null };
}
