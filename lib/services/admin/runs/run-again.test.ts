import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { listDeskWaiting } from "../list-desk-waiting";
import { runAgain } from "./run-again";

const app = useApp({ operations: [] });
const r = schema.runnerRuns;
let runs = 0;

async function failed(values: Partial<typeof r.$inferInsert> = {}) {
  const [id, at] = [`run-${++runs}`, app().now()];
  const ended = { status: "failed", error: { message: "The books do not balance" }, endedAt: at, attempt: 3 };
  await app()
    .db.insert(r)
    .values({ id, functionId: "fulfil-order", eventKey: id, event: {}, parkedAt: at, ...ended, ...values });
  const step = { runId: id, error: null, data: null, finishedAt: at };
  await app()
    .db.insert(schema.runnerSteps)
    .values([
      { ...step, id: "first", name: "first", status: "done" },
      { ...step, id: "second", name: "second", status: "failed" },
    ]);
  return id;
}

const context = async () =>
  app().context(sessionActor(await createUser(app().db, { isAdmin: true })), { surface: "web" });
const again = async (run_id: string) => perform(runAgain, await context(), { run_id, reason: "The rate is entered" });
const waiting = async () =>
  (await execute(listDeskWaiting, await context(), {})).output.counts.find(({ screen }) => screen === "jobs")?.count;

describe("failed background work", () => {
  it("waits on the desk, and goes on from the step that failed", async () => {
    const id = await failed();
    expect(await waiting()).toBe(1);
    expect(await again(id)).toMatchObject({ ok: true });
    const [run] = await app().db.select().from(r).where(eq(r.id, id));
    expect(run).toMatchObject({ status: "pending", attempt: 0, wakeAt: app().now(), endedAt: null });
    const steps = await app().db.select().from(schema.runnerSteps).where(eq(schema.runnerSteps.runId, id));
    expect(steps.map((step) => step.id)).toEqual(["first"]);
    expect(await waiting()).toBe(0);
    const [act] = await app().db.select().from(schema.auditLog).where(eq(schema.auditLog.entityId, id));
    expect(act).toMatchObject({ action: "run.run_again", reason: "The rate is entered" });
  });

  it("is run again once, and never where its failure was handled", async () => {
    const [id, handled] = [await failed(), await failed({ functionId: "build-draft" })];
    await failed({ functionId: "build-draft-failure", eventKey: `failed:${handled}`, status: "done" });
    const twice = await Promise.all([again(id), again(id)]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await again(handled)).toMatchObject({ ok: false, error: { code: "conflict" } });
    expect(await waiting()).toBe(0);
  });
});
