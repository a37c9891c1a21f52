import {
  createMcpHandler,
  isLegacyRequest,
  Server,
  type ServerOptions,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { INITIALIZE_VERSIONS } from "@/lib/core/mcp-versions";
import { instructionsFor, serverInfo } from "./server";
import { callTool, type McpCaller } from "./tool-call";
import { toolsFor } from "./tools";

/** The tool list changes with a deployment only. */
const LIST_TTL_MS = 300_000;

/** Answers one request whose caller is known and whose body was parsed. */
export type AnswerProtocol = (request: Request, parsedBody: unknown, caller: McpCaller) => Promise<Response>;

/** The stateless revision; one handler serves all requests, each by the server that `serverOf` makes for its caller. */
export function createModern(serverOf: (caller: McpCaller) => Server): AnswerProtocol {
  const callers = new WeakMap<Request, McpCaller>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const caller = requestInfo && callers.get(requestInfo);
      if (!caller) throw new Error("an MCP request reached its server without a caller");
      return serverOf(caller);
    },
    { legacy: "reject" },
  );
  return (request, parsedBody, caller) => {
    callers.set(request, caller);
    return handler.fetch(request, { parsedBody });
  };
}

const answerModern = createModern((caller) => serverFor(caller));

/** Both kinds of revisions get JSON, never a stream. */
export const answerProtocol: AnswerProtocol = async (request, parsedBody, caller) => {
  if (!(await isLegacyRequest(request, parsedBody))) return answerModern(request, parsedBody, caller);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = serverFor(caller);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
};

/** The protocol library's server of one caller: every operation a tool. `more` is what a test route offers besides. */
export function serverFor(caller: McpCaller, more: Partial<ServerOptions> = {}): Server {
  const { site } = caller.ctx;
  const hint = { ttlMs: LIST_TTL_MS, cacheScope: "public" as const };
  const server = new Server(serverInfo(site), {
    capabilities: { tools: { listChanged: false } },
    instructions: instructionsFor(site.name, caller.operations),
    supportedProtocolVersions: INITIALIZE_VERSIONS,
    cacheHints: { "tools/list": hint, "server/discover": hint },
    ...more,
  });
  server.setRequestHandler("tools/list", () => ({ tools: toolsFor(caller) }));
  server.setRequestHandler("tools/call", ({ params }) => callTool(caller, params.name, params.arguments));
  return server;
}
