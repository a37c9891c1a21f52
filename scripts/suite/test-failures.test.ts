import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { playwrightFailed, vitestFailed } from "./test-failures";

describe("what failed is said again at the end of a run", () => {
  const folder = useTemporaryFolder();
  const report = async (value: unknown) => {
    const file = join(folder(), `${crypto.randomUUID()}.json`);
    await writeFile(file, JSON.stringify(value));
    return file;
  };

  it("by file, name and the beginning of the message", async () => {
    const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
    const file = await report({
      testResults: [
        {
          name: join(process.cwd(), "lib/one.test.ts"),
          status: "failed",
          assertionResults: [
            { fullName: "one holds", status: "passed", failureMessages: [] },
            { fullName: "one breaks", status: "failed", failureMessages: [long] },
          ],
        },
        {
          name: join(process.cwd(), "lib/two.test.ts"),
          status: "failed",
          message: "no such module",
          assertionResults: [],
        },
      ],
      unhandled: [{ name: "", message: "Error: nobody waited" }],
    });
    const [first, second, third] = await vitestFailed(file);
    expect(first?.split("\n").slice(0, 2)).toEqual(["lib/one.test.ts > one breaks", "    line 0"]);
    expect(first).not.toContain("line 30");
    expect(second).toBe("lib/two.test.ts > did not load\n    no such module");
    expect(third).toBe("the run > an error that no test met\n    Error: nobody waited");
  });

  it("for journeys too, with those that passed only when repeated", async () => {
    const test = (status: string) => ({ status, results: [{ error: { message: `was ${status}` } }, {}] });
    const spec = (title: string, status: string) => ({ title, file: "a.spec.ts", tests: [test(status)] });
    const specs = [spec("walks", "expected"), spec("falls", "unexpected"), spec("limps", "flaky")];
    expect(await playwrightFailed(await report({ suites: [{ suites: [{ specs }] }] }))).toEqual([
      "a.spec.ts > falls\n    was unexpected",
      "a.spec.ts > limps\n    was flaky",
    ]);
  });

  it("and nothing is said of a report that cannot be read", async () => {
    expect([await vitestFailed(join(folder(), "none")), await playwrightFailed(join(folder(), "none"))]).toEqual([
      [],
      [],
    ]);
  });
});
