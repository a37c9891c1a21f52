import { isNull } from "drizzle-orm";
import { type Inngest, NonRetriableError } from "inngest";
import { afterEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { sendTestEvent, startTestRunner } from "@/lib/testing/runner/runner";
import { until } from "@/lib/testing/steady/until";
import type { Runner } from "./runner";

const database = useDatabase();
const runners: Runner[] = [];

async function start(...args: Parameters<typeof startTestRunner> extends [unknown, ...infer Rest] ? Rest : never) {
  const runner = await startTestRunner(database(), ...args);
  runners.push(runner);
  return runner;
}

afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.close()));
  await database().sql`truncate runner_runs, runner_steps, runner_ticks, outbox`;
});

const listRuns = () => database().db.select().from(schema.runnerRuns);

describe("the embedded runner", () => {
  it("runs the steps of a function in order and keeps its result", async () => {
    const calls: string[] = [];
    const runner = await start((client) => [
      client.createFunction({ id: "chain", triggers: [{ event: "a.happened" }] }, async ({ event, step }) => {
        const one = await step.run("one", () => calls.push("one"));
        const two = await step.run("two", () => calls.push("two") + one);
        return { two, from: event.data.word, id: event.id };
      }),
    ]);
    const key = await sendTestEvent(database(), "a.happened", { word: "hello" });
    await runner.idle();
    expect(calls).toEqual(["one", "two"]);
    expect(await listRuns()).toMatchObject([{ status: "done", output: { two: 3, from: "hello", id: key } }]);
  });

  it("begins nothing while it is told to wait, and makes it up afterwards", async () => {
    const calls: string[] = [];
    let isPaused = true;
    let asked = 0;
    const one = (client: Inngest) => [
      client.createFunction({ id: "one", triggers: [{ event: "p" }] }, () => void calls.push("one")),
    ];
    const runner = await start(one, { isPaused: () => ++asked > 0 && isPaused });
    const { db } = database();
    await sendTestEvent(database(), "p");
    const before = asked;
    await until(() => asked > before + 1);
    expect(await db.$count(schema.outbox, isNull(schema.outbox.sentAt))).toBe(1);
    expect(calls).toEqual([]);
    isPaused = false;
    await runner.idle();
    expect(calls).toEqual(["one"]);
  });

  it("calls a function once for one event, and every function the event is for", async () => {
    const calls: string[] = [];
    const runner = await start((client) =>
      ["x", "y"].map((id) => client.createFunction({ id, triggers: [{ event: "b" }] }, () => void calls.push(id))),
    );
    const { db } = database();
    const row = { name: "b", key: "same", data: {} };
    await db.insert(schema.outbox).values(row);
    await runner.idle();
    await db.delete(schema.outbox);
    await db.insert(schema.outbox).values(row);
    await runner.idle();
    expect(calls.sort()).toEqual(["x", "y"]);
  });

  it("retries a step as often as set, without running finished steps again, then calls onFailure once", async () => {
    const calls: string[] = [];
    const failures: unknown[] = [];
    const runner = await start((client) => [
      client.createFunction(
        {
          id: "weak",
          retries: 2,
          triggers: [{ event: "d" }],
          onFailure: ({ error, event }: { error: Error; event: { data: { event: { data: unknown } } } }) =>
            void failures.push([error.message, event.data.event.data]),
        },
        async ({ step }) => {
          await step.run("fine", () => void calls.push("fine"));
          await step.run("weak", () => {
            calls.push("weak");
            throw new Error("no luck");
          });
        },
      ),
    ]);
    await sendTestEvent(database(), "d", { n: 7 });
    await runner.idle();
    expect(calls).toEqual(["fine", "weak", "weak", "weak"]);
    expect(failures).toEqual([["no luck", { n: 7 }]]);
  });

  it("does not retry what cannot succeed", async () => {
    let calls = 0;
    const runner = await start((client) => [
      client.createFunction({ id: "hopeless", triggers: [{ event: "e" }] }, ({ step }) =>
        step.run("hopeless", () => {
          calls++;
          throw new NonRetriableError("never");
        }),
      ),
    ]);
    await sendTestEvent(database(), "e");
    await runner.idle();
    expect(calls).toBe(1);
    expect(await listRuns()).toMatchObject([{ status: "failed", error: { message: "never" } }]);
  });

  it("goes on after a failed step that the function catches", async () => {
    const runner = await start((client) => [
      client.createFunction({ id: "brave", retries: 0, triggers: [{ event: "f" }] }, async ({ step }) => {
        const broken = () => Promise.reject(new Error("broken"));
        const first = await step.run("try", broken).catch((error: Error) => error.message);
        return step.run("then", () => `after ${first}`);
      }),
    ]);
    await sendTestEvent(database(), "f");
    await runner.idle();
    expect(await listRuns()).toMatchObject([{ status: "done", output: "after broken" }]);
  });

  it("sends an event of a function once, however often the sending step is tried", async () => {
    let tries = 0;
    const heard: unknown[] = [];
    const runner = await start((client) => [
      client.createFunction({ id: "teller", triggers: [{ event: "tell" }] }, async ({ step }) => {
        await step.run("send inside", async () => {
          await client.send({ name: "told", data: { n: 1 } });
          await client.send({ name: "told", data: { n: 4 } });
          if (++tries < 3) throw new Error("again");
        });
        await step.sendEvent("send", [
          { name: "told", data: { n: 2 } },
          { name: "told", data: { n: 3 } },
        ]);
      }),
      client.createFunction(
        { id: "listener", triggers: [{ event: "told" }] },
        ({ event }) => void heard.push(event.data.n),
      ),
    ]);
    await sendTestEvent(database(), "tell");
    await runner.idle();
    expect(tries).toBe(3);
    expect(heard.sort()).toEqual([1, 2, 3, 4]);
  });

  it("keeps characters that PostgreSQL's JSON refuses", async () => {
    const runner = await start((client) => [
      client.createFunction({ id: "nul", triggers: [{ event: "h" }] }, async ({ step }) => {
        const text = await step.run("read", () => "a\u0000b\ud800");
        return step.run("tell", () => text.length);
      }),
    ]);
    await sendTestEvent(database(), "h");
    await runner.idle();
    expect(await listRuns()).toMatchObject([{ status: "done", output: 4 }]);
  });

  it("keeps to a function's limit of runs at once, counted by its key", async () => {
    const open: Record<string, number> = { one: 0, two: 0 };
    const most: Record<string, number> = { one: 0, two: 0 };
    const runner = await start((client) => [
      client.createFunction(
        { id: "narrow", triggers: [{ event: "i" }], concurrency: { limit: 2, key: "event.data.host" } },
        async ({ event, step }) => {
          const host: string = event.data.host;
          await step.run("work", async () => {
            open[host] = (open[host] ?? 0) + 1;
            most[host] = Math.max(most[host] ?? 0, open[host]);
            await database().sql`select pg_sleep(0.01)`;
            open[host]--;
          });
        },
      ),
    ]);
    const hosts = ["one", "one", "one", "one", "one", "two"];
    await database()
      .db.insert(schema.outbox)
      .values(hosts.map((host, n) => ({ name: "i", key: `limit-${n}`, data: { host } })));
    await runner.idle();
    expect(most).toEqual({ one: 2, two: 1 });
    expect((await listRuns()).filter(({ status }) => status === "done")).toHaveLength(6);
  });

  it("fails a run whose function asks for more than one step after the other, and says what it asked for", async () => {
    const runner = await start((client) => [
      client.createFunction({ id: "nap", triggers: [{ event: "j" }] }, ({ step }) => step.sleep("nap", "2h")),
      client.createFunction({ id: "pair", triggers: [{ event: "j" }] }, ({ step }) =>
        Promise.all([step.run("left", () => "left"), step.run("right", () => "right")]),
      ),
    ]);
    await sendTestEvent(database(), "j");
    await runner.idle();
    const failed = (functionId: string, what: string) =>
      expect.objectContaining({
        ...{ functionId, status: "failed" },
        error: expect.objectContaining({ message: expect.stringContaining(`does not do ${what}.`) }),
      });
    const runs = await listRuns();
    expect(runs).toContainEqual(failed("test-nap", "Sleep"));
    expect(runs).toContainEqual(failed("test-pair", "StepPlanned, StepPlanned"));
  });

  it("refuses functions that ask for what it does not do, when it starts", async () => {
    const slow = (client: Inngest) =>
      client.createFunction({ id: "slow", debounce: { period: "5s" }, triggers: [{ event: "k" }] }, () => undefined);
    const picky = (client: Inngest) =>
      client.createFunction({ id: "picky", triggers: [{ event: "k", if: "event.data.n == 1" }] }, () => undefined);
    await expect(start((client) => [slow(client)])).rejects.toThrow(/does not support debounce \(function test-slow\)/);
    await expect(start((client) => [picky(client)])).rejects.toThrow(
      /no condition of an event \(function test-picky\)/,
    );
  });
});
