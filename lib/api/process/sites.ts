import { type Db, schema } from "@/db/client";
import type { Site } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Settings } from "@/lib/core/settings";
import { presentSite, readSettings } from "@/lib/services/site/site-of";

/** The net below invalidation (lib/api/call/content-watch.ts). */
const TTL_MS = 5_000;

/** A site with its settings as they are now. */
export interface SiteEntry {
  site: Site;
  settings: Settings;
}

interface Loaded {
  byHost: Map<string, SiteEntry>;
  fallback: SiteEntry | null;
  expiresAt: number;
}

/** The network's sites by the Host they answer on, remembered for moments. */
export class SiteDirectory {
  #loaded: Promise<Loaded> | null = null;
  #current: Loaded | null = null;

  constructor(private readonly db: Db) {}

  invalidate(): void {
    this.#loaded = null;
    this.#current = null;
  }

  /** The site of a Host header, else the default site. Throws `unavailable` while there is no site at all. */
  async find(host: string | null, now: number): Promise<SiteEntry> {
    const loaded = this.#current && this.#current.expiresAt > now ? this.#current : await this.#load(now);
    const entry = (host && loaded.byHost.get(bareHost(host))) || loaded.fallback;
    if (entry) return entry;
    throw new AppError("unavailable", "There is no site here yet.", "Create one with `npm run seed`.");
  }

  #load(now: number): Promise<Loaded> {
    if (this.#current && this.#current.expiresAt <= now) this.invalidate();
    if (this.#loaded) return this.#loaded;
    const loading = loadSites(this.db, now);
    this.#loaded = loading;
    loading.then(
      (loaded) => {
        if (this.#loaded === loading) this.#current = loaded;
      },
      () => {
        if (this.#loaded === loading) this.#loaded = null;
      },
    );
    return loading;
  }
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, "");
}

async function loadSites(db: Db, now: number): Promise<Loaded> {
  const rows = await db.select().from(schema.sites).orderBy(schema.sites.id);
  const byHost = new Map<string, SiteEntry>();
  let fallback: SiteEntry | null = null;
  for (const row of rows) {
    const entry = { site: presentSite(row), settings: await readSettings(db, row.id) };
    if (row.host) byHost.set(bareHost(row.host), entry);
    if (row.isDefault) fallback ??= entry;
  }
  return { byHost, fallback, expiresAt: now + TTL_MS };
}
