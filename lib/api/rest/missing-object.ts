import { withIdentifierSource } from "@/lib/api/call/identifier-source";
import { type AppError, notFound } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";

/** Path parameters that are values rather than identifiers: a wrong one is unusable (422), not missing (404). */
const VALUE_PARAMETERS = ["week"];

/** An address whose identifier cannot exist names nothing: 404 like any other missing object, instead of 422. */
export function asMissingObject(operation: AnyOperation, params: Record<string, string>, error: AppError): AppError {
  const pointers = error.extras.errors?.map(({ pointer }) => pointer.slice(1)) ?? [];
  const identifiers = Object.keys(params).filter((name) => !VALUE_PARAMETERS.includes(name));
  const wrong = identifiers.find((name) => pointers.includes(name));
  if (error.code !== "validation_failed" || !wrong) return error;
  return withIdentifierSource(notFound(nounBefore(operation.path, wrong)), operation);
}

/** "listing" for `/me/listings/{listing_id}`. */
function nounBefore(path: string, parameter: string): string {
  const segments = path.split("/");
  const plural = segments[segments.indexOf(`{${parameter}}`) - 1] ?? "object";
  return plural.replace(/ies$/, "y").replace(/s$/, "").replaceAll("-", " ");
}
