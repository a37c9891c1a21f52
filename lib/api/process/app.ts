import type postgres from "postgres";
import type { Db } from "@/db/client";
import type { OpenDatabase } from "@/db/open";
import { openSession } from "@/db/session";
import { ContentWatch } from "@/lib/api/call/content-watch";
import { keptCounts, memoryOf } from "@/lib/api/call/memory";
import { pruneIdempotencyKeys } from "@/lib/api/call/prune-answers";
import { pruneRateLimits } from "@/lib/api/call/rate-limit";
import { watchRoom } from "@/lib/api/call/room";
import { flushApiKeyUses } from "@/lib/auth/api-key-usage";
import { reapOAuth } from "@/lib/auth/oauth/reap";
import { pruneSignIns } from "@/lib/auth/session-store";
import { isSiteTag } from "@/lib/core/content-tags";
import type { Ctx } from "@/lib/core/context";
import { currentTime } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import type { AnyOperation } from "@/lib/core/operation";
import { pruneHostPaces } from "@/lib/services/crawl/host-pace";
import { SiteDirectory } from "./sites";

const PRUNE_EVERY_MS = 10 * 60_000;

/** What every surface of one process shares: one pool, one set of caches. */
export interface App {
  db: Db;
  sql: postgres.Sql;
  /** Of the database, for connections that must be of their own. */
  databaseUrl: string;
  operations: readonly AnyOperation[];
  sites: SiteDirectory;
  /** Own proxies in front of the process (TRUSTED_PROXIES). */
  trustedProxies: number;
  /** Pages are reached through the front door, which writes the client's address into `X-Forwarded-For`. */
  hasFrontDoor: boolean;
  /** Answers of pages that are being made, by request id, so that a page can say that there is nothing to show. */
  openPages: Map<string, { statusCode: number }>;
  /** Whether background work goes on here; null until it starts. */
  isWorking: (() => boolean) | null;
  now(): Date;
  isDraining(): boolean;
  /** New calls are refused with 503 from now on; running ones end. */
  drain(): void;
  /** Ends the listening, writes what is only in memory, leaves the database. */
  close(): Promise<void>;
}

export interface AppParts {
  connection: OpenDatabase;
  operations: readonly AnyOperation[];
  now?: () => Date;
  trustedProxies?: number;
  /** Whether public answers are kept in memory between changes of content; yes unless told. */
  keepsAnswers?: boolean;
}

/** Puts an app together over an open database. */
export async function createApp(parts: AppParts): Promise<App> {
  const { db, sql } = parts.connection;
  const now = parts.now ?? (() => currentTime());
  const sites = new SiteDirectory(db);
  const watch = await keepFresh({ db, sql, sites, now });
  switchMemory(db, parts.keepsAnswers ?? true);
  const { folder } = parts.connection;
  const stopLooking = folder ? await watchRoom(db, folder) : () => undefined;
  const session = await openSession(parts.connection.url, "process");
  memoryOf(db).session = session;
  const pruning = setInterval(() => void prune(db, now(), parts.operations), PRUNE_EVERY_MS).unref();
  let isDraining = false;
  return {
    db,
    sql,
    databaseUrl: parts.connection.url,
    sites,
    now,
    operations: parts.operations,
    trustedProxies: parts.trustedProxies ?? 0,
    hasFrontDoor: false,
    openPages: new Map(),
    isWorking: null,
    isDraining: () => isDraining,
    drain: () => {
      isDraining = true;
    },
    close: async () => {
      isDraining = true;
      clearInterval(pruning);
      stopLooking();
      switchMemory(db, false);
      await flushApiKeyUses(db, now());
      await memoryOf(db).hits.end(db);
      await watch.stop();
      await session.close();
      await parts.connection.close();
    },
  };
}

function switchMemory(db: Db, isOn: boolean): void {
  const { answers, counts, pages } = memoryOf(db);
  for (const cache of [answers, counts, pages]) cache.isOn = isOn;
}

/** Forgets what was read before a change, whichever process made it. */
async function keepFresh({ db, sql, sites, now }: Pick<App, "db" | "sql" | "sites" | "now">): Promise<ContentWatch> {
  const state = memoryOf(db);
  const watch = await ContentWatch.start(sql, {
    onContent(changed) {
      state.answers.drop(changed);
      state.counts.drop(changed);
      state.pages.drop(changed);
      if (changed.some(isSiteTag)) sites.invalidate();
    },
    onCounters(changed) {
      state.answers.age(changed, now().getTime());
      state.pages.age(changed, now().getTime());
    },
    onAnything() {
      state.answers.dropAll();
      state.counts.dropAll();
      state.pages.dropAll();
      sites.invalidate();
    },
  });
  state.caughtUp = () => watch.caughtUp();
  return watch;
}

async function prune(db: Db, now: Date, operations: readonly AnyOperation[]): Promise<void> {
  const pruning = [
    pruneRateLimits(db, now),
    pruneHostPaces(db),
    pruneIdempotencyKeys(db, now, operations),
    reapOAuth(db, now),
    pruneSignIns(db),
  ];
  await Promise.all(pruning).catch((error: Error) => log.warn("pruning failed", { error: error.message }));
}

/** Throws `unavailable` while the process ends. */
export function requireRunning(app: App): void {
  if (!app.isDraining()) return;
  const fix = "Send the request again in a moment.";
  throw new AppError("unavailable", "The service is restarting.", fix, { retryAfter: 1 });
}

/** The context of one call on any surface: its site by Host, that site's settings, one instant. */
export async function contextFor(
  app: App,
  call: { host: string | null; requestId: string } & Pick<Ctx, "actor" | "surface" | "address" | "country">,
): Promise<Ctx> {
  const now = app.now();
  const { site, settings } = await app.sites.find(call.host, now.getTime());
  const { actor, surface, address, country, requestId } = call;
  const counts = keptCounts(app.db, site.id, now);
  return { db: app.db, site, settings, actor, now, surface, requestId, address, country, counts };
}
