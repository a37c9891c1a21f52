import { createMcp } from "@/lib/api/mcp/endpoint";
import { getApp } from "@/lib/api/process/open-app";

export const dynamic = "force-dynamic";

/** The MCP endpoint for hosts that run Next without the front door, which answers it earlier. Addresses: as for /api/v1. */
async function answer(request: Request): Promise<Response> {
  return createMcp(await getApp())(request, { address: null });
}

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as POST, answer as PUT };
