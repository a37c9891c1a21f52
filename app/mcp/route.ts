import { createMcp } from "@/lib/api/mcp";
import { getApp } from "@/lib/api/process-app";

export const dynamic = "force-dynamic";

/** The MCP endpoint for hosts that run Next without the front door, which answers it earlier. */
async function answer(request: Request): Promise<Response> {
  return createMcp(await getApp())(request, { address: request.headers.get("x-forwarded-for") });
}

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as POST, answer as PUT };
