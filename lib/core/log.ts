import { AsyncLocalStorage } from "node:async_hooks";
import { type Env, env } from "./env";
import { visibleJson } from "./text/visible";

const LEVELS = ["debug", "info", "warn", "error", "silent"] as const satisfies readonly Env["LOG_LEVEL"][];
type Level = Exclude<(typeof LEVELS)[number], "silent">;
type Fields = Record<string, string | number | boolean | null | undefined>;

/** Lines wait this long for company: a write per request would cost more than the request. */
const FLUSH_MS = 50;
const FLUSH_CHARACTERS = 32_768;

/** What stands in every line that a piece of background work writes. */
const ofWork = new AsyncLocalStorage<Fields>();

/** Does some work whose lines all carry these fields, such as the number of its run. */
export const logWithin = <T>(fields: Fields, work: () => T): T => ofWork.run(fields, work);

let waiting = "";
let timer: NodeJS.Timeout | undefined;

/** Writes one line of JSON to standard output, in which no terminal finds orders. Values never hold request bodies, query strings, tokens or addresses of people. */
function write(level: Level, msg: string, fields: Fields): void {
  if (LEVELS.indexOf(level) < LEVELS.indexOf(env().LOG_LEVEL)) return;
  waiting += `${visibleJson(JSON.stringify({ time: new Date().toISOString(), level, msg, ...ofWork.getStore(), ...fields }))}\n`;
  if (level === "error" || waiting.length > FLUSH_CHARACTERS) flushLog();
  else timer ??= setTimeout(flushLog, FLUSH_MS).unref();
}

/** Writes out what waits; called before the process ends. */
export function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting === "") return;
  process.stdout.write(waiting);
  waiting = "";
}

/** Since a moment of `performance.now()`, to tenths. */
export const msSince = (startedAt: number): number => Math.round((performance.now() - startedAt) * 10) / 10;

export const log = {
  debug: (msg: string, fields: Fields = {}) => write("debug", msg, fields),
  info: (msg: string, fields: Fields = {}) => write("info", msg, fields),
  warn: (msg: string, fields: Fields = {}) => write("warn", msg, fields),
  /** For faults only: written at once. */
  error: (msg: string, fields: Fields = {}) => write("error", msg, fields),
};
