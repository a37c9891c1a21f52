import "./node-version"; // first: it says what is wrong with an old Node
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleServer, LAUNCH } from "./bundle";
import { requireMendedDriver } from "./driver";
import { endWithNpm } from "./start/end-with-npm";

/**
 * `npm start`, or `node --import tsx scripts/start.ts` where nothing but one process is wanted: builds when the sources changed
 * since the last build, then serves in production mode.
 */
const SOURCES = ["app", "components", "db", "inngest", "lib", "public"];
const FILES = [
  ...["next.config.mjs", "package-lock.json", "postcss.config.mjs", "proxy.ts", "server.ts"],
  ...["scripts/bundle.ts", "scripts/start/launch.ts", "scripts/start/end-with-npm.ts"],
];
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const LOADERS = ["--import", "--require", "-r"];
/** For an image, which is built in one place and started in others. */
const BUILD_ONLY = "--build-only";
const STAMP = join(".next", "launchyard-sources");

/** Hash over path, size and time of change of everything a build reads; tests and what they are made of do not count. */
function hashOfSources(): string {
  const hash = createHash("sha256");
  for (const path of [...SOURCES.flatMap(listFiles), ...FILES].sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []; // git keeps no empty folder
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.test\.tsx?$|^lib[\\/]testing[\\/]/.test(path));
}

function stampedHash(): string | null {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return null; // never built here
  }
}

/** A signal ends the build, and with it the start. */
async function build(): Promise<void> {
  console.log("Building; this is done once per change of the sources.");
  const next = join("node_modules", "next", "dist", "bin", "next");
  const child = spawn(process.execPath, [next, "build"], { stdio: ["ignore", "ignore", "inherit"] });
  const pass = (signal: NodeJS.Signals) => {
    child.kill(signal);
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, pass);
  const [code] = await once(child, "exit");
  for (const signal of SIGNALS) process.off(signal, pass);
  if (code !== 0) throw new Error("The build failed. `npm run build` shows all of its output.");
}

/**
 * Becomes the server: the same process, without the compiler that started it and would stay in the way of every module, each with a
 * map of its own. Where Node cannot do that, or somebody waits at the end of a channel that would be gone, the server starts here.
 */
async function serve(): Promise<void> {
  const isBound = process.channel !== undefined;
  if (process.execve && !isBound)
    process.execve(process.execPath, [process.execPath, ...ownFlags(), LAUNCH], process.env);
  await import(pathToFileURL(LAUNCH).href);
}

/** Those of this process but for tsx. */
function ownFlags(): string[] {
  const isOfTsx = (flag = "") => /\btsx\b/.test(flag);
  return process.execArgv.filter((flag, i, all) => !isOfTsx(flag) && !(LOADERS.includes(flag) && isOfTsx(all[i + 1])));
}

if (!process.env.NODE_ENV) Object.assign(process.env, { NODE_ENV: "production" });
endWithNpm();
const hash = hashOfSources();
if (stampedHash() !== hash) {
  requireMendedDriver(); // what is bundled stays as it is
  await build();
  await bundleServer();
  writeFileSync(STAMP, hash);
}
if (!process.argv.includes(BUILD_ONLY)) await serve();
