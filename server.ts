import { getApp } from "@/lib/api/process/open-app";
import { type FrontDoor, openFrontDoor } from "@/lib/api/server/front-door";
import { defaultBaseUrl, env } from "@/lib/core/env";
import { startBackground } from "@/lib/serving/background";
import { lazily } from "@/lib/serving/once";
import { nextPages } from "@/lib/serving/pages";
import { failStart, serveUntilEnded, warnOfTestSettings } from "@/lib/serving/process";
import { earlyRoutes } from "@/lib/serving/routes";

/** The front door: one process that answers the API at once and leaves the pages to Next. `npm run dev` is scripts/dev.ts. */
async function main(): Promise<void> {
  const e = env();
  warnOfTestSettings();
  const app = await getApp();
  const pages = nextPages(() => door);
  const door: FrontDoor = openFrontDoor(app, { early: earlyRoutes(app), pages: lazily(pages) });
  await serveUntilEnded(app, door, { port: e.PORT, host: e.HOST }, async (_port, toClose) => {
    console.log(`Launchyard answers at ${defaultBaseUrl(e)} (${Math.round(performance.now())} ms)`);
    toClose(await startBackground(app));
    await pages();
  });
}

main().catch(failStart);
