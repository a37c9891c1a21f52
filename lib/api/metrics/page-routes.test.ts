import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { pageRoutes } from "./page-routes";

it("names pages as Next's build does, whatever is asked for below them", async () => {
  const file = join(await temporaryFolder(), "routes-manifest.json");
  const staticRoutes = [{ page: "/pricing", regex: "^/pricing(?:/)?$" }];
  const dynamicRoutes = [{ page: "/listings/[slug]", regex: "^/listings/([^/]+?)(?:/)?$" }];
  await writeFile(file, JSON.stringify({ version: 3, staticRoutes, dynamicRoutes }));
  const pageOf = pageRoutes(file);
  const asked = ["/pricing", "/listings/tidewater", "/listings/a/b", "/_next/static/x.js"];
  expect(asked.map(pageOf)).toEqual(["/pricing", "/listings/[slug]", "none", "/_next/"]);
  expect(pageRoutes(join(file, "missing"))("/pricing")).toBe("none");
});
