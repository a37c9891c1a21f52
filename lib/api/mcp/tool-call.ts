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
  /** What a model reads, as a JSON string: the answer's JSON or, for a refusal, words it can act on. */
  quotedText: string;
  /** The whole answer as JSON; null for refusals, and where the text is all that the caller's revision has. */
  structured: string | null;
  isError: boolean;
  meta: Record<string, unknown>;
}

type Arguments = Record<string, unknown>;

/** Runs one tool. Failures of the operation are results, so that a model can read them; an unknown tool is a protocol error. */
export async function callTool(caller: McpCaller, name: string, given: Arguments = {}): Promise<CallToolResult> {
  const operation = caller.operations.find((one) => one.name === name);
  if (!operation) throw unknownTool(name, caller.operations);
  const { quotedText, structured, isError, meta } = await runTool(caller, operation, given);
  const content = [{ type: "text" as const, text: JSON.parse(quotedText) }];
  return {
    content,
    ...(isError && { isError }),
    ...(structured !== null && { structuredContent: JSON.parse(structured) }),
    _meta: meta,
  };
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
  const { whole, quotedBrief } = say(operation, outcome.representation);
  const meta = { request_id: outcome.requestId, ...(outcome.replayed && { idempotent_replayed: true }) };
  return readsStructured
    ? { quotedText: quotedBrief, structured: whole, isError: false, meta }
    : { quotedText: JSON.stringify(whole), structured: null, isError: false, meta };
}

/** A key that is no text counts as an empty one, which is refused in the words for keys. */
function splitArguments(operation: AnyOperation, given: Arguments) {
  const { idempotency_key: key, ...rest } = given;
  if (!operation.idempotent || key === undefined) return { input: given };
  return { input: rest, idempotencyKey: typeof key === "string" ? key : "" };
}

/** What is said of an answer, made once for one that is kept and given to many. */
interface Said {
  /** Its JSON, with whose words are in it and the obvious next calls: hosts show `_meta` to nobody. */
  whole: string;
  quotedBrief: string;
}
const SAID_MAX_BYTES = 8 * 1024 * 1024;
const said = new LRUCache<Representation, Said>({
  maxSize: SAID_MAX_BYTES,
  sizeCalculation: ({ whole, quotedBrief }, { bytes }) => whole.length + quotedBrief.length + bytes.length,
});

function say(operation: AnyOperation, representation: Representation): Said {
  const found = said.get(representation);
  if (found) return found;
  const { output } = representation;
  const next = operation.nextSteps?.(output) ?? [];
  const others = writtenByOthers(operation);
  const answer = {
    ...(others.length > 0 && { written_by_others: others }),
    ...Object(output),
    ...(next.length > 0 && { next_steps: next }),
  };
  const whole = visibleJson(JSON.stringify(answer));
  const made = { whole, quotedBrief: JSON.stringify(visibleJson(briefText(answer))) };
  said.set(representation, made);
  return made;
}

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
  return { quotedText: JSON.stringify(text), structured: null, isError: true, meta };
}
