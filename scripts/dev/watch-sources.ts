import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join, sep } from "node:path";

/** What API, MCP and background work are made of. */
const FOLDERS = ["lib", "db", "inngest"];
const IS_SOURCE = /(?<!\.test)\.(?:ts|json|sql)$/;

/**
 * Calls `onChange` whenever a source of the backend was written. Pages and components are Next's to watch. Each folder is
 * watched by itself: Node's own recursive watch loses a file that was replaced by another, which is how many editors save.
 */
export function watchSources(onChange: () => void, folders = FOLDERS): { close(): Promise<void> } {
  const watchers = new Map<string, FSWatcher>();
  const follow = (folder: string) => {
    for (const one of withFolders(folder)) {
      const watcher = watch(one, (_event, name) => name && hear(one, name));
      watcher.on("error", () => forget(one)); // it went away
      watchers.set(one, watcher);
    }
  };
  const forget = (folder: string) => {
    for (const [one, watcher] of watchers) {
      if (one !== folder && !one.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(one);
    }
  };
  const hear = (folder: string, name: string) => {
    if (IS_SOURCE.test(name)) return onChange();
    const path = join(folder, name);
    const isNew = isFolder(path);
    forget(path);
    if (!isNew) return;
    follow(path);
    onChange(); // for what was written into it before it was watched
  };
  for (const folder of folders) follow(folder);
  return {
    async close() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

function withFolders(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [folder, ...entries.flatMap((one) => (one.isDirectory() ? join(one.parentPath, one.name) : []))];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
