import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { countHeld, countPlaywright, countVitest, summary } from "./test-reports";

const timed = { name: "/a.test.ts", startTime: 1_000, endTime: 2_000 };

describe("test reports", () => {
  const folder = useTemporaryFolder();
  const report = async (value: unknown) => {
    const file = join(folder(), `${crypto.randomUUID()}.json`);
    await writeFile(file, typeof value === "string" ? value : JSON.stringify(value));
    return file;
  };

  it("count a test file that did not load as a failure", async () => {
    const file = await report({
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        { ...timed, status: "failed", assertionResults: [{}] },
        { ...timed, status: "failed", assertionResults: [] },
      ],
    });
    expect(await countVitest(file)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it("count a journey that passed only when repeated as failed", async () => {
    const file = await report({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] });
    expect(await countPlaywright(file)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it("count attacks that were missed as failed", async () => {
    expect(await countHeld(await report({ passed: 20, failed: 2 }))).toEqual({ passed: 20, failed: 2, skipped: 0 });
  });

  it.each(["{", "null", "{}"])("count a report that says nothing (%s) as a failure", async (text) => {
    expect((await countVitest(await report(text))).failed).toBe(1);
    expect((await countPlaywright(await report(text))).failed).toBe(1);
    expect((await countHeld(await report(text))).failed).toBe(1);
  });

  it("count a missing report as a failure", async () => {
    expect((await countVitest(join(folder(), "none.json"))).failed).toBe(1);
  });

  it("end in the line that machines read", () => {
    expect(summary({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
    expect(summary({ passed: 12, failed: 1, skipped: 3 })).toBe("12 passed, 1 failed, 3 skipped");
  });
});
