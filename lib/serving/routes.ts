import { serveWeb } from "@/lib/api/http/node-request";
import type { App } from "@/lib/api/process/app";
import type { EarlyRoute } from "@/lib/api/server/early-routes";
import { createFiles } from "@/lib/api/server/files";
import { env, inngestServer, isInngestDev } from "@/lib/core/env";
import { storage } from "@/lib/integrations/storage";
import { backgroundFunctions } from "./functions";
import { guardCalls } from "./inngest-calls";
import { notingEnds } from "./lent-runs";
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
      route: "/oauth/",
      handler: lazily(async () => serveWeb((await import("@/lib/api/oauth/endpoint")).createOAuth(app))),
    },
    ...(inngestServer(env()) || isInngestDev(env()) ? [inngestRoute(app)] : []),
    { path: "/files/", handler: createFiles(storage()) },
  ];
}

/** Only where an Inngest server is configured: nobody else may call functions. */
function inngestRoute(app: App): EarlyRoute {
  const load = async () => {
    const [functions, { createServe }] = await Promise.all([backgroundFunctions(app), import("@/inngest/serve")]);
    const handler = createServe(functions);
    return serveWeb(isInngestDev(env()) ? handler : guardCalls(notingEnds(app, handler)));
  };
  return { path: "/api/inngest", handler: lazily(load) };
}
