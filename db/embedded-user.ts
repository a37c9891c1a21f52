import { execFile } from "node:child_process";
import { chown, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const USUAL_UID = 1000;
const NOBODY_UID = 65_534;

/** How a PostgreSQL program is started as somebody who is not root, which it refuses to run as. */
export interface Launcher {
  /** Put before the program and its arguments. */
  prefix: string[];
  /** Who must own the data directory; null where this process's own files already fit. */
  owner: number | null;
}

/**
 * The first way that works here: directly; as root in a user namespace, where files stay root's; or by giving up root,
 * keeping the right to pass directories such as /root.
 */
export async function findLauncher(native: string, dataDir: string): Promise<Launcher> {
  for (const launcher of await candidates(dataDir)) {
    const [program = "", ...args] = [...launcher.prefix, join(native, "bin", "postgres"), "--version"];
    const isUsable = await run(program, args).then(
      () => true,
      () => false,
    );
    if (isUsable) return launcher;
  }
  throw new Error(
    "PostgreSQL does not run as root, and neither a user namespace nor another user is allowed here. Start as a normal user, or set DATABASE_URL.",
  );
}

async function candidates(dataDir: string): Promise<Launcher[]> {
  const uid = process.getuid?.();
  const known = await knownUids();
  if (uid === undefined || (uid !== 0 && known.has(uid))) return [{ prefix: [], owner: null }];
  const stranger = pickUid(known);
  const namespace = ["unshare", "--user", `--map-user=${stranger}`, `--map-group=${stranger}`];
  const launchers: Launcher[] = [{ prefix: namespace, owner: null }];
  if (uid !== 0) return [...launchers, { prefix: [], owner: null }];
  const owner = await nonRootOwner(dataDir, stranger);
  const setuid = ["setpriv", `--reuid=${owner}`, `--regid=${owner}`, "--clear-groups"];
  const pass = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return [...launchers, { prefix: [...setuid, ...pass], owner }, { prefix: setuid, owner }];
}

/** initdb looks its user up by name, so only uids of the user database will do. */
async function knownUids(): Promise<Set<number>> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  return new Set(text.split("\n").map((line) => Number.parseInt(line.split(":")[2] ?? "", 10)));
}

function pickUid(known: Set<number>): number {
  const [first] = [USUAL_UID, NOBODY_UID, ...known].filter((uid) => uid > 0 && known.has(uid));
  return first ?? USUAL_UID;
}

/** A cluster made earlier by another user stays that user's. */
async function nonRootOwner(dataDir: string, preset: number): Promise<number> {
  const found = await stat(join(dataDir, "postgres")).catch(() => null);
  return found?.uid || preset;
}

/** Hands `path` to the launcher's user, where there is one. */
export async function handOver(path: string, launcher: Launcher): Promise<void> {
  if (launcher.owner !== null) await chown(path, launcher.owner, launcher.owner);
}
