import { afterEach, expect, it } from "vitest";
import { useDatabase } from "@/lib/testing/database/database";
import { sendTestEvent, startTestRunner } from "@/lib/testing/runner/runner";
import type { Runner } from "./runner";

const database = useDatabase();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let runner: Runner;
afterEach(() => runner.close());

it("a clock that is set back by a day lets neither a retry nor a schedule nor a new run sleep for that day", async () => {
  let clock = new Date("2026-03-03T10:30:00Z");
  let tries = 0;
  const ticks: string[] = [];
  runner = await startTestRunner(
    database(),
    (client) => [
      client.createFunction({ id: "weak", retries: 3, triggers: [{ event: "weak" }] }, ({ step }) =>
        step.run("weak", () => {
          tries += 1;
          if (tries === 1) throw new Error("once");
        }),
      ),
      client.createFunction({ id: "hourly", triggers: [{ cron: "0 * * * *" }] }, ({ event }) => {
        ticks.push(new Date(event.ts ?? 0).toISOString());
      }),
    ],
    { now: () => clock, backoff: () => MINUTE_MS },
  );
  await sendTestEvent(database(), "weak");
  await runner.idle();
  clock = new Date(clock.getTime() + 30 * MINUTE_MS - 1);
  expect(tries).toBe(1);
  clock = new Date(clock.getTime() - DAY_MS);
  await runner.idle();
  expect(tries).toBe(2);
  clock = new Date(clock.getTime() + 1);
  await runner.idle();
  expect(ticks).toEqual(["2026-03-02T11:00:00.000Z"]);
});
