import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { ERROR_CODES } from "@/lib/core/errors";
import { findDeskRecords } from "@/lib/services/admin/find-desk-records";
import { deskContext } from "@/lib/web/admin/desk-context";

const NOT_KEPT = { "cache-control": "private, no-store" };
const missing = () => new Response("There is nothing at this address.\n", { status: 404, headers: NOT_KEPT });

/** What the desk's palette asks while an admin types; a 404 for everybody else. */
export async function GET(request: Request): Promise<Response> {
  const ctx = await deskContext();
  if (!ctx) return missing();
  const q = new URL(request.url).searchParams.get("q") ?? "";
  try {
    const { output } = await execute(findDeskRecords, ctx, { q });
    return Response.json(output, { headers: NOT_KEPT });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "validation_failed") return missing();
    const { retryAfter } = error.extras;
    const headers = { ...NOT_KEPT, ...(retryAfter && { "retry-after": String(retryAfter) }) };
    return new Response(`${error.detail} ${error.fix}\n`, { status: ERROR_CODES[error.code].status, headers });
  }
}
