import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { filesToRunAgain, isWithoutErrors, takeSecondRun } from "./run-again";
import { countVitest, unsteadyIn } from "./test-reports";

describe("test files that failed beside others", () => {
  const folder = useTemporaryFolder();
  const result = (path: string, statuses: string[]) => ({
    name: join(process.cwd(), path),
    status: statuses.includes("failed") || statuses.length === 0 ? "failed" : "passed",
    message: "",
    startTime: 0,
    endTime: 1,
    assertionResults: statuses.map((status) => ({
      status,
      fullName: "a guarantee",
      failureMessages: status === "failed" ? ["expected 2 to be 1"] : [],
    })),
  });
  const report = async (...testResults: ReturnType<typeof result>[]) => {
    const file = join(folder(), `${crypto.randomUUID()}.json`);
    const all = testResults.flatMap((one) => one.assertionResults);
    const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
    const counts = { numPassedTests: count("passed"), numFailedTests: count("failed"), numPendingTests: 0 };
    await writeFile(file, JSON.stringify({ ...counts, testResults }));
    return file;
  };

  it("are run again where they are few", async () => {
    const file = await report(
      result("a.test.ts", ["failed", "passed"]),
      result("b.test.ts", ["passed"]),
      result("c.test.ts", []),
    );
    expect(await filesToRunAgain(file)).toEqual(["a.test.ts", "c.test.ts"]);
    expect(
      await filesToRunAgain(await report(...["a", "b", "c", "d", "e", "f", "g"].map((one) => result(one, ["failed"])))),
    ).toEqual([]);
    expect(await filesToRunAgain(join(folder(), "none.json"))).toEqual([]);
  });

  it("count by what they do alone, and are named with what failed when they pass there", async () => {
    const first = await report(
      result("a.test.ts", ["failed", "passed"]),
      result("b.test.ts", ["failed"]),
      result("c.test.ts", ["passed"]),
      result("d.test.ts", []),
      { ...result("e.test.ts", ["skipped"]), status: "failed", message: "Hook timed out in 60000ms." },
    );
    const second = await report(
      result("a.test.ts", ["passed", "passed"]),
      result("b.test.ts", ["failed"]),
      result("d.test.ts", ["passed"]),
      result("e.test.ts", ["passed"]),
    );
    const unsteady = [
      "a.test.ts > a guarantee\n    expected 2 to be 1",
      "d.test.ts > did not load\n    ",
      "e.test.ts > a hook of the file\n    Hook timed out in 60000ms.",
    ];
    expect(await takeSecondRun(first, second)).toEqual(unsteady);
    expect(await unsteadyIn(first)).toEqual(unsteady);
    expect(await countVitest(first)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(JSON.parse(await readFile(first, "utf8")).testResults).toHaveLength(5);
  });

  it("are those too that left an error which no test met, and one of no file stays", async () => {
    const error = (path: string) => ({ name: path && join(process.cwd(), path), message: "Error: nobody waited" });
    const withErrors = async (file: string, ...unhandled: ReturnType<typeof error>[]) => {
      await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), unhandled }));
      return file;
    };
    const passed = ["a.test.ts", "b.test.ts", "c.test.ts"].map((path) => result(path, ["passed"]));
    const first = await withErrors(await report(...passed), error("a.test.ts"), error("b.test.ts"), error(""));
    expect(await filesToRunAgain(first)).toEqual(["a.test.ts", "b.test.ts"]);
    const second = await withErrors(await report(...passed.slice(0, 2)), error("b.test.ts"));
    expect(await takeSecondRun(first, second)).toEqual([
      "a.test.ts > an error that no test met\n    Error: nobody waited",
    ]);
    expect(await countVitest(first)).toEqual({ passed: 3, failed: 2, skipped: 0 });
    expect(await isWithoutErrors(first)).toBe(false);
    expect(await isWithoutErrors(await report(...passed))).toBe(true);
  });

  it("stay failed where the second run left no report", async () => {
    const first = await report(result("a.test.ts", ["failed"]));
    await expect(takeSecondRun(first, join(folder(), "none.json"))).rejects.toThrow("ENOENT");
    expect((await countVitest(first)).failed).toBe(1);
  });
});
