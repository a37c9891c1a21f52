import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { openSession } from "@/db/session";
import type { Actor } from "@/lib/core/context";
import { newRequestId } from "@/lib/core/ids";
import { useApp } from "@/lib/testing/api/app";
import { Gate, sampleOperations } from "@/lib/testing/api/sample-operations";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { perform } from "./execute";
import { LEASE_MS } from "./idempotency";
import { pruneIdempotencyKeys } from "./prune-answers";

const { state, operations, sample } = sampleOperations();
const app = useApp({ operations });

async function actor(): Promise<Actor> {
  return apiKeyActor(await createUser(app().db));
}

async function send(as: Actor, key: string, input: unknown, operation = "add_thing") {
  const ctx = { ...(await app().context(as)), requestId: newRequestId() };
  const outcome = await perform(sample(operation), ctx, input, { idempotencyKey: key });
  return outcome.ok
    ? { status: outcome.status, replayed: outcome.replayed, output: outcome.output }
    : { status: outcome.error.status, replayed: outcome.replayed, code: outcome.error.code, error: outcome.error };
}

async function storedBody(key: string): Promise<unknown> {
  const [row] = await app().db.select().from(schema.idempotencyKeys).where(eq(schema.idempotencyKeys.key, key));
  return row?.body;
}

beforeEach(() => {
  app().clock.advance(60_000);
  state.runs = 0;
  state.gate = new Gate();
  state.started = new Gate();
});

describe("an idempotency key", () => {
  it("runs one effect for twenty requests at once, and gives the others the answer or 409", async () => {
    const as = await actor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(as, "race", { name: "lamp" })));
    expect(state.runs).toBe(1);
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    expect(answers.filter((answer) => answer.status === 201 && !answer.replayed)).toHaveLength(1);
    expect(await send(as, "race", { name: "lamp" })).toEqual({
      ...{ status: 201, replayed: true, output: { name: "lamp", run: 1 } },
    });
  });

  it("answers 409 with Retry-After while the first request runs, and its answer afterwards", async () => {
    const as = await actor();
    const first = send(as, "slow", { name: "slow" });
    await state.started.opened;
    const second = await send(as, "slow", { name: "slow" });
    expect(second).toMatchObject({ status: 409, code: "idempotency_in_progress" });
    expect(second.error?.extras.retryAfter).toBeGreaterThan(0);
    state.gate.open();
    const answer = await first;
    expect(await send(as, "slow", { name: "slow" })).toEqual({ ...answer, replayed: true });
    expect(state.runs).toBe(1);
  });

  it("is freed by its lease when the run crashed, and only for the same request", async () => {
    const as = await actor();
    void send(as, "crash", { name: "slow" }); // never ends: as good as a killed process
    await state.started.opened;
    app().clock.advance(LEASE_MS - 1);
    expect(await send(as, "crash", { name: "slow" })).toMatchObject({ code: "idempotency_in_progress" });
    app().clock.advance(2);
    expect(await send(as, "crash", { name: "other" })).toMatchObject({ code: "idempotency_mismatch" });
    state.gate = new Gate();
    state.gate.open();
    expect(await send(as, "crash", { name: "slow" })).toMatchObject({ status: 201, replayed: false });
    expect(state.runs).toBe(2);
  });

  it("is freed at once when the process that ran it is dead, and not while it lives", async () => {
    const as = await actor();
    const other = await openSession(app().databaseUrl, "process");
    void send(as, "killed", { name: "slow" });
    await state.started.opened;
    const t = schema.idempotencyKeys;
    await app().db.update(t).set({ process: other.number }).where(eq(t.key, "killed"));
    expect(await send(as, "killed", { name: "slow" })).toMatchObject({ code: "idempotency_in_progress" });
    await other.close();
    state.gate = new Gate();
    state.gate.open();
    expect(await send(as, "killed", { name: "slow" })).toMatchObject({ status: 201, replayed: false });
    expect(state.runs).toBe(2);
  });

  it("is freed by its lease too when the clock was set back by a day since", async () => {
    const as = await actor();
    void send(as, "back", { name: "slow" });
    await state.started.opened;
    app().clock.advance(-24 * 3_600_000);
    state.gate = new Gate();
    state.gate.open();
    expect(await send(as, "back", { name: "slow" })).toMatchObject({ status: 201, replayed: false });
  });

  it("keeps no large answer that can be had again, and answers its repetitions with how things stand", async () => {
    const as = await actor();
    const large = { name: "lamp", notes: { text: "x".repeat(40_000) } };
    expect(await send(as, "large", large, "note_thing")).toMatchObject({ status: 200, replayed: false });
    expect(await storedBody("large")).toBeNull();
    expect(await send(as, "large", large, "note_thing")).toMatchObject({ status: 200, replayed: true, output: large });
    expect(state.runs).toBe(1);
  });

  it("keeps a few megabytes of a user's answers at most, the newest", async () => {
    const as = await actor();
    const text = randomBytes(15_000).toString("hex");
    for (let n = 0; n < 290; n += 1) {
      app().clock.advance(1_000);
      await send(as, `many${n}`, { name: "lamp", notes: { text } }, "note_thing");
    }
    await pruneIdempotencyKeys(app().db, app().now(), operations);
    expect([await storedBody("many0"), await storedBody("many289")]).toEqual([null, expect.anything()]);
    expect(await send(as, "many0", { name: "lamp", notes: { text } }, "note_thing")).toMatchObject({ replayed: true });
  });

  it("keeps the answer of the run that took over, whenever the slow one comes back", async () => {
    const as = await actor();
    const { gate } = state;
    const slow = send(as, "zombie", { name: "slow" });
    await state.started.opened;
    app().clock.advance(LEASE_MS + 1);
    state.gate = new Gate();
    state.gate.open();
    const takenOver = await send(as, "zombie", { name: "slow" });
    gate.open();
    await slow;
    expect(await send(as, "zombie", { name: "slow" })).toEqual({ ...takenOver, replayed: true });
  });

  it("belongs to one user and one operation", async () => {
    const [one, other] = [await actor(), await actor()];
    await send(one, "shared", { name: "lamp" });
    expect(await send(other, "shared", { name: "desk" })).toMatchObject({ status: 201, replayed: false });
    expect(await send(one, "shared", { name: "desk" }, "draft_thing")).toMatchObject({ status: 201, replayed: false });
  });

  it("does not give one site's answer on another", async () => {
    const as = await actor();
    await send(as, "sites", { name: "lamp" });
    const ctx = await app().context(as);
    const elsewhere = { ...ctx, site: { ...ctx.site, id: ctx.site.id + 1, key: "elsewhere" } };
    const outcome = await perform(sample("add_thing"), elsewhere, { name: "lamp" }, { idempotencyKey: "sites" });
    expect(outcome).toMatchObject({ ok: false, error: { code: "idempotency_mismatch" } });
  });

  it("means the same request whatever the order of its fields", async () => {
    const as = await actor();
    await send(as, "order", { name: "lamp", notes: { text: "x" } });
    expect(await send(as, "order", { notes: { text: "x" }, name: "lamp" })).toMatchObject({ replayed: true });
  });

  it("stores conflicts, but neither refused input nor faults nor used-up limits", async () => {
    const as = await actor();
    await send(as, "clash", { name: "clash" });
    expect(await send(as, "clash", { name: "clash" })).toMatchObject({ status: 409, replayed: true });
    for (const name of ["refused", "fault"]) {
      const before = state.runs;
      await send(as, name, { name });
      expect(await send(as, name, { name })).toMatchObject({ replayed: false });
      expect(state.runs).toBe(before + 2);
    }
    const limited = await actor();
    for (let i = 0; i < 20; i += 1) await send(limited, `d${i}`, { name: "x" }, "draft_thing");
    expect(await send(limited, "last", { name: "x" }, "draft_thing")).toMatchObject({ code: "rate_limited" });
    app().clock.advance(3_600_000);
    expect(await send(limited, "last", { name: "x" }, "draft_thing")).toMatchObject({ status: 201, replayed: false });
  });

  it("stores no refusal that only asks to wait", async () => {
    const as = await actor();
    expect(await send(as, "early", { name: "early" })).toMatchObject({ status: 409, code: "draft_not_ready" });
    expect(await send(as, "early", { name: "early" })).toMatchObject({ status: 201, replayed: false });
    expect(await send(as, "early", { name: "early" })).toMatchObject({ status: 201, replayed: true });
  });

  it("stores no conflict that asks to send the request again", async () => {
    const as = await actor();
    expect(await send(as, "raced", { name: "raced" })).toMatchObject({ status: 409, code: "conflict" });
    expect(await send(as, "raced", { name: "raced" })).toMatchObject({ status: 201, replayed: false });
  });

  it("costs nothing of the operation's own bucket when it only replays", async () => {
    const as = await actor();
    for (let i = 0; i < 30; i += 1) await send(as, "same", { name: "x" }, "draft_thing");
    expect(await send(as, "new", { name: "x" }, "draft_thing")).toMatchObject({ status: 201 });
  });

  it("must be 1 to 255 printable characters", async () => {
    const as = await actor();
    for (const key of ["", "x".repeat(256), "ünïcode", "tab\t"])
      expect(await send(as, key, { name: "lamp" })).toMatchObject({ status: 422, code: "validation_failed" });
    expect(await send(as, "x".repeat(255), { name: "lamp" })).toMatchObject({ status: 201 });
  });

  it("is forgotten after 24 hours, and its row removed", async () => {
    const as = await actor();
    await send(as, "old", { name: "lamp" });
    app().clock.advance(24 * 3_600_000 + 1);
    expect(await send(as, "old", { name: "desk" })).toMatchObject({ status: 201, replayed: false });
    app().clock.advance(24 * 3_600_000 + 1);
    await pruneIdempotencyKeys(app().db, app().now(), operations);
    const t = schema.idempotencyKeys;
    expect(await app().db.select().from(t).where(eq(t.key, "old"))).toEqual([]);
  });
});
