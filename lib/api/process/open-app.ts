import { openDatabase } from "@/db/open";
import { ensureFirstSite } from "@/db/seed/first-site";
import { currentTime, defaultBaseUrl, env } from "@/lib/core/env";
import { forgetInProcess, oncePerProcess } from "@/lib/core/once-per-process";
import { type App, createApp } from "./app";

/** A call that finds the database hanging is answered within five seconds: this long it waits, and then says so. */
const ANSWER_MS = 4_000;

/** The process's app, opened on first use: the front door, Next's pages and its route handlers all get this one. */
export function getApp(): Promise<App> {
  return oncePerProcess("app", () =>
    openApp().catch((error) => {
      forgetInProcess("app"); // the next call tries again
      throw error;
    }),
  );
}

async function openApp(): Promise<App> {
  const e = env();
  const opening = openDatabase({
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR,
    poolSize: e.DATABASE_POOL,
    answerMs: ANSWER_MS,
  });
  // loaded while the database starts: together they are most of a cold start
  const [connection, { operations }] = await Promise.all([opening, import("@/lib/api/registry")]);
  await ensureFirstSite(connection.db, { baseUrl: defaultBaseUrl(e), now: currentTime(e) });
  const keepsAnswers = e.NODE_ENV !== "development"; // where code changes, an answer is only as old as its question
  return createApp({ connection, operations, trustedProxies: e.TRUSTED_PROXIES, keepsAnswers });
}
