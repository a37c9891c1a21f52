import { getApp } from "@/lib/api/process/open-app";
import { openFrontDoor } from "@/lib/api/server/front-door";
import { startBackground } from "@/lib/serving/background";
import { failStart, serveUntilEnded } from "@/lib/serving/process";
import { earlyRoutes } from "@/lib/serving/routes";

/** The part of `npm run dev` that is started anew: all but the pages, on a loopback port that it tells who started it. */
async function main(): Promise<void> {
  const app = await getApp();
  const pages = async (_req: unknown, res: { writeHead(status: number): { end(): void } }) => res.writeHead(404).end();
  const door = openFrontDoor(app, { early: earlyRoutes(app), pages });
  await serveUntilEnded(app, door, { port: 0, host: "127.0.0.1" }, async (port, toClose) => {
    process.send?.({ port });
    toClose(await startBackground(app));
  });
}

main().catch(failStart);
