import { AppError } from "@/lib/core/errors";
import { type AnyExecutable, pathNames } from "@/lib/core/operation";
import { inputSchema } from "./json-schema";

/** How a path's identifier begins to say where it is found: "From list_my_drafts, such as …". */
const SOURCE = /^From (.+)$/;

/** A 404 that says which tools list the identifiers of the operation's path, in the words of its own input. */
export function withIdentifierSource(error: AppError, operation: AnyExecutable): AppError {
  if (error.code !== "not_found" || !("path" in operation)) return error;
  const { properties = {} } = inputSchema(operation);
  const sources = pathNames(String(operation.path)).flatMap((name) => {
    const { description = "" } = Object(properties[name]);
    const [, source] = SOURCE.exec(description) ?? [];
    return source ? [`The ${name} comes from ${source}.`] : [];
  });
  return sources.length === 0 ? error : new AppError(error.code, error.detail, sources.join(" "), error.extras);
}
