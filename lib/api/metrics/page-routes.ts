import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { NO_ROUTE } from "./note-request";

const route = z.object({ page: z.string(), regex: z.string() });
/** What `next build` writes of its routes, the nearest fit first; static ones are listed apart. */
const manifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) });
const MANIFEST = join(".next", "routes-manifest.json");
const ASSETS = "/_next/";

/** Names the page that a path leads to as Next does, such as `/listings/[slug]`; without a build all are named alike. */
export function pageRoutes(file = MANIFEST): (path: string) => string {
  const routes = readRoutes(file);
  return (path) => {
    if (path.startsWith(ASSETS)) return ASSETS;
    return routes.find(({ pattern }) => pattern.test(path))?.page ?? NO_ROUTE;
  };
}

function readRoutes(file: string): { page: string; pattern: RegExp }[] {
  try {
    const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
    return [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  } catch {
    return []; // development, where nothing was built
  }
}
