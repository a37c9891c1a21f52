import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { startTestRunner } from "@/lib/testing/runner/runner";
import { ticksAround } from "./schedule";

const HOUR_MS = 3_600_000;

describe("schedules", () => {
  const database = useDatabase();

  it("call a function once a tick, however many processes look, and make up the latest missed tick", async () => {
    let clock = new Date("2026-03-02T10:30:00Z");
    const ticks: string[] = [];
    const startOne = () =>
      startTestRunner(
        database(),
        (client) => [
          client.createFunction({ id: "hourly", triggers: [{ cron: "1 * * * *" }] }, ({ event }) => {
            ticks.push(new Date(event.ts ?? 0).toISOString());
          }),
        ],
        { now: () => clock },
      );
    const settle = () => Promise.all(runners.map((runner) => runner.idle()));
    let runners = [await startOne(), await startOne()];
    await settle();
    expect(ticks).toEqual([]);
    clock = new Date("2026-03-02T11:01:00Z");
    await settle();
    expect(ticks).toEqual(["2026-03-02T11:01:00.000Z"]);
    await Promise.all(runners.map((runner) => runner.close()));
    clock = new Date(clock.getTime() + 5.5 * HOUR_MS);
    runners = [await startOne(), await startOne()];
    await settle();
    expect(ticks.slice(1)).toEqual(["2026-03-02T16:01:00.000Z"]);
    await Promise.all(runners.map((runner) => runner.close()));
    expect(await database().db.$count(schema.runnerRuns)).toBe(2);
  });

  it("are forgotten once no function has them, and of a changed one the former", async () => {
    const now = new Date("2026-03-02T10:30:00Z");
    const start = (crons: Record<string, string>) =>
      startTestRunner(
        database(),
        (client) =>
          Object.entries(crons).map(([id, cron]) =>
            client.createFunction({ id, triggers: [{ cron }] }, () => undefined),
          ),
        { now: () => now },
      );
    const known = async () =>
      (await database().db.select().from(schema.runnerTicks)).map(({ functionId, cron }) => [functionId, cron]);
    await (await start({ gone: "1 * * * *", moved: "2 * * * *" })).close();
    expect(await known()).toHaveLength(2);
    await (await start({ moved: "3 * * * *" })).close();
    expect(await known()).toEqual([["test-moved", "3 * * * *"]]);
  });

  it("are read in UTC, or in the zone they name", () => {
    const now = new Date("2026-07-01T12:00:00Z");
    expect(ticksAround("0 12 * * *", now)).toEqual({ latest: now, next: new Date("2026-07-02T12:00:00Z") });
    expect(ticksAround("TZ=Europe/Vienna 0 12 * * *", now).latest).toEqual(new Date("2026-07-01T10:00:00Z"));
  });
});
