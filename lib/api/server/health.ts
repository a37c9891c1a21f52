import type { ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { App } from "@/lib/api/process/app";
import { env } from "@/lib/core/env";
import { dataHeaders } from "@/lib/core/http/content-policy";
import { hasRoom } from "@/lib/core/limits/disk-room";

/** A database that has not said anything by then hangs. */
const PATIENCE_MS = 2_000;

export const HEALTH_PATHS = ["/healthz", "/readyz"];

/** `/healthz`: 200 while the process takes calls, 503 while it ends, whatever it depends on; `/readyz` asks that as well. */
export async function answerHealth(app: App, path: string, res: ServerResponse): Promise<void> {
  if (app.isDraining()) return write(res, 503, { status: "draining" });
  if (path !== "/readyz") return write(res, 200, { status: "ok" });
  const [database, disk] = await Promise.all([isAnswering(app), hasRoom(env().DATA_DIR)]);
  const runner = app.isWorking?.() ?? false;
  const status = database && disk && runner ? "ok" : "unavailable";
  const parts = { database: wordFor(database), runner: wordFor(runner), disk: wordFor(disk) };
  write(res, status === "ok" ? 200 : 503, { status, ...parts });
}

const wordFor = (isFine: boolean) => (isFine ? "ok" : "unavailable");

/** Questions that wait for their answer, one per database: however many ask us, it is asked once. */
const asked = new WeakMap<App["sql"], Promise<boolean>>();

async function isAnswering({ sql }: App): Promise<boolean> {
  const asking = asked.get(sql) ?? ask(sql);
  asked.set(sql, asking);
  void asking.then(() => asked.delete(sql));
  const patience = new AbortController();
  const isInTime = await Promise.race([asking, delay(PATIENCE_MS, false, { signal: patience.signal })]);
  patience.abort();
  return isInTime;
}

const ask = (sql: App["sql"]): Promise<boolean> =>
  sql`select 1`.then(
    () => true,
    () => false,
  );

function write(res: ServerResponse, status: number, body: Record<string, string>): void {
  const headers = { ...dataHeaders(), "content-type": "application/json", "cache-control": "no-store" };
  res.writeHead(status, status === 503 ? { ...headers, "retry-after": "1", connection: "close" } : headers);
  res.end(JSON.stringify(body));
}
