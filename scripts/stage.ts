import { join } from "node:path";
import { type OpenDatabase, openDatabase } from "@/db/open";
import { seed } from "@/db/seed/run";
import { currentTime, type Env, parseEnv } from "@/lib/core/env";
import { storage } from "@/lib/integrations/storage";
import { type AppProcess, freePort, startApp } from "./app-process";
import { type SampleSite, startSampleSite } from "./sample-site/server";

/** A seeded app in full dress, with the sample product site beside it. */
export interface Stage {
  e: Env;
  baseUrl: string;
  site: SampleSite;
  database: OpenDatabase;
  app: AppProcess;
}

/** Tells about a piece of work while doing it, and what came of it. */
export type Tell = <T>(doing: string, work: () => Promise<T>, words?: (result: T) => string) => Promise<T>;

interface StageSettings {
  port: number;
  dataDir?: string | undefined;
  /** Further sites of this machine that the crawler is sent to, as in CRAWLER_HOST_MAP. */
  hostMap?: Record<string, string>;
  /** What serves: `npm start` unless told. */
  script?: string;
}

/**
 * Brings up sample site, database, seed and app, telling each. What it starts is put on `toClose`, to be ended newest first,
 * also when a later part fails. This process takes over the app's environment, so that both mean the same.
 */
export async function bringUp(
  settings: StageSettings,
  toClose: (() => Promise<unknown>)[],
  tell: Tell,
): Promise<Stage> {
  const site = await tell("Sample product site: Hedgerow, served as https://hedgerow.example", () => startSampleSite());
  toClose.push(site.close);
  const e = await takeEnvironment(settings, site);
  const baseUrl = e.BASE_URL ?? "";
  const where = e.DATABASE_URL
    ? "PostgreSQL at DATABASE_URL"
    : `Embedded PostgreSQL in ${join(e.DATA_DIR, "postgres")}`;
  const database = await tell(`${where}, tables up to date`, () =>
    openDatabase({ databaseUrl: e.DATABASE_URL, dataDir: e.DATA_DIR, poolSize: 2 }),
  );
  toClose.push(database.close);
  await tell(
    "Seed",
    () => seed({ db: database.db, now: currentTime(e), baseUrl, storage: storage(e) }),
    (seeded) => `Seed: ${seeded.sites} sites, ${seeded.categories} categories, ${seeded.products} fictional products`,
  );
  const logFile = join(e.DATA_DIR, "app.log");
  const app = startApp({ script: settings.script ?? "scripts/start.ts", url: `${baseUrl}/api/v1/site`, logFile });
  toClose.push(app.stop);
  await tell("Building what changed, and starting", app.ready, () => `Launchyard serves ${baseUrl}`);
  return { e, baseUrl, site, database, app };
}

async function takeEnvironment(settings: StageSettings, site: SampleSite): Promise<Env> {
  const port = await freePort(settings.port);
  Object.assign(process.env, {
    NODE_ENV: "production",
    PORT: String(port),
    BASE_URL: process.env.BASE_URL ?? `http://127.0.0.1:${port}`,
    CRAWLER_HOST_MAP: JSON.stringify({ ...site.hostMap, ...settings.hostMap }),
    ALLOW_TEST_ENDPOINTS: "1",
    ...(settings.dataDir && { DATA_DIR: settings.dataDir }),
  });
  return parseEnv(process.env);
}

/** Ends what `bringUp` started, newest first. */
export async function closeAll(toClose: (() => Promise<unknown>)[]): Promise<void> {
  for (let close = toClose.pop(); close; close = toClose.pop()) await close();
}
