import "server-only";
import { cache } from "react";
import type { z } from "zod";
import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import type { ErrorCode } from "@/lib/core/errors";
import type { Executable } from "@/lib/core/operation";
import { getSiteInfo } from "@/lib/services/site/get-site-info";
import { currentContext } from "./context";

/** The answer of an operation for whoever looks at the page. Throws AppError as `execute` does. */
export async function read<I extends z.ZodObject, O extends z.ZodType>(
  operation: Executable<I, O>,
  input: z.input<I>,
): Promise<z.output<O>> {
  return (await execute(operation, await currentContext(), input)).output;
}

/** What no page can show. */
const ABSENT: readonly string[] = ["not_found", "moved", "validation_failed"] satisfies ErrorCode[];

/** As `read`, with null for what does not exist: pages then answer 404 or redirect. */
export async function readOrNull<I extends z.ZodObject, O extends z.ZodType>(
  operation: Executable<I, O>,
  input: z.input<I>,
): Promise<z.output<O> | null> {
  try {
    return await read(operation, input);
  } catch (error) {
    if (isAppError(error) && ABSENT.includes(error.code)) return null;
    throw error;
  }
}

/** About the site; asked for once a request. */
export const readSiteInfo = cache(() => read(getSiteInfo, {}));
