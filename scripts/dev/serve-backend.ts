import { getApp } from "@/lib/api/process/open-app";
import { openFrontDoor } from "@/lib/api/server/front-door";
import { env } from "@/lib/core/env";
import { startBackground } from "@/lib/serving/background";
import { failStart, serveUntilEnded } from "@/lib/serving/process";
import { earlyRoutes } from "@/lib/serving/routes";

/** All but the pages, from the sources: the part of `npm run dev` that is started anew, which is told the port. */
async function main(): Promise<void> {
  const e = env();
  const app = await getApp();
  const pages = async (_req: unknown, res: { writeHead(status: number): { end(): void } }) => res.writeHead(404).end();
  const door = openFrontDoor(app, { early: earlyRoutes(app), pages });
  await serveUntilEnded(app, door, { port: e.PORT, host: e.HOST }, async (port, toClose) => {
    process.send?.({ port });
    toClose(await startBackground(app));
  });
}

main().catch(failStart);
