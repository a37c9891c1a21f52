import { createMcp } from "@/lib/api/mcp";
import { getApp } from "@/lib/api/process-app";

/** The MCP endpoint where no front door stands before Next. The address comes from the headers a host sets, if it does. */
async function handle(request: Request): Promise<Response> {
  return createMcp(await getApp())(request, { address: null });
}

export { handle as DELETE, handle as GET, handle as OPTIONS, handle as POST, handle as PUT };
