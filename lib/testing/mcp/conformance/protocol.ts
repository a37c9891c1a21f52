import { randomUUID } from "node:crypto";
import {
  isInitializeRequest,
  isLegacyRequest,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { type AnswerProtocol, createModern, serverFor } from "@/lib/api/mcp/protocol";
import { callTool, type McpCaller } from "@/lib/api/mcp/tool-call";
import { toolsFor } from "@/lib/api/mcp/tools";
import { askingTools, requestState } from "./asking-tools";
import { contentTools } from "./content-tools";
import { offerPrompts } from "./prompts";
import { offerResources } from "./resources";
import type { SuiteTool } from "./tool";

const suiteTools: Record<string, SuiteTool> = { ...contentTools, ...askingTools };
const CAPABILITIES = {
  tools: { listChanged: false },
  prompts: { listChanged: false },
  resources: { listChanged: false, subscribe: true },
  logging: {},
  completions: {},
};

/** The product's server with the tools, prompts and resources of the suite's own example server beside the operations. */
function suiteServer(caller: McpCaller): Server {
  const server = serverFor(caller, { capabilities: CAPABILITIES, requestState: { verify: requestState.verify } });
  server.setRequestHandler("tools/list", () => ({
    tools: [
      ...toolsFor(caller),
      ...Object.entries(suiteTools).map(([name, { description, inputSchema = { type: "object" as const } }]) => ({
        name,
        description,
        inputSchema,
      })),
    ],
  }));
  server.setRequestHandler("tools/call", ({ params }, ctx) => {
    const tool = suiteTools[params.name];
    return tool ? tool.run(params.arguments ?? {}, ctx) : callTool(caller, params.name, params.arguments);
  });
  offerPrompts(server);
  offerResources(server);
  return server;
}

/**
 * Speaks for a test-only route: gate, access and operations are the product's. Unlike the product it streams and, before
 * 2026-07-28, keeps sessions, because the suite's tools ask the client back.
 */
export function createSuiteProtocol(): AnswerProtocol {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();
  const answerModern = createModern(suiteServer);
  return async (request, parsedBody, caller) => {
    if (!(await isLegacyRequest(request, parsedBody))) return answerModern(request, parsedBody, caller);
    const transport = sessions.get(request.headers.get("mcp-session-id") ?? "") ?? (await open(caller, parsedBody));
    return transport.handleRequest(request, { parsedBody });
  };

  /** A session for an `initialize`; anything else without one is answered without. */
  async function open(caller: McpCaller, parsedBody: unknown) {
    const transport = isInitializeRequest(parsedBody)
      ? new WebStandardStreamableHTTPServerTransport({
          sessionIdGenerator: randomUUID,
          onsessioninitialized: (id) => void sessions.set(id, transport),
        })
      : new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await suiteServer(caller).connect(transport);
    return transport;
  }
}
