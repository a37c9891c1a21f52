import type { NodeHandler } from "@/lib/api/http/node-request";
import type { FrontDoor } from "@/lib/api/server/front-door";
import { env } from "@/lib/core/env";
import { once } from "./once";

/** Next, loaded after the API listens. */
export function nextPages(door: () => FrontDoor): () => Promise<NodeHandler> {
  return once(async () => {
    const e = env();
    const { default: next } = await import("next");
    const dev = e.NODE_ENV !== "production";
    const pages = next({ dev, customServer: true, hostname: e.HOST, port: e.PORT, httpServer: door().server });
    await pages.prepare();
    return pages.getRequestHandler();
  });
}
