import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { join } from "node:path";

/** Linux keeps what lies here in memory. */
const MEMORY = "/dev/shm";
/** Several times what the databases of a run need; containers often have 64 MB there, which is too little. */
const ROOM_BYTES = 1024 ** 3;

/**
 * Where the test server keeps its data, for this checkout and user, from run to run. In memory where there is room: a database is seven
 * hundred files, which take twenty times as long to make and to drop on a disk.
 */
export async function clusterFolder({ memory = MEMORY, roomBytes = ROOM_BYTES } = {}): Promise<string> {
  if (!(await hasRoom(memory, roomBytes))) return join("node_modules", ".cache", "launchyard-test");
  const checkout = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12);
  return join(memory, `launchyard-test-${process.getuid?.() ?? 0}-${checkout}`);
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}
