import type { Inngest, InngestFunction } from "inngest";
import { afterEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { sendTestEvent, startTestRunner } from "@/lib/testing/runner/runner";
import type { Runner } from "./runner";

const database = useDatabase();
let runner: Runner;
let clock = new Date("2026-03-02T10:00:00Z");

async function start(define: (client: Inngest) => InngestFunction.Any[]): Promise<void> {
  runner = await startTestRunner(database(), define, { now: () => clock });
}

/** Moves the clock and lets the runner do what became due. */
async function pass(ms: number): Promise<void> {
  clock = new Date(clock.getTime() + ms);
  await runner.idle();
}

const HOUR_MS = 3_600_000;
const listRuns = () => database().db.select().from(schema.runnerRuns).orderBy(schema.runnerRuns.createdAt);

afterEach(async () => {
  await runner.close();
  await database().sql`truncate runner_runs, runner_steps, outbox`;
});

describe("waiting in a function", () => {
  it("sleeps until the time has come, and not longer", async () => {
    const calls: string[] = [];
    await start((client) => [
      client.createFunction({ id: "nap", triggers: [{ event: "nap" }] }, async ({ step }) => {
        await step.run("before", () => void calls.push("before"));
        await step.sleep("nap", "2h");
        await step.run("after", () => void calls.push("after"));
      }),
    ]);
    await sendTestEvent(database(), "nap");
    await runner.idle();
    await pass(2 * HOUR_MS - 1);
    expect(calls).toEqual(["before"]);
    await pass(1);
    expect(calls).toEqual(["before", "after"]);
  });

  it("waits for the event that matches, and gives it to the function", async () => {
    await start((client) => [
      client.createFunction({ id: "wait", triggers: [{ event: "asked" }] }, async ({ step }) => {
        const answer = await step.waitForEvent("answer", { event: "answered", match: "data.id", timeout: "1d" });
        return answer?.data.text ?? "no answer";
      }),
    ]);
    await sendTestEvent(database(), "asked", { id: 1 });
    await runner.idle();
    await sendTestEvent(database(), "answered", { id: 2, text: "for another" });
    await runner.idle();
    expect(await listRuns()).toMatchObject([{ status: "pending" }]);
    await sendTestEvent(database(), "answered", { id: 1, text: "yes" });
    await runner.idle();
    expect(await listRuns()).toMatchObject([{ status: "done", output: "yes" }]);
  });

  it("gives up waiting for an event at its timeout", async () => {
    await start((client) => [
      client.createFunction({ id: "wait", triggers: [{ event: "asked" }] }, ({ step }) =>
        step.waitForEvent("answer", { event: "answered", timeout: "1h" }),
      ),
    ]);
    await sendTestEvent(database(), "asked");
    await runner.idle();
    await pass(HOUR_MS);
    expect(await listRuns()).toMatchObject([{ status: "done", output: null }]);
  });

  it("fails a wait whose condition it cannot read, instead of waiting in vain", async () => {
    await start((client) => [
      client.createFunction({ id: "wait", retries: 0, triggers: [{ event: "asked" }] }, ({ step }) =>
        step.waitForEvent("answer", { event: "answered", if: "async.data.n > 3", timeout: "1h" }),
      ),
    ]);
    await sendTestEvent(database(), "asked");
    await runner.idle();
    expect(await listRuns()).toMatchObject([
      { status: "failed", error: { message: expect.stringContaining("n > 3") } },
    ]);
  });

  it("starts a step found beside a wait at once", async () => {
    const calls: string[] = [];
    await start((client) => [
      client.createFunction({ id: "both", triggers: [{ event: "both" }] }, async ({ step }) => {
        await Promise.all([
          step.sleep("long", "3h"),
          step
            .run("first", () => void calls.push("first"))
            .then(() => step.run("second", () => void calls.push("second"))),
        ]);
      }),
    ]);
    await sendTestEvent(database(), "both");
    await runner.idle();
    expect(calls).toEqual(["first", "second"]);
    await pass(3 * HOUR_MS);
    expect(await listRuns()).toMatchObject([{ status: "done" }]);
  });
});

describe("functions that call others", () => {
  it("get the result of an invoked function, or its error", async () => {
    await start((client) => {
      const double = client.createFunction(
        { id: "double", retries: 0, triggers: [{ event: "never" }] },
        ({ event }) => {
          if (event.data.n > 9) throw new Error("too big");
          return event.data.n * 2;
        },
      );
      const caller = client.createFunction(
        { id: "caller", retries: 0, triggers: [{ event: "call" }] },
        async ({ step }) => {
          const small = await step.invoke("small", { function: double, data: { n: 4 } });
          const big = await step
            .invoke("big", { function: double, data: { n: 10 } })
            .catch((error: Error) => error.message);
          return [small, big];
        },
      );
      return [double, caller];
    });
    await sendTestEvent(database(), "call");
    await runner.idle();
    expect(await listRuns()).toContainEqual(
      expect.objectContaining({ functionId: "test-caller", output: [8, "too big"] }),
    );
  });

  it("send an event once, however often the sending step is tried", async () => {
    let tries = 0;
    const heard: unknown[] = [];
    await start((client) => [
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
});
