import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder";

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** Fills it to the last byte. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  free(): Promise<void>;
}

/** A disk of its own in memory, for the running test; null where this user may mount none. */
export async function smallDisk(bytes: number): Promise<SmallDisk | null> {
  const folder = await temporaryFolder();
  const mounting = run("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder]);
  const isMounted = await mounting.then(
    () => true,
    () => false,
  );
  if (!isMounted) return null;
  onTestFinished(async () => void (await run("umount", ["-l", folder])));
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill: () => run("dd", ["if=/dev/zero", `of=${ballast}`, "bs=4k"]).then(ignore, ignore), // which ends as it cannot go on
    free: () => rm(ballast),
  };
}

const ignore = () => undefined;
