import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { closest } from "@/lib/core/closest";
import type { Ctx } from "@/lib/core/context";
import type { AppError } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";
import { perform } from "./execute";

/** Who calls and what they may call. */
export interface McpCaller {
  ctx: Ctx;
  operations: readonly AnyOperation[];
}

/** Runs one tool. Failures of the operation are results, so that a model can read them; an unknown tool is a protocol error. */
export async function callTool(
  { ctx, operations }: McpCaller,
  params: { name: string; arguments?: Record<string, unknown> },
): Promise<CallToolResult> {
  const operation = operations.find(({ name }) => name === params.name);
  if (!operation) throw unknownTool(params.name, operations);
  const { input, idempotencyKey } = splitArguments(operation, params.arguments ?? {});
  const outcome = await perform(operation, ctx, input, { idempotencyKey });
  if (!outcome.ok) return failure(outcome.error, outcome.requestId);
  const { output } = outcome;
  const next = operation.nextSteps?.(output) ?? [];
  return {
    content: [{ type: "text", text: outcome.representation.bytes.toString("utf8") }],
    structuredContent: output,
    _meta: {
      request_id: outcome.requestId,
      ...(next.length > 0 && { next_steps: next }),
      ...(outcome.replayed && { idempotent_replayed: true }),
    },
  };
}

function unknownTool(name: string, operations: readonly AnyOperation[]): ProtocolError {
  const suggestion = closest(
    name,
    operations.map((operation) => operation.name),
  );
  const hint = suggestion ? ` Did you mean ${suggestion}?` : " tools/list names the tools.";
  const shown = JSON.stringify(name.slice(0, 80));
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${shown} here.${hint}`);
}

/** A key that is no text is left in the input, where it is refused by name. */
function splitArguments(operation: AnyOperation, given: Record<string, unknown>) {
  const { idempotency_key: key, ...rest } = given;
  if (operation.idempotent && typeof key === "string") return { input: rest, idempotencyKey: key };
  return { input: given };
}

/** An operation's refusal in words a model can act on; `_meta` has the same for programs. */
function failure(error: AppError, requestId: string): CallToolResult {
  const { code, detail, fix, status, extras } = error;
  const fields = (extras.errors ?? []).map((field) => `${field.pointer || "/"}: ${field.detail}`);
  const retry = extras.retryAfter === undefined ? [] : [`Retry after ${extras.retryAfter} s.`];
  const lines = [`${code}: ${detail}`, ...fields, `Fix: ${fix}`, ...retry, `request_id: ${requestId}`];
  return {
    isError: true,
    content: [{ type: "text", text: lines.join("\n") }],
    _meta: {
      code,
      fix,
      status,
      request_id: requestId,
      ...(extras.errors && { errors: extras.errors }),
      ...(extras.retryAfter !== undefined && { retry_after: extras.retryAfter }),
    },
  };
}
