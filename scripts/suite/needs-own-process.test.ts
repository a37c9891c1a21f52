import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { testsInNeedOfOwnProcess } from "./needs-own-process";

describe("a test file gets a process of its own", () => {
  const folder = useTemporaryFolder();
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder(), file)), { recursive: true });
    await writeFile(join(folder(), file), text);
  };

  it("where it changes the process, itself or by a testing piece, directly or by another", async () => {
    await write("lib/testing/api/claims.ts", 'vi.stubEnv("DATA_DIR", "/tmp");');
    await write("lib/testing/api/sales.ts", 'import { claim } from "./claims";');
    await write("lib/testing/api/harmless.ts", "export const one = process.env.HOME;");
    await write("lib/stubs.test.ts", 'vi.stubEnv("BASE_URL", "https://a.example");');
    await write("lib/replaces.test.ts", 'vi.mock("node:crypto");');
    await write("lib/sets.test.ts", 'process.env.TZ = "UTC";');
    await write("lib/claims.test.ts", 'import { claim } from "@/lib/testing/api/claims";');
    await write("lib/sales.test.ts", 'import { sell } from "@/lib/testing/api/sales";');
    await write("lib/quiet.test.ts", 'import { one } from "@/lib/testing/api/harmless";\nvi.spyOn(log, "error");');
    const apart = ["claims", "replaces", "sales", "sets", "stubs"].map((name) => `lib/${name}.test.ts`);
    expect(testsInNeedOfOwnProcess(["lib/**/*.test.ts"], folder()).sort()).toEqual(apart);
  });
});
