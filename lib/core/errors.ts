/** One kind of error. `passes`: each of its kind tells how things stand at this moment (see `isPassing`). */
interface ErrorKind {
  status: number;
  title: string;
  passes?: boolean;
}

/** Every code an operation may answer with, its HTTP status and title (RFC 9457). Transports map once, from here. */
export const ERROR_CODES = {
  moved: { status: 301, title: "Moved" },
  malformed_json: { status: 400, title: "Malformed JSON" },
  bad_request: { status: 400, title: "Bad request" },
  unauthenticated: { status: 401, title: "Sign-in needed" },
  invalid_token: { status: 401, title: "Invalid or expired token" },
  insufficient_scope: { status: 403, title: "Insufficient scope" },
  forbidden: { status: 403, title: "Not allowed" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  not_acceptable: { status: 406, title: "Not acceptable" },
  request_timeout: { status: 408, title: "Request too slow" },
  conflict: { status: 409, title: "Conflict" },
  idempotency_in_progress: { status: 409, title: "Request still running", passes: true },
  draft_not_ready: { status: 409, title: "Draft not ready", passes: true },
  limit_reached: { status: 409, title: "Limit reached" },
  already_launched: { status: 409, title: "Already launched" },
  already_owner: { status: 409, title: "Already yours" },
  precondition_failed: { status: 412, title: "Changed meanwhile", passes: true },
  payload_too_large: { status: 413, title: "Body too large" },
  unsupported_media_type: { status: 415, title: "Unsupported media type" },
  validation_failed: { status: 422, title: "Validation failed" },
  invalid_url: { status: 422, title: "Invalid URL" },
  idempotency_mismatch: { status: 422, title: "Idempotency key reused" },
  rate_limited: { status: 429, title: "Too many requests" },
  headers_too_large: { status: 431, title: "Address or headers too long" },
  internal_error: { status: 500, title: "Internal error" },
  unavailable: { status: 503, title: "Service unavailable" },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** Whether an error tells how things stand at this moment, so that the very same request may go well later. */
export function isPassing({ code, extras }: Pick<AppError, "code" | "extras">): boolean {
  const { passes = false }: ErrorKind = ERROR_CODES[code];
  return passes || extras.passes === true;
}

/** One field's complaint; `pointer` is an RFC 6901 JSON pointer into the input. */
export interface FieldError {
  pointer: string;
  detail: string;
  /** Why, for programs. */
  reason?: string;
  /** All that could stand there instead. */
  allowed?: readonly string[];
}

export interface AppErrorExtras {
  errors?: FieldError[];
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
  /** This one passes, though its code does not in general (see `isPassing`). */
  passes?: boolean;
  /** Scope that would have sufficed (RFC 6750, section 3.1). */
  scope?: string;
  allow?: string[];
  /** Tag of the object as it is now, sent as `ETag`. */
  etag?: string;
  /** Path below /api/v1 where the object is now, sent as `Location`. */
  location?: string;
}

/** The one error a service throws on purpose. `detail` and `fix` are shown to callers, so they are our own words only. */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly code: ErrorCode,
    readonly detail: string,
    readonly fix: string,
    readonly extras: AppErrorExtras = {},
  ) {
    super(`${code}: ${detail}`);
  }
  get status(): number {
    return ERROR_CODES[this.code].status;
  }
}

/** The same body for a missing object and for somebody else's (decisions, API conventions). `near` may have been meant. */
export function notFound(what: string, near: string | null = null): AppError {
  return new AppError(
    "not_found",
    `No such ${what}.${near ? ` Did you mean “${near}”?` : ""}`,
    `Check the ${what}'s identifier; lists show the ones you can reach.`,
  );
}

/** The error for a name that an object no longer has. `path` is where it is now, below /api/v1. */
export function moved(what: string, name: string, path: string): AppError {
  return new AppError("moved", `This ${what} is called ${name} now.`, `Ask for ${name} instead.`, { location: path });
}

/** Somebody else changed the same thing between this call's reading and its writing. */
export function raced(detail: string): AppError {
  return new AppError("conflict", detail, "Send the request again.", { passes: true, retryAfter: 1 });
}

/** A validation error on one field; `why` tells programs what it is, and what could stand there. */
export function invalid(
  pointer: string,
  detail: string,
  fix: string,
  why: Pick<FieldError, "reason" | "allowed"> = {},
): AppError {
  return new AppError("validation_failed", detail, fix, { errors: [{ pointer, detail, ...why }] });
}
