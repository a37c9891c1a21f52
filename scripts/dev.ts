import { getApp } from "@/lib/api/process/open-app";
import { type FrontDoor, openFrontDoor } from "@/lib/api/server/front-door";
import { defaultBaseUrl, env } from "@/lib/core/env";
import { lazily } from "@/lib/serving/once";
import { nextPages } from "@/lib/serving/pages";
import { failStart, serveUntilEnded, warnOfTestSettings } from "@/lib/serving/process";
import { earlyRoutes } from "@/lib/serving/routes";
import { Backend } from "./dev/backend";
import { forwardTo } from "./dev/forward";
import { watchSources } from "./dev/watch-sources";

/**
 * `npm run dev`: this process keeps the address, the database and Next, which reloads pages by itself. API, MCP and background
 * work run in a second one (dev/serve-backend.ts) that is started anew when their sources change; calls wait for it meanwhile.
 */
async function main(): Promise<void> {
  const e = env();
  warnOfTestSettings();
  const app = await getApp();
  const backend = new Backend();
  const forward = forwardTo(() => backend.port());
  const early = earlyRoutes(app).map(({ path }) => ({ path, handler: forward, logsItself: true }));
  const pages = nextPages(() => door);
  const door: FrontDoor = openFrontDoor(app, { early, api: forward, pages: lazily(pages) });
  await serveUntilEnded(app, door, { port: e.PORT, host: e.HOST }, async (_port, toClose) => {
    toClose(backend);
    toClose(watchSources(() => backend.restart()));
    await backend.port();
    console.log(`Launchyard answers at ${defaultBaseUrl(e)} (${Math.round(performance.now())} ms)`);
    await pages();
  });
}

main().catch(failStart);
