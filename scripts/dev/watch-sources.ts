import { watch } from "node:fs";

/** What API, MCP and background work are made of. */
const FOLDERS = ["lib", "db", "inngest"];
const IS_SOURCE = /(?<!\.test)\.(?:ts|json|sql)$/;

/** Calls `onChange` whenever a source of the backend was written. Pages and components are Next's to watch. */
export function watchSources(onChange: () => void): { close(): Promise<void> } {
  const watchers = FOLDERS.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && IS_SOURCE.test(file)) onChange();
    }),
  );
  return {
    async close() {
      for (const watcher of watchers) watcher.close();
    },
  };
}
