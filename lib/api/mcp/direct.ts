import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
} from "@modelcontextprotocol/server";
import type { HttpAnswer, HttpCall } from "@/lib/api/http/exchange";
import { INITIALIZE_VERSIONS, STATELESS_VERSION } from "@/lib/core/mcp-versions";
import type { AnyOperation } from "@/lib/core/operation";
import { isRecord } from "./message";
import { serverInfo } from "./server";
import { type McpCaller, runTool } from "./tool-call";

/** A `tools/call` that is exactly as it should be. */
interface DirectCall {
  id: string | number;
  operation: AnyOperation;
  args: Record<string, unknown>;
  isStateless: boolean;
}

/**
 * Reads a message that is a plain, well-formed call of a known tool; null for everything else, which the protocol library
 * answers. The library takes ten times the work of the read itself, and such calls are nearly all there are.
 */
export function directCall(
  message: unknown,
  header: HttpCall["header"],
  operations: readonly AnyOperation[],
): DirectCall | null {
  if (!isRecord(message) || !hasOnly(message, ["jsonrpc", "id", "method", "params"])) return null;
  const { jsonrpc, id, method, params } = message;
  if (jsonrpc !== "2.0" || method !== "tools/call" || !isId(id)) return null;
  if (!isRecord(params) || !hasOnly(params, ["name", "arguments", "_meta"])) return null;
  const { name, arguments: args = {}, _meta: meta } = params;
  const operation = operations.find((one) => one.name === name);
  if (!operation || !isRecord(args)) return null;
  const isStateless = isStatelessCall(meta, operation.name, header);
  return isStateless || isSessionCall(meta, header) ? { id, operation, args, isStateless } : null;
}

const isId = (id: unknown): id is string | number => typeof id === "string" || Number.isSafeInteger(id);

function hasOnly(record: Record<string, unknown>, names: string[]): boolean {
  return Object.keys(record).every((key) => names.includes(key));
}

/** 2026-07-28: the envelope names the version and the client, and the headers say the same as the body. */
function isStatelessCall(meta: unknown, name: string, header: HttpCall["header"]): boolean {
  const keys = [PROTOCOL_VERSION_META_KEY, CLIENT_INFO_META_KEY, CLIENT_CAPABILITIES_META_KEY];
  if (!isRecord(meta) || !hasOnly(meta, keys)) return false;
  const client = meta[CLIENT_INFO_META_KEY];
  return (
    header("mcp-protocol-version") === STATELESS_VERSION &&
    header("mcp-method") === "tools/call" &&
    header("mcp-name") === name &&
    meta[PROTOCOL_VERSION_META_KEY] === STATELESS_VERSION &&
    isRecord(client) &&
    typeof client.name === "string" &&
    typeof client.version === "string" &&
    hasOnly(client, ["name", "version", "title"]) &&
    isRecord(meta[CLIENT_CAPABILITIES_META_KEY]) &&
    hasOnly(meta[CLIENT_CAPABILITIES_META_KEY], [])
  );
}

/** The versions with `initialize`: no envelope, and a version that is served, or none, which 2025-03-26 did not send. */
function isSessionCall(meta: unknown, header: HttpCall["header"]): boolean {
  const version = header("mcp-protocol-version");
  return meta === undefined && (version === null || INITIALIZE_VERSIONS.includes(version));
}

/** Runs the call and writes the answer that the library would. */
export async function answerDirect(caller: McpCaller, call: DirectCall): Promise<HttpAnswer> {
  const answer = await runTool(caller, call.operation, call.args);
  const { site } = caller.ctx;
  const meta = call.isStateless ? { ...answer.meta, [SERVER_INFO_META_KEY]: serverInfo(site) } : answer.meta;
  const before = `{"jsonrpc":"2.0","id":${JSON.stringify(call.id)},"result":{`;
  const after = `,"_meta":${JSON.stringify(meta)}${call.isStateless ? ',"resultType":"complete"' : ""}}}`;
  const body = Buffer.concat([Buffer.from(before), answer.members, Buffer.from(after)]);
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  return { status: 200, headers, body };
}
