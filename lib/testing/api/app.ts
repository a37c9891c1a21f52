import { afterAll, beforeAll } from "vitest";
import type { OpenDatabase } from "@/db/open";
import { type App, contextFor, createApp } from "@/lib/api/process/app";
import type { Actor, Ctx, Surface } from "@/lib/core/context";
import type { AnyOperation } from "@/lib/core/operation";
import { anonymous } from "@/lib/testing/database/actors";
import { testDatabase } from "@/lib/testing/database/database";
import { createSite } from "@/lib/testing/database/factories";

/** A clock that stands still until it is moved. */
export class TestClock {
  constructor(private instant = new Date("2026-11-18T12:00:00Z")) {}
  now = () => new Date(this.instant);
  set(instant: string): void {
    this.instant = new Date(instant);
  }
  advance(ms: number): void {
    this.instant = new Date(this.instant.getTime() + ms);
  }
}

export interface TestApp extends App {
  clock: TestClock;
  siteId: number;
  /** What `db` sends its statements through, for tests that watch them. */
  sql: OpenDatabase["sql"];
  /** A context for `execute`, anonymous on REST unless told. */
  context(actor?: Actor, call?: { surface?: Surface; address?: string }): Promise<Ctx>;
}

/** An app over a database of its own, with one default site and a standing clock. Public answers are not kept unless asked. */
export async function testApp({
  operations,
  keepsAnswers = false,
}: {
  operations?: readonly AnyOperation[];
  keepsAnswers?: boolean;
} = {}): Promise<TestApp> {
  const connection = await testDatabase();
  const clock = new TestClock();
  const site = await createSite(connection.db, { key: "main", name: "Main" });
  const all = operations ?? (await import("@/lib/api/registry")).operations;
  const app = await createApp({ connection, now: clock.now, keepsAnswers, operations: all });
  const context: TestApp["context"] = (actor = anonymous, { surface = "rest", address = "192.0.2.7" } = {}) =>
    contextFor(app, { host: null, actor, surface, address, requestId: "req_test000000000000" });
  return { ...app, clock, siteId: site.id, sql: connection.sql, context };
}

/** Gives the tests of a file one app: `const app = useApp(); … app().db`. */
export function useApp(settings: Parameters<typeof testApp>[0] = {}): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await testApp(settings);
  });
  afterAll(async () => {
    await app?.close();
  });
  return () => {
    if (!app) throw new Error("useApp() gives its app inside tests and hooks only.");
    return app;
  };
}
