import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { openDatabase } from "@/db/open";
import { sendTestEvent, startTestRunner } from "@/lib/testing/runner/runner";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { until } from "@/lib/testing/steady/until";

it("saves a step that ended while the database was away, and goes on without doing it again", async () => {
  const dataDir = await temporaryFolder();
  const database = await openDatabase({ dataDir, poolSize: 5 });
  const calls: string[] = [];
  const gate = Promise.withResolvers<void>();
  const runner = await startTestRunner(database, (client) => [
    client.createFunction({ id: "steady", retries: 0, triggers: [{ event: "go" }] }, async ({ step }) => {
      await step.run("one", async () => {
        calls.push("one");
        await gate.promise;
      });
      await step.run("two", () => void calls.push("two"));
    }),
  ]);
  await sendTestEvent(database, "go");
  await until(() => calls.length === 1);
  const pid = Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
  process.kill(pid, "SIGKILL");
  gate.resolve();
  await until(() => calls.length === 2);
  await runner.idle();
  expect(calls).toEqual(["one", "two"]);
  expect(await database.db.select().from(schema.runnerRuns)).toMatchObject([{ status: "done", attempt: 0 }]);
  const key = await sendTestEvent(database, "go");
  await until(async () =>
    (await database.db.select().from(schema.runnerRuns)).some((run) => run.eventKey === key && run.status === "done"),
  );
  await runner.close();
  await database.close();
});
