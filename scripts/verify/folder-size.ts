import { dirname } from "node:path";
import type { Finding } from "./finding";

const FILES_MAX = 22;

/** Folders that hold more files than somebody takes in at a glance; tests stand beside what they prove and are not counted. */
export function crowdedFolders(files: string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (file.includes(".test.")) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_MAX)
    .map(([file, count]) => ({
      file,
      message: `holds ${count} files beside its tests; ${FILES_MAX} is the most. Find the room in it: files of one concept, in a folder with its name.`,
    }));
}
