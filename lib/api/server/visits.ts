import type { IncomingMessage, ServerResponse } from "node:http";
import { splitTarget } from "@/lib/api/http/node-request";
import type { App } from "@/lib/api/process/app";
import { dayOf } from "@/lib/core/calendar/days";
import { log } from "@/lib/core/log";
import { countVisits, type VisitCount } from "@/lib/services/owner/visits/count-visits";
import { addressOf } from "./client";

/** What was counted waits so long in memory. */
const WRITE_EVERY_MS = 10_000;
/** Counted between two writes at most; what comes beyond is not counted. */
const PAGES_MAX = 5_000;
const VISITORS_MAX = 50_000;
const PAGE = /^\/listings\/([a-z0-9-]{1,120})$/;
/** Where a page tells that its link to the product's site was followed. */
const CLICK_PATH = /^\/visits\/([a-z0-9-]{1,120})$/;
const PREFETCH_HEADERS = ["next-router-prefetch", "next-router-segment-prefetch"];
/** Programs that say so. */
const PROGRAM =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|headless|lighthouse|monitor|uptime|scan|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|http-?client|facebookexternalhit|feed/i;
const BROWSER = /^Mozilla\/5\.0 \(/;

type Counted = "views" | "clicks";

/**
 * Counts visits of listings' pages: how often each was sent to a browser, and how often its link to the product was followed.
 * Nothing about a visitor is stored. Until the next write an address is held in memory, so that one that asks again and again
 * counts once. Nobody waits for the counting.
 */
export class VisitCounter {
  private pages = new Map<string, VisitCount & { host: string | null }>();
  private visitors = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  /** Takes what pages tell of clicks. */
  readonly route = {
    path: CLICK_PATH,
    route: "/visits/[slug]",
    handler: async (req: IncomingMessage, res: ServerResponse) => this.clicked(req, res),
  };

  constructor(private readonly app: App) {}

  /** Counts a page that was answered. */
  seen(req: IncomingMessage, res: ServerResponse): void {
    const [, slug] = PAGE.exec(splitTarget(req.url ?? "/").path) ?? [];
    if (slug && req.method === "GET" && isShown(res.statusCode) && !isPrefetch(req)) this.add(req, slug, "views");
  }

  /** Answers a page that tells of a click. Only our own pages can. */
  private clicked(req: IncomingMessage, res: ServerResponse): void {
    const [, slug = ""] = CLICK_PATH.exec(splitTarget(req.url ?? "/").path) ?? [];
    req.resume();
    const isTold = req.method === "POST" && req.headers["sec-fetch-site"] === "same-origin";
    if (isTold) this.add(req, slug, "clicks");
    res.writeHead(isTold ? 204 : 403, { "cache-control": "no-store" }).end();
  }

  /** Writes what is still in memory. */
  async end(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    await this.write();
  }

  private add(req: IncomingMessage, slug: string, what: Counted): void {
    const agent = req.headers["user-agent"] ?? "";
    if (!BROWSER.test(agent) || PROGRAM.test(agent)) return;
    const host = req.headers.host ?? null;
    const day = dayOf(this.app.now());
    const key = `${day} ${host} ${slug}`;
    const visitor = `${what} ${addressOf(this.app, req)} ${key}`;
    const page = this.pages.get(key) ?? { host, site_id: 0, slug, day, views: 0, clicks: 0 };
    const isFull = this.visitors.size >= VISITORS_MAX || (this.pages.size >= PAGES_MAX && !this.pages.has(key));
    if (isFull || this.visitors.has(visitor)) return;
    this.visitors.add(visitor);
    this.pages.set(key, { ...page, [what]: page[what] + 1 });
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** A count that cannot be written is lost: it is not worth what keeping it would cost. */
  private write(): Promise<void> {
    const counted = [...this.pages.values()];
    this.pages = new Map();
    this.visitors = new Set();
    this.timer = null;
    this.writing = this.writing
      .then(async () => countVisits(this.app.db, await this.onSites(counted)))
      .catch((error: Error) => log.warn("visits were not counted", { error: error.message }));
    return this.writing;
  }

  private async onSites(counted: (VisitCount & { host: string | null })[]): Promise<VisitCount[]> {
    const now = this.app.now().getTime();
    return Promise.all(
      counted.map(async ({ host, ...count }) => ({
        ...count,
        site_id: (await this.app.sites.find(host, now)).site.id,
      })),
    );
  }
}

const isShown = (status: number) => status === 200 || status === 304;

function isPrefetch({ headers }: IncomingMessage): boolean {
  const purpose = `${headers.purpose ?? ""} ${headers["sec-purpose"] ?? ""}`;
  return purpose.includes("prefetch") || PREFETCH_HEADERS.some((name) => headers[name] !== undefined);
}
