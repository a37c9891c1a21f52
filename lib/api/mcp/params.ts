import { z } from "zod";
import { pointerOf } from "@/lib/api/call/input-errors";
import { issueText } from "@/lib/api/call/issue-text";
import { AppError } from "@/lib/core/errors";
import { lookup } from "@/lib/core/lookup";
import { STATELESS_VERSION } from "@/lib/core/mcp-versions";
import type { McpMessage } from "./message";

const record = z.record(z.string(), z.unknown());
const meta = { _meta: record.optional() };

/** As much of the params of the methods served as the protocol asks for in every version. */
const PARAMS = lookup<z.ZodType>({
  "tools/call": z.looseObject({ name: z.string(), arguments: record.optional(), ...meta }),
  "tools/list": z.looseObject({ cursor: z.string().optional(), ...meta }).optional(),
  initialize: z.looseObject({
    protocolVersion: z.string(),
    capabilities: record,
    clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
  }),
});

/** `bad_request` for params of the wrong shape, which the protocol library would answer with its schema's complaint. */
export function faultOfParams({ method, params }: McpMessage, version: string | null): AppError | null {
  if (method === "initialize" && version === STATELESS_VERSION) return null; // which has no such method
  const issue = PARAMS.get(method ?? "")?.safeParse(params, { error: issueText }).error?.issues[0];
  if (!issue) return null;
  const error = { pointer: pointerOf(["params", ...issue.path]), detail: issue.message };
  const fix = `Send ${method} with the params that the protocol gives it.`;
  return new AppError("bad_request", `${error.pointer} ${error.detail}.`, fix, { errors: [error] });
}
