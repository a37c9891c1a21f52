import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { getInvoice } from "@/lib/services/orders/invoices/get-invoice";
import { drawnInvoice } from "@/lib/web/invoices/drawn-invoice";
import { currentContext } from "@/lib/web/request/context";

/** An invoice or credit note as PDF, for the owner of its order alone. */
export async function GET(_request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  try {
    const { output } = await execute(getInvoice, await currentContext(), await params);
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${output.number}.pdf"`,
      "cache-control": "private, no-store",
    };
    return new Response(new Uint8Array(await drawnInvoice(output)), { headers });
  } catch (error) {
    if (isAppError(error)) return Response.json({ detail: error.detail, fix: error.fix }, { status: error.status });
    throw error;
  }
}
