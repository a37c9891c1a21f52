import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Inngest } from "inngest";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import { sendTestEvent, startTestRunner } from "@/lib/testing/runner/runner";
import { createStepCalls, threeSteps } from "@/lib/testing/runner/three-steps";
import { until } from "@/lib/testing/steady/until";
import type { Runner } from "./runner";

const database = useDatabase();
/** Well above the second between looks, for a busy machine, and below the half minute after which a lost one is noticed. */
const PICKUP_MAX_MS = 15_000;
const children: ChildProcess[] = [];
const runners: Runner[] = [];

/** A runner in a process of its own, under this process's Node. */
function startProcess(hangAt = ""): ChildProcess {
  const args = ["--import", "tsx", "lib/testing/runner/runner-process.ts", database().url, hangAt];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  children.push(child);
  return child;
}

async function startHere(): Promise<Runner> {
  const runner = await startTestRunner(database(), (client) => [threeSteps(client, database().sql)]);
  runners.push(runner);
  return runner;
}

const listCalls = () => database().sql`select run, step from step_calls order by run, step`;
const countCalls = async () => (await listCalls()).length;

beforeEach(() => createStepCalls(database().sql));

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await Promise.all(runners.splice(0).map((runner) => runner.close()));
  await database().sql`drop table step_calls`;
  await database().sql`truncate runner_runs, runner_steps, outbox`;
});

describe("several processes", () => {
  it("go on from the last finished step when one is killed, at once", async () => {
    const child = startProcess("two");
    await sendTestEvent(database(), "go", { n: 1 });
    await until(async () => (await countCalls()) === 2);
    const runner = await startHere();
    child.kill("SIGKILL");
    await once(child, "exit");
    const killedAt = performance.now();
    await until(async () => (await database().db.$count(schema.runnerRuns)) === 1 && (await countCalls()) === 4);
    await runner.idle();
    expect(performance.now() - killedAt).toBeLessThan(PICKUP_MAX_MS);
    expect((await listCalls()).map(({ step }) => step)).toEqual(["one", "three", "two", "two"]);
    expect(await database().db.select().from(schema.runnerRuns)).toMatchObject([{ status: "done", crashes: 1 }]);
  });

  it("share the runs and do no step twice", async () => {
    const runs = 40;
    await Promise.all([startHere(), startHere(), startHere()]);
    await Promise.all(Array.from({ length: runs }, (_, n) => sendTestEvent(database(), "go", { n })));
    await Promise.all(runners.map((runner) => runner.idle()));
    const calls = await listCalls();
    expect(calls).toHaveLength(runs * 3);
    expect(new Set(calls.map(({ run, step }) => `${run}:${step}`)).size).toBe(runs * 3);
  });

  it("finish the step they are in when closed, and leave the rest to others", async () => {
    const calls: string[] = [];
    const gate = Promise.withResolvers<void>();
    const define = (client: Inngest) => [
      client.createFunction({ id: "gated", triggers: [{ event: "go" }] }, async ({ step }) => {
        await step.run("one", async () => {
          calls.push("one");
          await gate.promise;
        });
        await step.run("two", () => void calls.push("two"));
      }),
    ];
    const first = await startTestRunner(database(), define);
    await sendTestEvent(database(), "go");
    await until(() => calls.length === 1);
    const closing = first.close();
    gate.resolve();
    await closing;
    expect(calls).toEqual(["one"]);
    const second = await startTestRunner(database(), define);
    runners.push(second);
    await second.idle();
    expect(calls).toEqual(["one", "two"]);
  });
});
