import { access, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { completeSymlinks, findBinaries } from "./embedded-binaries";

it("finds the programs of this platform", async () => {
  await access(join(await findBinaries(), "bin", "postgres"));
});

it("makes the symlinks an install without scripts left out, and keeps those that are there", async () => {
  const root = await temporaryFolder();
  const lib = join(root, "native", "lib");
  await mkdir(lib, { recursive: true });
  await writeFile(join(lib, "libicu.so.60.2"), "library");
  await symlink("libicu.so.60.2", join(lib, "libicu.so"));
  const list = ["libicu.so", "libicu.so.60"].map((name) => ({
    source: "native/lib/libicu.so.60.2",
    target: `native/lib/${name}`,
  }));
  await writeFile(join(root, "native", "pg-symlinks.json"), JSON.stringify(list));
  await completeSymlinks(join(root, "native"));
  expect(await readFile(join(lib, "libicu.so.60"), "utf8")).toBe("library");
});
