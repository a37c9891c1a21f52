import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** How to start a Chromium: for playwright's `launch` or a bare spawn. */
export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  /** Variables the browser needs on top of the caller's environment. */
  env: Record<string, string>;
}

const SYSTEM_CHROMIUM = "/usr/bin/chromium";
const PACKAGE = "@sparticuz/chromium";
const ARCHIVES = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
/** No sandbox for root, which Chromium refuses otherwise; its shared memory goes to disk, since containers have little. */
const BASE_ARGS = ["--disable-dev-shm-usage", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

/**
 * Finds a browser: `chromiumPath` (CHROMIUM_PATH), else /usr/bin/chromium, else the one packed in @sparticuz/chromium.
 * The package's own args are left out on purpose: they make one process of the browser and switch web security off.
 */
export function findChromium(chromiumPath: string | undefined): ChromiumLaunch {
  if (chromiumPath) {
    if (!existsSync(chromiumPath)) throw new Error(`CHROMIUM_PATH names ${chromiumPath}, which does not exist.`);
    return { executablePath: chromiumPath, args: BASE_ARGS, env: {} };
  }
  if (existsSync(SYSTEM_CHROMIUM)) return { executablePath: SYSTEM_CHROMIUM, args: BASE_ARGS, env: {} };
  return packedChromium();
}

function packedChromium(): ChromiumLaunch {
  const folder = unpackOnce();
  const executablePath = join(folder, "chromium");
  const env: Record<string, string> = existsSync("/etc/fonts/fonts.conf")
    ? {}
    : { FONTCONFIG_PATH: join(folder, "fonts") };
  const libraries = { LD_LIBRARY_PATH: join(folder, "al2023", "lib") };
  if (starts(executablePath, {})) return launch(executablePath, env);
  if (starts(executablePath, libraries)) return launch(executablePath, { ...env, ...libraries });
  throw new Error(
    `The packed Chromium does not start here. Install one ("apt-get install chromium") or set CHROMIUM_PATH.`,
  );
}

/** The packed browser's sandbox helper is not part of the package, so it runs without a sandbox: for our own pages only. */
function launch(executablePath: string, env: Record<string, string>): ChromiumLaunch {
  return { executablePath, args: [...new Set([...BASE_ARGS, "--no-sandbox"])], env };
}

function starts(executablePath: string, env: Record<string, string>): boolean {
  return (
    spawnSync(executablePath, ["--no-sandbox", "--version"], { env: { NODE_ENV: "production", ...env } }).status === 0
  );
}

/** Unpacks to a folder of this user and package version; whole or not at all, so that runs side by side do not meet halves. */
function unpackOnce(): string {
  const bin = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), "..", "bin");
  const uid = process.getuid?.() ?? 0;
  const target = join(tmpdir(), `launchyard-chromium-${uid}-${statSync(join(bin, "chromium.br")).size}`);
  if (existsSync(target)) return requireOwn(target, uid);
  const staging = mkdtempSync(`${target}-`);
  try {
    inflateInto(staging, bin);
    renameSync(staging, target);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // another process was faster
  }
  return requireOwn(target, uid);
}

function requireOwn(folder: string, uid: number): string {
  if (statSync(folder).uid !== uid) throw new Error(`${folder} belongs to another user; remove it or set TMPDIR.`);
  return folder;
}

/** In a process of its own: the package unpacks into the temporary directory of its process, wherever that is. */
function inflateInto(folder: string, bin: string): void {
  mkdirSync(folder, { recursive: true });
  const code = `const { inflate } = await import(${JSON.stringify(PACKAGE)});
    for (const name of ${JSON.stringify(ARCHIVES)}) await inflate(${JSON.stringify(bin)} + "/" + name);`;
  const args = ["--input-type=module", "-e", code];
  const run = spawnSync(process.execPath, args, {
    cwd: dirname(bin),
    env: { NODE_ENV: "production", TMPDIR: folder },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`The packed Chromium could not be unpacked: ${run.stderr.trim()}`);
}
