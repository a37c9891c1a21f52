import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { until } from "@/lib/testing/steady/until";
import { watchSources } from "./watch-sources";

const folder = useTemporaryFolder();
let changes = 0;
let watching: ReturnType<typeof watchSources>;

beforeEach(async () => {
  await mkdir(join(folder(), "area"), { recursive: true });
  await writeFile(join(folder(), "area", "get-it.ts"), "1");
  changes = 0;
  watching = watchSources(() => (changes += 1), [folder()]);
});
afterEach(() => watching.close());

async function isHeard(change: () => Promise<void>): Promise<void> {
  const before = changes;
  await change();
  await until(async () => changes > before);
}

describe("a change of a source", () => {
  it("is heard however often an editor saves, in place or by putting another file in its stead", async () => {
    const file = join(folder(), "area", "get-it.ts");
    const replace = async (text: string) => {
      await writeFile(join(folder(), "area", "new~"), text);
      await rename(join(folder(), "area", "new~"), file);
    };
    for (const text of ["2", "3", "4"]) await isHeard(() => replace(text));
    await isHeard(() => writeFile(file, "5"));
  });

  it("is heard in folders that are new, and in new ones of the same name", async () => {
    const inner = join(folder(), "area", "room", "deep");
    for (let round = 0; round < 2; round += 1) {
      await isHeard(async () => void (await mkdir(inner, { recursive: true })));
      await isHeard(() => writeFile(join(inner, "a.ts"), "1"));
      await isHeard(() => rm(join(folder(), "area", "room"), { recursive: true }));
    }
  });

  it("is not one of a test or of another kind of file", async () => {
    await writeFile(join(folder(), "area", "get-it.test.ts"), "1");
    await writeFile(join(folder(), "area", "notes.txt"), "1");
    await isHeard(() => writeFile(join(folder(), "area", "get-it.ts"), "2"));
    expect(changes).toBeLessThanOrEqual(2); // opened and written
  });
});
