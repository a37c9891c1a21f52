import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { getDraftReview } from "@/lib/services/drafts/review/get-draft-review";
import { currentContext } from "@/lib/web/request/context";

/** The review as it is by now, for the page that shows it; 304 while nothing has changed. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  try {
    const { representation } = await execute(getDraftReview, await currentContext(), await params);
    const headers = { etag: representation.etag, "cache-control": "no-store" };
    if (request.headers.get("if-none-match") === representation.etag)
      return new Response(null, { status: 304, headers });
    return Response.json(representation.output, { headers });
  } catch (error) {
    if (isAppError(error)) return Response.json({ detail: error.detail }, { status: error.status });
    throw error;
  }
}
