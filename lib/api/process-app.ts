import { openDatabase } from "@/db/open";
import { env } from "@/lib/core/env";
import { type App, createApp } from "./app";
import { processWide } from "./process-wide";
import { operations } from "./registry";

/** The process's app, opened on first use: the front door, Next's pages and its route handlers all get this one. */
export function getApp(): Promise<App> {
  return processWide("app", openApp);
}

async function openApp(): Promise<App> {
  const e = env();
  const connection = await openDatabase({
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    poolSize: e.DATABASE_POOL,
  });
  return createApp({ connection, operations, trustedProxies: e.TRUSTED_PROXIES });
}
