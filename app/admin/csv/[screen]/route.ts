import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { deskCsv } from "@/lib/services/admin/desk/desk-csv";
import { exportDeskRows } from "@/lib/services/admin/export-desk-rows";
import { getScreen } from "@/lib/services/admin/screens/registry";
import { deskContext } from "@/lib/web/admin/desk-context";
import { readDeskQuery } from "@/lib/web/admin/desk-query";
import { streamOf } from "@/lib/web/request/stream-of";

const NOT_KEPT = { "cache-control": "private, no-store" };
const missing = () => new Response("There is nothing at this address.\n", { status: 404, headers: NOT_KEPT });

/** A screen of the desk as CSV, as its address searches, filters and orders it, sent as it is read; a 404 for everybody but admins. */
export async function GET(request: Request, { params }: { params: Promise<{ screen: string }> }): Promise<Response> {
  const ctx = await deskContext();
  if (!ctx) return missing();
  const { screen } = await params;
  const { page: _page, ...asked } = readDeskQuery(Object.fromEntries(new URL(request.url).searchParams));
  try {
    const { output } = await execute(exportDeskRows, ctx, { screen, ...asked });
    const headers = {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${screen}.csv"`,
    };
    return new Response(streamOf(deskCsv(ctx, getScreen(output.screen), output)), {
      headers: { ...NOT_KEPT, ...headers },
    });
  } catch (error) {
    if (isAppError(error) && ["not_found", "validation_failed"].includes(error.code)) return missing();
    throw error;
  }
}
