import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { isAlive } from "./alive";
import { findBinaries } from "./embedded-binaries";
import { findLauncher, handOver, type Launcher } from "./embedded-user";

const run = promisify(execFile);

/** A data directory ready to be served, and all that is needed to serve it. */
export interface Cluster {
  /** PostgreSQL's data directory: `${dataDir}/postgres`. */
  dir: string;
  logFile: string;
  native: string;
  launcher: Launcher;
  password: string;
  /** Trades durability for speed: for tests only. */
  fast: boolean;
}

/** The role and the database of the application: it owns its database and is no superuser. */
export const APP_NAME = "launchyard";
const WORK_PREFIX = "postgres-init-";

/** Whether there is one under `dataDir`; makes none. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  return (await readPassword(join(dataDir, "postgres"))) !== null;
}

/** Opens the cluster under `dataDir`, making it on first use. Safe when several processes do so at once. */
export async function openCluster(dataDir: string, fast: boolean): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true });
  const native = await findBinaries();
  const launcher = await findLauncher(native, dataDir);
  const cluster = { dir: join(dataDir, "postgres"), logFile: join(dataDir, "postgres.log"), native, launcher, fast };
  const password = (await readPassword(cluster.dir)) ?? (await createCluster(cluster, dataDir));
  return { ...cluster, password };
}

async function readPassword(dir: string): Promise<string | null> {
  const text = await readFile(join(dir, "password"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : text.trim();
}

/** Makes the cluster beside its place and moves it in by one rename, so that a half-made or doubly made one never shows. */
async function createCluster(cluster: Omit<Cluster, "password">, dataDir: string): Promise<string> {
  await removeLeftovers(dataDir);
  const workDir = await mkdtemp(join(dataDir, `${WORK_PREFIX}${process.pid}-`));
  const draft = { ...cluster, dir: join(workDir, "cluster"), password: randomBytes(24).toString("hex") };
  try {
    await fillCluster(draft, workDir);
    await moveIn(draft.dir, cluster.dir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  const password = await readPassword(cluster.dir);
  if (password === null)
    throw new Error(`${cluster.dir} is no database of ours. Move it away, or set DATA_DIR to another place.`);
  return password;
}

async function fillCluster(draft: Cluster, workDir: string): Promise<void> {
  const passwordFile = join(workDir, "password");
  await writeFile(passwordFile, draft.password, { mode: 0o600 });
  await handOver(workDir, draft.launcher);
  await handOver(passwordFile, draft.launcher);
  const [program = "", ...args] = command(draft, "initdb", [
    ...["-D", draft.dir, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
    // sorts by code point as without a locale, yet knows letters beyond ASCII: search folds "Élan" to "élan"
    ...["--no-locale", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "-E", "UTF8"],
    ...["--no-instructions", ...(draft.fast ? ["--no-sync"] : [])],
  ]);
  await run(program, args);
  await createApplicationRole(draft);
  await copyFile(passwordFile, join(draft.dir, "password"));
}

/** Runs in single-user mode, before the cluster can be reached by anybody. */
async function createApplicationRole(draft: Cluster): Promise<void> {
  const durability = draft.fast ? ["-F"] : [];
  const [program = "", ...args] = command(draft, "postgres", ["--single", ...durability, "-D", draft.dir, "postgres"]);
  const child = spawn(/* turbopackIgnore: true */ program, args, { stdio: ["pipe", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  child.stdin.end(
    `CREATE ROLE ${APP_NAME} LOGIN CREATEDB PASSWORD '${draft.password}';\nCREATE DATABASE ${APP_NAME} OWNER ${APP_NAME};\n`,
  );
  const [code] = await once(child, "close");
  if (code !== 0 || /ERROR|FATAL/.test(complaints)) throw new Error(`The database could not be set up:\n${complaints}`);
}

async function moveIn(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    // Another process was first: its cluster is used.
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
}

/** Removes what first starts that were killed half-way left behind; the names hold their pids. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(WORK_PREFIX));
  const dead = names.filter((name) => !isAlive(Number(name.slice(WORK_PREFIX.length).split("-")[0])));
  await Promise.all(dead.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}

/** The whole command line of one of the bundled programs. */
export function command(cluster: Pick<Cluster, "launcher" | "native">, program: string, args: string[]): string[] {
  return [...cluster.launcher.prefix, join(cluster.native, "bin", program), ...args];
}
