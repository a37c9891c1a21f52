import { statfs } from "node:fs/promises";

/** Two segments of PostgreSQL's log. With less room the next write may end PostgreSQL itself, and reading with it. */
export const FREE_BYTES_MIN = 32 * 1024 * 1024;

/** Whether the disk of a folder has room for writing; one that nothing was written to yet is no fault. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: FREE_BYTES_MIN, bsize: 1 }));
  return bavail * bsize >= FREE_BYTES_MIN;
}
