import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { type Outcome, perform } from "@/lib/api/call/execute";
import type { Representation } from "@/lib/api/call/representation";
import { closest } from "@/lib/core/closest";
import type { Ctx } from "@/lib/core/context";
import type { AppError } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";

/** Who calls and what they may call. */
export interface McpCaller {
  ctx: Ctx;
  operations: readonly AnyOperation[];
}

/** What a tool answered, before it is put on the wire. */
export interface ToolAnswer {
  /** The answer's JSON or, for a refusal, words a model can act on. */
  text: string;
  /** `text` as a JSON string. */
  quoted: string;
  isError: boolean;
  meta: Record<string, unknown>;
}

type Arguments = Record<string, unknown>;

/** Runs one tool. Failures of the operation are results, so that a model can read them; an unknown tool is a protocol error. */
export async function callTool(caller: McpCaller, name: string, given: Arguments = {}): Promise<CallToolResult> {
  const operation = caller.operations.find((one) => one.name === name);
  if (!operation) throw unknownTool(name, caller.operations);
  const { text, isError, meta } = await runTool(caller.ctx, operation, given);
  const content = [{ type: "text" as const, text }];
  return isError ? { isError, content, _meta: meta } : { content, structuredContent: JSON.parse(text), _meta: meta };
}

function unknownTool(name: string, operations: readonly AnyOperation[]): ProtocolError {
  const names = operations.map((operation) => operation.name);
  const suggestion = closest(name, names);
  const hint = suggestion ? ` Did you mean ${suggestion}?` : " tools/list names the tools.";
  const shown = JSON.stringify(name.slice(0, 80));
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${shown} here.${hint}`);
}

/** The answer of a tool that exists. Never throws. */
export async function runTool(ctx: Ctx, operation: AnyOperation, given: Arguments): Promise<ToolAnswer> {
  const { input, idempotencyKey } = splitArguments(operation, given);
  const outcome = await perform(operation, ctx, input, { idempotencyKey });
  return outcome.ok ? success(operation, outcome) : failure(outcome.error, outcome.requestId);
}

/** A key that is no text counts as an empty one, which is refused in the words for keys. */
function splitArguments(operation: AnyOperation, given: Arguments) {
  const { idempotency_key: key, ...rest } = given;
  if (!operation.idempotent || key === undefined) return { input: given };
  return { input: rest, idempotencyKey: typeof key === "string" ? key : "" };
}

/** What is said of an answer, made once for one that is kept and given to many. */
interface Said {
  text: string;
  quoted: string;
  next: string[];
}
const said = new WeakMap<Representation, Said>();

function say(operation: AnyOperation, representation: Representation): Said {
  const found = said.get(representation);
  if (found) return found;
  const text = representation.bytes.toString("utf8");
  const next = operation.nextSteps?.(representation.output) ?? [];
  const made = { text, quoted: JSON.stringify(text), next };
  said.set(representation, made);
  return made;
}

function success(operation: AnyOperation, outcome: Extract<Outcome<unknown>, { ok: true }>): ToolAnswer {
  const { text, quoted, next } = say(operation, outcome.representation);
  const meta = {
    request_id: outcome.requestId,
    ...(next.length > 0 && { next_steps: next }),
    ...(outcome.replayed && { idempotent_replayed: true }),
  };
  return { text, quoted, isError: false, meta };
}

/** An operation's refusal in words a model can act on; `_meta` has the same for programs. */
function failure(error: AppError, requestId: string): ToolAnswer {
  const { code, detail, fix, status, extras } = error;
  const untold = (extras.errors ?? []).filter((field) => !detail.startsWith(`${field.pointer} ${field.detail}`));
  const fields = untold.map((field) => `${field.pointer || "/"}: ${field.detail}`);
  const retry = extras.retryAfter === undefined ? [] : [`Retry after ${extras.retryAfter} s.`];
  const lines = [`${code}: ${detail}`, ...fields, `Fix: ${fix}`, ...retry, `request_id: ${requestId}`];
  const text = lines.join("\n");
  const meta = {
    code,
    fix,
    status,
    request_id: requestId,
    ...(extras.errors && { errors: extras.errors }),
    ...(extras.retryAfter !== undefined && { retry_after: extras.retryAfter }),
  };
  return { text, quoted: JSON.stringify(text), isError: true, meta };
}
