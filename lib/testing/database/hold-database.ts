import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isAlive } from "@/db/alive";

/** Stops the embedded PostgreSQL of a data folder in its tracks, with all its connections. Resolves with what lets it go on. */
export async function holdDatabase(dataDir: string): Promise<() => void> {
  const [first] = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n");
  const postmaster = Number(first);
  process.kill(postmaster, "SIGSTOP"); // first, so that it begins no more processes
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  const pids = [postmaster, ...children.trim().split(" ").map(Number)];
  for (const pid of pids) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of pids) if (isAlive(pid)) process.kill(pid, "SIGCONT");
  };
}
