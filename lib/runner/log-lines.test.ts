import { describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { log } from "@/lib/core/log";
import { useDatabase } from "@/lib/testing/database/database";
import { sendTestEvent, startTestRunner } from "@/lib/testing/runner/runner";

const database = useDatabase();

describe("a line that background work writes", () => {
  it("carries its run and function, and no other line does", async () => {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
    const runner = await startTestRunner(database(), (client) => [
      client.createFunction({ id: "told", triggers: [{ event: "a.happened" }] }, async ({ step }) => {
        await step.run("one", async () => {
          await Promise.resolve();
          log.error("inside");
        });
      }),
    ]);
    await sendTestEvent(database(), "a.happened", {});
    await runner.idle();
    log.error("outside");
    write.mockRestore();
    await runner.close();
    const [run] = await database().db.select().from(schema.runnerRuns);
    const told = lines
      .join("")
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    expect(told.find(({ msg }) => msg === "inside")).toMatchObject({ run_id: run?.id, function: run?.functionId });
    expect(told.find(({ msg }) => msg === "outside")).not.toHaveProperty("run_id");
  });
});
