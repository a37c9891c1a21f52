import { type NodeHandler, serveWeb } from "@/lib/api/http/node-request";
import type { App } from "@/lib/api/process/app";
import { createFiles } from "@/lib/api/server/files";
import type { EarlyRoute } from "@/lib/api/server/front-door";
import { storage } from "@/lib/integrations/storage";
import { backgroundFunctions } from "./background";
import { lazily } from "./once";

/** The authorization server but its consent page, which is Next's. */
const AUTHORIZATION_PATHS = /^\/(?:\.well-known\/oauth-|oauth\/(?!consent\/[^/]+$))/;

/** What is answered before Next sees it, beside the API; each loaded with the first request for it. */
export function earlyRoutes(app: App): EarlyRoute[] {
  return [
    {
      path: "/mcp",
      handler: lazily(async () => (await import("@/lib/api/mcp/endpoint")).createNodeMcp(app)),
      logsItself: true,
    },
    {
      path: AUTHORIZATION_PATHS,
      handler: lazily(async () => serveWeb((await import("@/lib/api/oauth/endpoint")).createOAuth(app))),
    },
    { path: "/api/inngest", handler: lazily(() => inngestHandler(app)) },
    { path: "/files/", handler: createFiles(storage()) },
  ];
}

async function inngestHandler(app: App): Promise<NodeHandler> {
  const [functions, { createServe }] = await Promise.all([backgroundFunctions(app), import("@/inngest/serve")]);
  return serveWeb(createServe(functions));
}
