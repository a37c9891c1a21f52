import { describe, expect, it } from "vitest";
import { filesOverBudget, slowestFiles } from "./test-times";

const others = Array.from({ length: 100 }, (_, at) => ({ file: `quick-${at}.test.ts`, ms: 1_000 }));

describe("the time of test files", () => {
  it("is too long above twenty seconds, unless the file is named with its reason", () => {
    const slow = { file: "slow.test.ts", ms: 20_001 };
    expect(filesOverBudget([slow, ...others], {})).toEqual([expect.stringMatching(/^slow\.test\.ts took 20\.0 s/)]);
    expect(filesOverBudget([slow, ...others], { "slow.test.ts": "looks at everything" })).toEqual([]);
    expect(filesOverBudget([{ ...slow, ms: 20_000 }, ...others], {})).toEqual([]);
  });

  it("is not too long where every file takes longer, on a machine with other work", () => {
    const crowded = others.map(({ file, ms }) => ({ file, ms: ms * 10 }));
    expect(filesOverBudget([{ file: "slow.test.ts", ms: 30_000 }, ...crowded], {})).toEqual([]);
    expect(filesOverBudget([{ file: "slow.test.ts", ms: 60_000 }, ...crowded], {})).toHaveLength(1);
  });

  it("is told of ten files", () => {
    expect(slowestFiles(others)).toHaveLength(10);
    expect(slowestFiles(others)[0]).toMatch(/1\.0 s {2}quick-0\.test\.ts$/);
  });
});
