import { text as readText } from "node:stream/consumers";
import { z } from "zod";
import { startNameServer, type ZoneRecords } from "@/lib/testing/drafting/name-server";
import { type Route, startSite, text } from "@/lib/testing/drafting/sites";

/** Products of the seed whose listings journeys claim by what stands on their hosts. */
const ORIGINS = ["https://sluicegate.example", "https://gramophoneyard.example", "https://nightjarcut.example"];

/** What a journey puts in place: pages and text files by host and path, TXT records by name. */
const placed = z.object({
  pages: z.record(z.string(), z.string()).default({}),
  files: z.record(z.string(), z.string()).default({}),
  records: z.record(z.string(), z.string()).default({}),
});
export type Placed = z.input<typeof placed>;

/**
 * Websites of products to claim and the name server of their domains, both on this machine: journeys, which run in another process,
 * change them by `PUT /-/placed` with a `Placed`. `hostMap` is for CRAWLER_HOST_MAP.
 */
export async function startClaimSites() {
  const zone: Record<string, ZoneRecords> = {};
  const routes: Record<string, Route> = {
    "/": "<!doctype html><html lang=en><title>A product</title><p>Words</p></html>",
    "/-/placed": async (request, response) => {
      const { pages, files, records } = placed.parse(JSON.parse(await readText(request)));
      Object.assign(routes, pages);
      for (const [path, body] of Object.entries(files)) routes[path] = text(body);
      for (const [name, record] of Object.entries(records)) zone[name] = { TXT: [record] };
      response.writeHead(204).end();
    },
  };
  const site = await startSite(ORIGINS, routes);
  const dns = await startNameServer(zone);
  return {
    url: Object.values(site.hostMap)[0] ?? "",
    hostMap: { ...site.hostMap, "dns://system": dns.address },
    async close() {
      await Promise.all([site.close(), dns.close()]);
    },
  };
}
