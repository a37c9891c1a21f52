import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { schema } from "@/db/client";
import { type OpenDatabase, openDatabase } from "@/db/open";
import { ensureFirstSite } from "@/db/seed/first-site";
import { provisionUser } from "@/lib/auth/provision";
import { parseEnv } from "@/lib/core/env";
import { authSecret } from "@/lib/core/secrets/auth-secret";
import { startSite } from "@/lib/testing/drafting/sites";
import { freePort } from "@/lib/testing/steady/free-port";
import { bundleServer } from "../scripts/bundle";
import { Ledger } from "./ledger";
import { Server } from "./server";
import { Writer } from "./writer";

const WRITERS = 8;
/** Products that can be submitted, each at a host of its own. */
const PRODUCTS = 2_000;
const NO_LIMIT = 1_000_000;
const LIMITS = ["rate_public_per_minute", "rate_account_per_minute", "rate_drafts_per_hour"];
const PAGE = "<title>Plain</title><h1>Plain</h1><p>Plain keeps lists. It is free software under the MIT license.</p>";
const hostOf = (n: number) => `https://product-${n}.chaos.example`;

/** Servers over one data folder, and writers who know all of them. */
export interface ChaosStage {
  dataDir: string;
  servers: Server[];
  writers: Writer[];
  ledger: Ledger;
  /** Its caller closes it before the database is killed, which would be started again for it. */
  openDatabase(): Promise<OpenDatabase>;
  close(): Promise<void>;
}

/** Makes a database with writers and their keys; starts no server yet. `hasPages`: with `npm start`'s server, built where needed. */
export async function openStage(servers: number, hasPages: boolean): Promise<ChaosStage> {
  const dataDir = await mkdtemp(join(tmpdir(), "ly-chaos-"));
  const origins = Array.from({ length: PRODUCTS }, (_, n) => hostOf(n));
  const site = await startSite(origins, { "/robots.txt": { status: 404 }, "*": PAGE });
  const first = await freePort(servers);
  Object.assign(process.env, {
    ...{ NODE_ENV: "production", ALLOW_TEST_ENDPOINTS: "1", LOG_LEVEL: "warn", DATA_DIR: dataDir },
    ...{ BASE_URL: `http://127.0.0.1:${first}`, CRAWLER_HOST_MAP: JSON.stringify(site.hostMap) },
  });
  if (!hasPages) await bundleServer(); // the threads and processes beside the server run from there
  const script = hasPages ? "scripts/start.ts" : "scripts/dev/serve-backend.ts";
  const all = Array.from({ length: servers }, (_, i) => new Server(first + i, dataDir, script));
  const ledger = new Ledger();
  const keys = await makeKeys(dataDir);
  let product = 0;
  const nextUrl = () => {
    product += 1;
    return hostOf(product % PRODUCTS);
  };
  return {
    ...{ dataDir, servers: all, ledger },
    writers: keys.map((key, i) => new Writer(`writer ${i + 1}`, key, rotated(all, i), ledger, nextUrl)),
    openDatabase: () => openDatabase({ dataDir, poolSize: 2 }),
    async close() {
      for (const server of all) await server.stop();
      await site.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Each begins at another server. */
const rotated = <T>(all: T[], by: number) => [...all.slice(by % all.length), ...all.slice(0, by % all.length)];

/** Accounts without limits, which are another test's matter. */
async function makeKeys(dataDir: string): Promise<string[]> {
  const e = parseEnv(process.env);
  const database = await openDatabase({ dataDir, poolSize: 2 });
  try {
    const [now, baseUrl] = [new Date(), e.BASE_URL ?? ""];
    await ensureFirstSite(database.db, { baseUrl, now });
    const sites = await database.db.select({ id: schema.sites.id }).from(schema.sites);
    const rows = sites.flatMap(({ id }) => LIMITS.map((key) => ({ siteId: id, key, value: NO_LIMIT })));
    await database.db.insert(schema.settings).values(rows);
    const deps = { db: database.db, secret: await authSecret(e), baseUrl };
    const keys: string[] = [];
    for (let i = 0; i < WRITERS; i += 1) {
      const wanted = { email: `writer-${i + 1}@chaos.example` };
      const user = await provisionUser(deps, { ...wanted, keyScopes: ["account:read", "listings:write"] }, now);
      keys.push(user.api_key ?? "");
    }
    return keys;
  } finally {
    await database.close();
  }
}
