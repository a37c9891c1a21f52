import {
  createMcpHandler,
  isLegacyRequest,
  Server,
  type ServerOptions,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { callTool, type McpCaller } from "./mcp-call";
import { INITIALIZE_VERSIONS, instructionsFor, serverInfo } from "./mcp-server";
import { toolOf } from "./mcp-tools";

/** The tool list changes with a deployment only. */
const LIST_TTL_MS = 300_000;

const callers = new WeakMap<Request, McpCaller>();

/** The stateless revision; one handler serves all requests, each with its own caller. */
const modern = createMcpHandler(({ requestInfo }) => serverFor(callerOf(requestInfo)), { legacy: "reject" });

/** Answers one request whose caller is known and whose body was parsed. */
export type AnswerProtocol = (request: Request, parsedBody: unknown, caller: McpCaller) => Promise<Response>;

/** Both kinds of revisions get JSON, never a stream. */
export const answerProtocol: AnswerProtocol = async (request, parsedBody, caller) => {
  callers.set(request, caller);
  if (!(await isLegacyRequest(request, parsedBody))) return modern.fetch(request, { parsedBody });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = serverFor(caller);
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
};

function callerOf(request: Request | undefined): McpCaller {
  const caller = request && callers.get(request);
  if (!caller) throw new Error("an MCP request reached its server without a caller");
  return caller;
}

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
  server.setRequestHandler("tools/list", () => ({ tools: caller.operations.map(toolOf) }));
  server.setRequestHandler("tools/call", ({ params }) => callTool(caller, params));
  return server;
}
