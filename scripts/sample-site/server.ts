import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, normalize } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const PAGES = join(FOLDER, "pages");
/** Where the sample product pretends to live: a name nobody can register (RFC 2606). */
const ORIGIN = "https://hedgerow.example";
/** And a product of the seed that nobody has claimed: pages to prove a claim on. */
const UNCLAIMED_ORIGIN = "https://boxwoodscan.example";
const HEAD_CONTROL = "/-/head";
const BADGE_CONTROL = "/-/badge";
const PACE_CONTROL = "/-/pace";
const CONTROL_BODY_MAX = 2048;
const PICTURES: Record<string, { file: string; width: number }> = {
  "/icon.png": { file: "logo.svg", width: 180 },
  "/board.png": { file: "board.svg", width: 1200 },
  "/ines.png": { file: "ines.svg", width: 256 },
};
const FILES: Record<string, string> = {
  "/style.css": "text/css; charset=utf-8",
  "/logo.svg": "image/svg+xml",
  "/robots.txt": "text/plain; charset=utf-8",
};

export interface SampleSite {
  /** The product's address, as an owner would submit it. */
  origin: string;
  /** Where it is really served. */
  localUrl: string;
  /** Sends the origins of both products to this server, as in CRAWLER_HOST_MAP. */
  hostMap: Record<string, string>;
  /** Paths asked for so far, with who asked. */
  visits: { path: string; agent: string }[];
  /** Puts the badge into the footer of every page; null takes it off. */
  showBadge(href: string | null): void;
  close(): Promise<void>;
}

/**
 * Serves the sample product site on a loopback port; 0 takes a free one. `PUT /-/badge` with a link as body shows the badge
 * too, `PUT /-/pace` with milliseconds slows its pages down, those that wait being sent at once, and `PUT /-/head/about` puts HTML
 * into the head of that page of the unclaimed product.
 */
export async function startSampleSite(port = 0): Promise<SampleSite> {
  const site: State = { badge: "", paceMs: 0, paced: new AbortController(), visits: [], heads: new Map() };
  const server = createServer((request, response) => {
    answer(request, response, site).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const localUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has a port
  return {
    origin: ORIGIN,
    localUrl,
    hostMap: { [ORIGIN]: localUrl, [UNCLAIMED_ORIGIN]: localUrl },
    visits: site.visits,
    showBadge(href) {
      site.badge = href ?? "";
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface State {
  badge: string;
  /** How long each page takes. */
  paceMs: number;
  /** Ends the wait of pages when the pace changes. */
  paced: AbortController;
  /** What stands in the heads of the unclaimed product's pages, by path. */
  heads: Map<string, string>;
  visits: SampleSite["visits"];
}

async function answer(request: IncomingMessage, response: ServerResponse, site: State): Promise<void> {
  const path = new URL(request.url ?? "/", ORIGIN).pathname;
  if (request.method === "PUT") return control(path, request, response, site);
  site.visits.push({ path, agent: request.headers["user-agent"] ?? "" });
  if (request.headers.host === new URL(UNCLAIMED_ORIGIN).host && UNCLAIMED_PAGES.includes(path))
    return send(response, "text/html; charset=utf-8", unclaimedPage(site.heads.get(path)));
  const picture = PICTURES[path];
  if (picture) return send(response, "image/png", await render(picture));
  const type = FILES[path];
  if (type) return send(response, type, await readFile(join(FOLDER, path)));
  const page = await renderPage(path, site.badge);
  if (page && site.paceMs > 0) await delay(site.paceMs, undefined, site.paced).catch(() => undefined);
  if (page) return send(response, "text/html; charset=utf-8", page);
  response
    .writeHead(404, { "content-type": "text/html; charset=utf-8" })
    .end("<!doctype html><title>Not found</title>");
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { "content-type": type }).end(body);
}

/** What journeys set: the badge's link, and how many milliseconds a page takes. */
async function control(path: string, request: IncomingMessage, response: ServerResponse, site: State): Promise<void> {
  let body = "";
  for await (const chunk of request) body = (body + chunk).slice(0, CONTROL_BODY_MAX);
  if (path === BADGE_CONTROL) site.badge = body;
  if (path === PACE_CONTROL) changePace(site, Number(body));
  const isHead = path.startsWith(`${HEAD_CONTROL}/`);
  if (isHead) site.heads.set(path.slice(HEAD_CONTROL.length), body);
  response.writeHead(path === BADGE_CONTROL || path === PACE_CONTROL || isHead ? 204 : 404).end();
}

function changePace(site: State, paceMs: number): void {
  site.paceMs = paceMs;
  site.paced.abort();
  site.paced = new AbortController();
}

const UNCLAIMED_PAGES = ["/", "/about"];

function unclaimedPage(head = ""): string {
  return `<!doctype html><html lang="en"><head><title>Boxwood Scan</title>${head}</head><body><a href="/">Home</a> <a href="/about">About</a><p>Boxwood reads scanned letters.</p></body></html>`;
}

function render({ file, width }: { file: string; width: number }): Promise<Buffer> {
  return sharp(join(FOLDER, file)).resize(width).png().toBuffer();
}

/** A page in the site's frame; its first line holds title and description. Null when there is no such page. */
async function renderPage(path: string, badge: string): Promise<string | null> {
  const file = normalize(join(PAGES, `${path === "/" ? "index" : path}.html`));
  if (!file.startsWith(PAGES)) return null;
  const source = await readFile(file, "utf8").catch(() => null);
  if (source === null) return null;
  const [, title = "", description = "", rest = ""] = /^<!-- (.*?) \| (.*?) -->\n([\s\S]*)$/.exec(source) ?? [];
  const scripts = rest.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>\n/g) ?? [];
  const body = scripts.reduce((text, script) => text.replace(script, ""), rest);
  const parts: Record<string, string> = {
    title,
    description,
    path,
    body,
    head: scripts.join(""),
    badge: badgeHtml(badge),
  };
  const layout = await readFile(join(FOLDER, "layout.html"), "utf8");
  return layout.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? "");
}

function badgeHtml(href: string): string {
  if (!href) return "";
  const safe = href.replace(/[&"<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  return `<p class="badge"><a href="${safe}">Launching on Launchyard</a></p>`;
}
