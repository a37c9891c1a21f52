import { hasGivenWay, isDatabaseAway, isTooSlow, namesGoneUser } from "@/db/away";
import { AppError, ERROR_CODES, type ErrorCode } from "@/lib/core/errors";
import { log } from "@/lib/core/log";

/** By shape, not by class: a promise shared between two bundles of a process may bring the other bundle's error. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError" && "code" in error && isErrorCode(error.code);
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERROR_CODES, code);
}

const RETRY_SECONDS = 2;

/** What the caller may know of any failure. Everything unforeseen is logged here with its request id, and told to nobody. */
export function toAppError(error: unknown, where: { requestId: string; operation?: string }): AppError {
  if (isAppError(error)) return error;
  if (namesGoneUser(error))
    return new AppError("unauthenticated", "This account is not there any more.", "Sign in again.");
  const { requestId, operation } = where;
  log.error("unexpected", { request_id: requestId, operation, error: describe(error) });
  if (isDatabaseAway(error) || isTooSlow(error) || hasGivenWay(error))
    return new AppError("unavailable", "The service cannot answer just now.", "Send the request again in a moment.", {
      retryAfter: RETRY_SECONDS,
    });
  return new AppError(
    "internal_error",
    "Something went wrong on our side.",
    "Send the request again; if it keeps failing, report the request_id.",
  );
}

/** A failed query tells its parameters, which may be anybody's data: the log does without them. */
const QUERY_PARAMETERS = /\nparams: [\s\S]*?(?=\n {4}at |$)/;

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\ncaused by ${describe(error.cause)}`;
  return `${(error.stack ?? error.message).replace(QUERY_PARAMETERS, "")}${cause}`;
}
