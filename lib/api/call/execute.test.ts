import { describe, expect, it } from "vitest";
import { z } from "zod";
import { schema } from "@/db/client";
import type { Actor } from "@/lib/core/context";
import { defineOperation } from "@/lib/core/operation";
import { useApp } from "@/lib/testing/api/app";
import { sampleOperations } from "@/lib/testing/api/sample-operations";
import { anonymous, apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { execute, LazyInput, perform } from "./execute";

const { state, operations, sample } = sampleOperations();
const app = useApp({ operations });

const shapes = { input: z.strictObject({}), output: z.object({ name: z.string(), at: z.iso.datetime() }) };
const texts = { title: "A thing", summary: "For this test." };
const kind = { method: "GET", access: "public", toolset: "read" } as const;

describe("execute", () => {
  it("lets sessions do everything their user may, keys and apps what their scopes say, strangers nothing", async () => {
    const user = await createUser(app().db);
    const { id: userId, email } = user;
    const client = { clientId: "https://agent.example", clientName: "Agent" };
    const oauth = (scopes: ("account:read" | "listings:write")[]): Actor => ({
      ...{ type: "oauth", userId, email, scopes, ...client },
    });
    const cases: [Actor, string][] = [
      [anonymous, "unauthenticated"],
      [sessionActor(user), "ok"],
      [apiKeyActor(user), "ok"],
      [apiKeyActor(user, ["account:read", "orders:write"]), "insufficient_scope"],
      [oauth(["listings:write"]), "ok"],
      [oauth(["account:read"]), "insufficient_scope"],
    ];
    for (const [actor, expected] of cases) {
      const outcome = await perform(sample("add_thing"), await app().context(actor), { name: "lamp" });
      expect([actor.type, outcome.ok ? "ok" : outcome.error.code]).toEqual([actor.type, expected]);
    }
  });

  it("looks at scope and limits before it reads any input", async () => {
    let reads = 0;
    const input = new LazyInput(async () => {
      reads += 1;
      return {};
    });
    const refused = await perform(sample("add_thing"), await app().context(), input);
    expect(refused).toMatchObject({
      ok: false,
      error: { code: "unauthenticated" },
      rateLimits: [{ bucket: "public" }],
    });
    expect(reads).toBe(0);
    const key = apiKeyActor(await createUser(app().db));
    await perform(sample("add_thing"), await app().context(key), input);
    expect(reads).toBe(1);
  });

  it("charges refused input to the caller's limit, and pages to nobody's", async () => {
    const context = await app().context(anonymous, { address: "192.0.2.55" });
    const refused = await perform(sample("search_things"), context, { per_page: 1000 });
    expect(refused.rateLimits).toMatchObject([{ bucket: "public" }]);
    const page = await app().context(anonymous, { surface: "web" });
    expect((await execute(sample("search_things"), page, {})).rateLimits).toEqual([]);
  });

  it("strips what the output's schema does not name", async () => {
    const { output } = await execute(sample("search_things"), await app().context(), { q: "lamp" });
    expect(output).toMatchObject({ items: [{ name: "lamp" }] });
    expect(JSON.stringify(output)).not.toContain("secret");
  });

  it("answers a fault, and never a wrong output, when an operation breaks its own promise", async () => {
    const broken = defineOperation({
      ...{ ...texts, ...kind, ...shapes, name: "broken", path: "/broken" },
      run: async () => ({ name: "x", at: "yesterday" }),
    });
    await expect(execute(broken, await app().context(), {})).rejects.toMatchObject({
      ...{ code: "internal_error", detail: "Something went wrong on our side." },
    });
  });

  it("says that the database is away instead of calling it a fault", async () => {
    const away = defineOperation({
      ...{ ...texts, ...kind, ...shapes, name: "away", path: "/away" },
      run: async () => {
        throw new Error("Failed query", { cause: Object.assign(new Error("down"), { code: "57P01" }) });
      },
    });
    const error = await execute(away, await app().context(), {}).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "unavailable", extras: { retryAfter: 2 } });
  });

  it("ignores an idempotency key where the operation has none to honour", async () => {
    const user = apiKeyActor(await createUser(app().db));
    for (const name of ["get_my_thing", "price_thing"])
      expect(await perform(sample(name), await app().context(user), {}, { idempotencyKey: "k" })).toMatchObject({
        ...{ ok: true, replayed: false },
      });
    expect(await app().db.select().from(schema.idempotencyKeys)).toEqual([]);
    expect(state.runs).toBeGreaterThan(0);
  });

  it("refuses input that is nested without end, or holds what no text may hold", async () => {
    const user = apiKeyActor(await createUser(app().db));
    let deep: unknown = "x";
    for (let i = 0; i < 40; i += 1) deep = { text: deep };
    for (const input of [
      { name: "x", notes: deep },
      { name: "a\u0000b" },
      { name: "\ud800" },
      { "\u0000": 1 },
      null,
      7,
      [1],
    ])
      await expect(execute(sample("add_thing"), await app().context(user), input)).rejects.toMatchObject({
        code: "validation_failed",
      });
  });
});
