import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { journeysToRunAgain, takeSecondJourneys } from "./journeys-again";
import { playwrightFailed } from "./test-failures";
import { countPlaywright, unsteadyIn } from "./test-reports";

describe("journeys that failed beside others", () => {
  const folder = useTemporaryFolder();
  const spec = (id: string, status: string) => ({
    ...{ id, title: `guarantee ${id}`, file: "a.spec.ts" },
    tests: [{ status, results: [status === "unexpected" ? { error: { message: "Not so" } } : {}] }],
  });
  const report = async (specs: ReturnType<typeof spec>[], errors: unknown[] = []) => {
    const file = join(folder(), `${crypto.randomUUID()}.json`);
    const count = (wanted: string) => specs.filter(({ tests }) => tests[0]?.status === wanted).length;
    const stats = { expected: count("expected"), unexpected: count("unexpected"), flaky: 0, skipped: 0, duration: 7 };
    const suites = [
      { title: "a.spec.ts", specs: specs.slice(0, 1), suites: [{ title: "inner", specs: specs.slice(1) }] },
    ];
    await writeFile(file, JSON.stringify({ stats, errors, suites }));
    return file;
  };
  const failing = (n: number) => Array.from({ length: n }, (_, i) => spec(String(i), "unexpected"));

  it("are run again where they are few, and nothing else went wrong", async () => {
    expect(await journeysToRunAgain(await report([...failing(3), spec("fine", "expected")]))).toBe(3);
    expect(await journeysToRunAgain(await report(failing(7)))).toBe(0);
    expect(await journeysToRunAgain(await report(failing(1), [{ message: "A file did not load" }]))).toBe(0);
    expect(await journeysToRunAgain(join(folder(), "none.json"))).toBe(0);
  });

  it("count by what they do alone, and are named with what failed when they pass there", async () => {
    const first = await report([spec("a", "unexpected"), spec("b", "unexpected"), spec("c", "expected")]);
    const second = await report([spec("a", "expected"), spec("b", "unexpected")]);
    expect(await takeSecondJourneys(first, second)).toEqual(["a.spec.ts > guarantee a\n    Not so"]);
    expect(await unsteadyIn(first)).toEqual(["a.spec.ts > guarantee a\n    Not so"]);
    expect(await countPlaywright(first)).toEqual({ passed: 2, failed: 1, skipped: 0 });
    expect(await playwrightFailed(first)).toEqual(["a.spec.ts > guarantee b\n    Not so"]);
    expect(JSON.parse(await readFile(first, "utf8")).stats.duration).toBe(7);
  });

  it("stay failed where the second run left no report, or did not come to them", async () => {
    const first = await report([spec("a", "unexpected")]);
    await expect(takeSecondJourneys(first, join(folder(), "none.json"))).rejects.toThrow("ENOENT");
    expect(await takeSecondJourneys(first, await report([spec("other", "expected")]))).toEqual([]);
    expect((await countPlaywright(first)).failed).toBe(1);
  });
});
