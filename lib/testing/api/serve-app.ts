import type { NodeHandler } from "@/lib/api/http/node-request";
import type { App } from "@/lib/api/process/app";
import { openFrontDoor } from "@/lib/api/server/front-door";

/** An app's front door on a loopback port of its own, with `routes` by path (prefixes end with a slash) and no pages. */
export async function serveApp(
  app: App,
  routes: Record<string, NodeHandler>,
): Promise<{ origin: string; close(): Promise<void> }> {
  const early = Object.entries(routes).map(([path, handler]) => ({ path, handler }));
  const door = openFrontDoor(app, {
    early,
    pages: async (_req, res) => void res.writeHead(404).end("no pages in tests"),
  });
  const port = await door.listen(0, "127.0.0.1");
  return { origin: `http://127.0.0.1:${port}`, close: () => door.close() };
}
