import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { currentContext } from "@/lib/web/request/context";

/** What the progress view polls, with the browser's own session. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  try {
    const { output } = await execute(getDraft, await currentContext(), await params);
    const { status, progress, pages, fields } = output;
    return Response.json({ status, progress, pages, fields }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (isAppError(error)) return Response.json({ detail: error.detail }, { status: error.status });
    throw error;
  }
}
