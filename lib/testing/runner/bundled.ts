import { symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { beforeAll } from "vitest";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";

/**
 * Gives the tests of a file a script of `lib/testing` as one file, for processes that they start again and again: compiling a thousand
 * small modules is most of such a start. Not for what starts a thread or finds files by where its module lies.
 */
export function useBundled(script: string): () => string {
  const folder = useTemporaryFolder();
  const file = () => join(folder(), "process.mjs");
  beforeAll(async () => {
    await symlink(resolve("node_modules"), join(folder(), "node_modules"));
    await build({
      ...{ entryPoints: [script], outfile: file(), bundle: true, format: "esm", platform: "node", target: "node22" },
      ...{ packages: "external", alias: { "@": resolve(".") }, logLevel: "error" },
    });
  });
  return file;
}
