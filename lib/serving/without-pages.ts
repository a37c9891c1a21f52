import type { NodeHandler } from "@/lib/api/http/node-request";
import { getApp } from "@/lib/api/process/open-app";
import { openFrontDoor } from "@/lib/api/server/front-door";
import { env } from "@/lib/core/env";
import { startBackground } from "./background";
import { serveUntilEnded } from "./process";
import { earlyRoutes } from "./routes";

/** Serves all but the pages, from the sources, with what stands in for them. Its parent process is told the port. */
export async function serveWithoutPages(pages: NodeHandler): Promise<void> {
  const e = env();
  const app = await getApp();
  const door = openFrontDoor(app, { early: earlyRoutes(app), pages });
  await serveUntilEnded(app, door, { port: e.PORT, host: e.HOST }, async (port, toClose) => {
    process.send?.({ port });
    toClose(await startBackground(app));
  });
}
