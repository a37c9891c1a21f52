import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleServer, SERVER } from "./bundle";

/** `npm start`: builds when the sources changed since the last build, then serves in production mode. */
const SOURCES = ["app", "components", "db", "inngest", "lib", "public"];
const FILES = ["next.config.ts", "package-lock.json", "postcss.config.mjs", "server.ts"];
const STAMP = join(".next", "launchyard-sources");

/** Hash over path, size and time of change of everything a build reads; tests do not count. */
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
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function stampedHash(): string | null {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return null; // never built here
  }
}

function build(): void {
  console.log("Building; this is done once per change of the sources.");
  const next = join("node_modules", "next", "dist", "bin", "next");
  const { status } = spawnSync(process.execPath, [next, "build"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The build failed. `npm run build` shows all of its output.");
}

const hash = hashOfSources();
if (stampedHash() !== hash) {
  build();
  await bundleServer();
  writeFileSync(STAMP, hash);
}
process.setSourceMapsEnabled(true); // the log names the lines of the sources
enableCompileCache(join(".next", "cache", "compiled")); // what was compiled once starts faster
await import(pathToFileURL(SERVER).href);
