import { type NodeHandler, serveWeb } from "@/lib/api/http/node-request";
import type { App } from "@/lib/api/process/app";
import { getApp } from "@/lib/api/process/open-app";
import { createFiles } from "@/lib/api/server/files";
import { type EarlyRoute, type FrontDoor, openFrontDoor } from "@/lib/api/server/front-door";
import { crawlerHostMap, defaultBaseUrl, env, usesInngestServer } from "@/lib/core/env";
import { flushLog, log } from "@/lib/core/log";
import { storage } from "@/lib/integrations/storage";
import type { Runner } from "@/lib/runner/runner";

/** The front door: one process that answers the API at once and leaves the pages to Next. */
const e = env();

/** Made on first use and kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A handler whose code is loaded with the first request for it. */
function lazily(load: () => Promise<NodeHandler>): NodeHandler {
  const loaded = once(load);
  return async (req, res) => (await loaded())(req, res);
}

/** Next, loaded after the API listens. */
function nextPages(door: () => FrontDoor): () => Promise<NodeHandler> {
  return once(async () => {
    const { default: next } = await import("next");
    const dev = e.NODE_ENV !== "production";
    const pages = next({ dev, customServer: true, hostname: e.HOST, port: e.PORT, httpServer: door().server });
    await pages.prepare();
    return pages.getRequestHandler();
  });
}

/** The authorization server but its consent page, which is Next's. */
const AUTHORIZATION_PATHS = /^\/(?:\.well-known\/oauth-|oauth\/(?!consent\/[^/]+$))/;

function earlyRoutes(app: App): EarlyRoute[] {
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
    {
      path: "/api/inngest",
      handler: lazily(async () => {
        const [functions, { createServe }] = await Promise.all([backgroundFunctions(app), import("@/inngest/serve")]);
        return serveWeb(createServe(functions));
      }),
    },
    { path: "/files/", handler: createFiles(storage(e)) },
  ];
}

/** Drives background work here; where an Inngest server does, hands it what is staged. */
async function startBackground(app: App): Promise<Runner> {
  const connection = { db: app.db, url: app.databaseUrl };
  const { deliverEventsTo, inngest } = await import("@/inngest/client");
  if (usesInngestServer(e)) {
    const { startForwarder } = await import("@/lib/runner/forward");
    return startForwarder({ connection, send: (events) => inngest.send(events), now: app.now });
  }
  const [{ startRunner }, { stageEvents }] = await Promise.all([
    import("@/lib/runner/runner"),
    import("@/lib/runner/relay"),
  ]);
  deliverEventsTo((events, source) => stageEvents(app.db, events, source));
  const [functions, { serveInProcess }] = await Promise.all([backgroundFunctions(app), import("@/inngest/serve")]);
  return startRunner({ connection, handler: serveInProcess(functions), now: app.now });
}

/** Loaded once the API answers. */
async function backgroundFunctions(app: App) {
  const { createFunctions } = await import("@/inngest");
  return createFunctions({ db: app.db, now: app.now });
}

function warnOfTestSettings(): void {
  const mapped = Object.keys(crawlerHostMap(e));
  if (mapped.length > 0) log.warn("CRAWLER_HOST_MAP sends origins to local servers", { origins: mapped.join(" ") });
  if (e.ALLOW_TEST_ENDPOINTS) log.warn("ALLOW_TEST_ENDPOINTS is on: never on a public machine");
}

/** Ctrl-C reaches us twice: from the terminal and relayed by the process that started us. */
const ECHO_MS = 1_000;

/** First signal: end in order. A later one: end now. */
function endOnSignal(end: () => Promise<void>): void {
  let endingSince: number | null = null;
  const onSignal = () => {
    if (endingSince !== null && performance.now() - endingSince > ECHO_MS) process.exit(1);
    if (endingSince !== null) return;
    endingSince = performance.now();
    end().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

async function main(): Promise<void> {
  warnOfTestSettings();
  const app = await getApp();
  const pages = nextPages(() => door);
  const door = openFrontDoor(app, { early: earlyRoutes(app), pages: lazily(pages) });
  const background: { runner: Runner | null } = { runner: null };
  const end = async () => {
    await door.close();
    await background.runner?.close();
    await app.close();
    flushLog();
  };
  endOnSignal(end);
  try {
    await door.listen(e.PORT, e.HOST);
    console.log(`Launchyard answers at ${defaultBaseUrl(e)} (${Math.round(performance.now())} ms)`);
    background.runner = await startBackground(app);
    await pages();
  } catch (error) {
    await end();
    throw error;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  log.debug("start failed", { error: error.stack });
  flushLog();
  process.exit(1);
});
