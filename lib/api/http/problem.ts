import { type AppError, ERROR_CODES, type FieldError } from "@/lib/core/errors";

export const PROBLEM_TYPE = "application/problem+json";

/** RFC 9457 problem details with our additions (decisions, API conventions). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  request_id: string;
  errors?: FieldError[];
  fix: string;
}

/** The problem document of an error. `instance` is the request's path, without its query. */
export function problemOf(error: AppError, where: { baseUrl: string; instance: string; requestId: string }): Problem {
  return {
    type: `${where.baseUrl}/docs/api#error-${error.code}`,
    title: ERROR_CODES[error.code].title,
    status: error.status,
    detail: error.detail,
    instance: where.instance,
    code: error.code,
    request_id: where.requestId,
    ...(error.extras.errors && { errors: error.extras.errors }),
    fix: error.fix,
  };
}

/**
 * Challenge of a 401 or 403 (RFC 6750, section 3) that names `realm`, a parameter of whoever asks; null for other errors. A call
 * without a token gets no error code.
 */
export function challengeOf(error: AppError, realm: string): string | null {
  const parts = [`Bearer ${realm}`];
  if (error.code !== "unauthenticated" && error.code !== "invalid_token" && error.code !== "insufficient_scope")
    return null;
  if (error.code !== "unauthenticated")
    parts.push(`error="${error.code}"`, `error_description="${quotable(error.detail)}"`);
  if (error.extras.scope) parts.push(`scope="${error.extras.scope}"`);
  return parts.join(", ");
}

/** RFC 6750 allows neither quotes nor backslashes nor other than ASCII in descriptions. */
function quotable(text: string): string {
  return text.replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, "'");
}
