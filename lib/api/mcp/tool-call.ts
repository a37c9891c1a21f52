import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { LRUCache } from "lru-cache";
import { perform } from "@/lib/api/call/execute";
import type { Representation } from "@/lib/api/call/representation";
import type { Ctx } from "@/lib/core/context";
import type { AppError } from "@/lib/core/errors";
import type { RateLimitState } from "@/lib/core/limits/buckets";
import type { AnyOperation } from "@/lib/core/operation";
import { closest } from "@/lib/core/text/closest";
import { visibleJson, visibleLine } from "@/lib/core/text/visible";
import { briefText } from "./brief-text";
import { writtenByOthers } from "./others-words";

/** Who calls and what they may call. */
export interface McpCaller {
  ctx: Ctx;
  operations: readonly AnyOperation[];
  /** Of the caller's revision: 2025-03-26 has text alone. */
  readsStructured: boolean;
  /** Where this request was counted so far. */
  counts: RateLimitState[];
}

/** What a tool answered, as it goes on the wire (docs/adr/0008-tool-answers.md). */
export interface ToolAnswer {
  /** Members of the result but `_meta`, as JSON: for a refusal, words a model can act on. */
  members: Buffer;
  meta: Record<string, unknown>;
}

type Arguments = Record<string, unknown>;

/** Runs one tool. Failures of the operation are results, so that a model can read them; an unknown tool is a protocol error. */
export async function callTool(caller: McpCaller, name: string, given: Arguments = {}): Promise<CallToolResult> {
  const operation = caller.operations.find((one) => one.name === name);
  if (!operation) throw unknownTool(name, caller.operations);
  const { members, meta } = await runTool(caller, operation, given);
  return { ...JSON.parse(`{${members.toString("utf8")}}`), _meta: meta };
}

function unknownTool(name: string, operations: readonly AnyOperation[]): ProtocolError {
  const names = operations.map((operation) => operation.name);
  const suggestion = closest(name, names);
  const fix = suggestion ? `Did you mean ${suggestion}?` : "tools/list names the tools.";
  const message = `There is no tool ${JSON.stringify(name.slice(0, 80))} here. ${fix}`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code: "not_found", fix });
}

/** The answer of a tool that exists. Never throws. */
export async function runTool(
  { ctx, readsStructured, counts }: McpCaller,
  operation: AnyOperation,
  given: Arguments,
): Promise<ToolAnswer> {
  const { input, idempotencyKey } = splitArguments(operation, given);
  const outcome = await perform(operation, ctx, input, { idempotencyKey });
  counts.push(...outcome.rateLimits);
  if (!outcome.ok) return failure(outcome.error, outcome.requestId);
  const said = say(operation, outcome.representation);
  const meta = { request_id: outcome.requestId, ...(outcome.replayed && { idempotent_replayed: true }) };
  return { members: readsStructured ? said : asTextAlone(said), meta };
}

/** A key that is no text counts as an empty one, which is refused in the words for keys. */
function splitArguments(operation: AnyOperation, given: Arguments) {
  const { idempotency_key: key, ...rest } = given;
  if (!operation.idempotent || key === undefined) return { input: given };
  return { input: rest, idempotencyKey: typeof key === "string" ? key : "" };
}

const SAID_MAX_BYTES = 12 * 1024 * 1024;
const kept = new LRUCache<Representation, Buffer>({
  maxSize: SAID_MAX_BYTES,
  sizeCalculation: (members, { bytes }) => members.length + bytes.length,
});

/** What is said of an answer, made once for one that is kept and given to many. */
function say(operation: AnyOperation, representation: Representation): Buffer {
  const found = kept.get(representation);
  if (found) return found;
  const { output } = representation;
  const next = operation.nextSteps?.(output) ?? [];
  const others = writtenByOthers(operation);
  // with whose words are in it and the obvious next calls: hosts show `_meta` to nobody
  const answer = {
    ...(others.length > 0 && { written_by_others: others }),
    ...Object(output),
    ...(next.length > 0 && { next_steps: next }),
  };
  const whole = visibleJson(JSON.stringify(answer));
  const brief = JSON.stringify(visibleJson(briefText(answer)));
  const made = ownBytes(`"content":[{"type":"text","text":${brief}}],"structuredContent":${whole}`);
  if (representation.isShared) kept.set(representation, made); // nobody asks for another's answer again
  return made;
}

/** In memory of its own: a small buffer is part of a larger one, which it would keep. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** As 2025-03-26 has it. */
function asTextAlone(said: Buffer): Buffer {
  const { structuredContent } = JSON.parse(`{${said.toString("utf8")}}`);
  return textMembers(visibleJson(JSON.stringify(structuredContent)));
}

const textMembers = (text: string, more = ""): Buffer =>
  Buffer.from(`"content":[{"type":"text","text":${JSON.stringify(text)}}]${more}`);

/** An operation's refusal in words a model can act on; `_meta` has the same for programs. */
function failure(error: AppError, requestId: string): ToolAnswer {
  const { code, detail, fix, status, extras } = error;
  const untold = (extras.errors ?? []).filter((field) => !detail.startsWith(`${field.pointer} ${field.detail}`));
  const fields = untold.map((field) => `${field.pointer || "/"}: ${field.detail}`);
  const retry = extras.retryAfter === undefined ? [] : [`Retry after ${extras.retryAfter} s.`];
  const lines = [`${code}: ${detail}`, ...fields, `Fix: ${fix}`, ...retry, `request_id: ${requestId}`];
  const text = lines.map(visibleLine).join("\n");
  const meta = {
    code,
    fix,
    status,
    request_id: requestId,
    ...(extras.errors && { errors: extras.errors }),
    ...(extras.retryAfter !== undefined && { retry_after: extras.retryAfter }),
  };
  return { members: textMembers(text, ',"isError":true'), meta };
}
