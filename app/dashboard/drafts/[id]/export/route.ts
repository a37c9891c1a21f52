import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { getDraftReview } from "@/lib/services/drafts/review/get-draft-review";
import { currentContext } from "@/lib/web/request/context";

/** The whole draft as JSON: values, quotes, the text around them, pages, and what was rejected and why. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  try {
    const { output } = await execute(getDraftReview, await currentContext(), await params);
    const headers = {
      "content-disposition": `attachment; filename="${output.draft.id}.json"`,
      "cache-control": "no-store",
    };
    return Response.json(output, { headers });
  } catch (error) {
    if (isAppError(error)) return Response.json({ detail: error.detail, fix: error.fix }, { status: error.status });
    throw error;
  }
}
