import { isAppError } from "@/lib/api/call/faults";
import { ERROR_CODES, type ErrorCode } from "@/lib/core/errors";
import type { ActionResult } from "@/lib/schemas/action-result";

/** Runs a server action's work; an AppError becomes data that the form shows at its fields. Anything else stays an error. */
export async function runAction<T>(work: () => Promise<T>): Promise<ActionResult<T>> {
  try {
    return { ok: true, data: await work() };
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { code, detail, fix, extras } = error;
    return { ok: false, code, detail, fix, errors: extras.errors ?? [] };
  }
}

/** The HTTP status of a failed action's code. */
export function statusOf(code: string): number {
  return code in ERROR_CODES ? ERROR_CODES[code as ErrorCode].status : 500; // safe: looked up first
}
