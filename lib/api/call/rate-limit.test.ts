import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connect, schema } from "@/db/client";
import { createApi } from "@/lib/api/rest/endpoint";
import type { Actor } from "@/lib/core/context";
import { addressSubject } from "@/lib/core/limits/address-subject";
import { useApp } from "@/lib/testing/api/app";
import { sampleOperations } from "@/lib/testing/api/sample-operations";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { perform } from "./execute";
import { charge, pruneRateLimits } from "./rate-limit";

const { operations, sample } = sampleOperations();
const app = useApp({ operations });
const others: Connection[] = [];
afterAll(() => Promise.all(others.map((other) => other.close())));
beforeEach(() => app().clock.advance(3_600_000));

/** The database as another process sees it: own pool, own leases. */
function otherProcess() {
  const other = connect(app().databaseUrl, 4);
  others.push(other);
  return other.db;
}

async function setLimit(key: string, value: number) {
  const t = schema.settings;
  const row = { siteId: app().siteId, key, value };
  await app()
    .db.insert(t)
    .values(row)
    .onConflictDoUpdate({ target: [t.siteId, t.key], set: { value } });
  app().sites.invalidate();
}

async function call(name: string, input: unknown, as?: Actor, address = "192.0.2.7") {
  const outcome = await perform(sample(name), await app().context(as, { address }), input);
  return { code: outcome.ok ? "ok" : outcome.error.code, rateLimits: outcome.rateLimits };
}

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

describe("the public bucket", () => {
  it("gives two processes together exactly its limit, however the calls race", async () => {
    await setLimit("rate_public_per_minute", 240);
    const ctx = await app().context();
    const processes = [ctx, { ...ctx, db: otherProcess() }];
    const calls = processes.flatMap((one) => Array.from({ length: 200 }, () => charge(one, "public", "address:race")));
    const answers = await Promise.allSettled(calls);
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(240);
    await setLimit("rate_public_per_minute", 600);
  });

  it("never exceeds a limit that is no multiple of the batches", async () => {
    for (const limit of [0, 1, 7, 13, 100]) {
      await setLimit("rate_public_per_minute", limit);
      const ctx = await app().context();
      const answers = await Promise.allSettled(Array.from({ length: 120 }, () => charge(ctx, "public", `n${limit}`)));
      expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(limit);
    }
    await setLimit("rate_public_per_minute", 600);
  });

  it("writes its row once per batch of calls", async () => {
    const t = schema.rateLimits;
    await times(50, () => call("search_things", {}, undefined, "198.51.100.1"));
    const [row] = await app()
      .db.select()
      .from(t)
      .where(and(eq(t.bucket, "public"), eq(t.subject, "address:198.51.100.1")));
    expect(row?.count).toBe(50);
    await call("search_things", {}, undefined, "198.51.100.1");
    const [later] = await app().db.select().from(t).where(eq(t.subject, "address:198.51.100.1"));
    expect(later?.count).toBe(100);
  });

  it("counts by address and opens again with the next window", async () => {
    await setLimit("rate_public_per_minute", 2);
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push((await call("search_things", {}, undefined, "203.0.113.9")).code);
    expect(answers).toEqual(["ok", "ok", "rate_limited"]);
    expect((await call("search_things", {}, undefined, "203.0.113.10")).code).toBe("ok");
    app().clock.advance(60_000);
    expect((await call("search_things", {}, undefined, "203.0.113.9")).code).toBe("ok");
    await setLimit("rate_public_per_minute", 600);
  });

  it.each<[string, number, string, RequestInit]>([
    ["failed sign-ins", 401, "/me/thing", { headers: { authorization: "Bearer no" } }],
    ["calls that need a sign-in", 401, "/me/thing", {}],
    ["unknown paths", 404, "/nothing", {}],
    ["paths that are no text", 400, "/things/%zz", {}],
    ["wrong methods", 405, "/things", { method: "PUT" }],
    ["wishes for another format", 406, "/things", { headers: { accept: "text/html" } }],
  ])("counts %s too, and shows itself on each of them", async (_what, status, path, init) => {
    await setLimit("rate_public_per_minute", 2);
    const api = createApi(app());
    const answers = [];
    for (let i = 0; i < 3; i += 1)
      answers.push(await api(new Request(`http://main.test/api/v1${path}`, init), { address: "192.0.2.9" }));
    expect(answers.map((answer) => answer.status)).toEqual([status, status, 429]);
    const shown = answers.map(({ headers }) => headers.get("ratelimit"));
    expect(shown).toEqual(['"public";r=1;t=60', '"public";r=0;t=60', '"public";r=0;t=60']);
    expect(answers[2]?.headers.get("retry-after")).toBe("60");
    await setLimit("rate_public_per_minute", 600);
  });

  it("tells limit, remainder and seconds left in the window", async () => {
    app().clock.advance(20_000);
    const { rateLimits } = await call("search_things", {}, undefined, "203.0.113.77");
    const expected = { bucket: "public", limit: 600, windowSeconds: 60, remaining: 599, resetSeconds: 40 };
    expect(rateLimits).toEqual([expected]);
  });
});

describe("addresses", () => {
  it.each([
    ["203.0.113.9", "address:203.0.113.9"],
    ["::ffff:203.0.113.9", "address:203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "address:2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "address:2001:db8:1:2::/64"],
    ["nonsense", "address:unknown"],
    [null, "address:unknown"],
  ])("counts %s as %s", (address, subject) => expect(addressSubject(address)).toBe(subject));
});

describe("buckets of signed-in callers", () => {
  it("counts by user over all processes, whatever the address", async () => {
    const user = await createUser(app().db);
    await setLimit("rate_account_per_minute", 10);
    const ctx = await app().context(apiKeyActor(user));
    const processes = [ctx, { ...ctx, db: otherProcess() }];
    const calls = processes.flatMap((one) =>
      Array.from({ length: 10 }, () => charge(one, "account", `user:${user.id}`)),
    );
    const answers = await Promise.allSettled(calls);
    expect(answers.filter((answer) => answer.status === "fulfilled")).toHaveLength(10);
    expect((await call("get_my_thing", {}, apiKeyActor(user), "198.51.100.44")).code).toBe("rate_limited");
    await setLimit("rate_account_per_minute", 300);
  });

  it("counts what a key may not do, and shows itself on it", async () => {
    await setLimit("rate_account_per_minute", 1);
    const as = apiKeyActor(await createUser(app().db), ["listings:write"]);
    expect(await call("get_my_thing", {}, as)).toMatchObject({
      code: "insufficient_scope",
      rateLimits: [{ remaining: 0 }],
    });
    expect((await call("get_my_thing", {}, as)).code).toBe("rate_limited");
    await setLimit("rate_account_per_minute", 300);
  });

  it("leaves the calls to what a page saves, however often it reads", async () => {
    await setLimit("rate_account_per_minute", 1);
    const context = await app().context(sessionActor(await createUser(app().db)), { surface: "web" });
    const page = async (name: string, input: unknown) => {
      const outcome = await perform(sample(name), context, input);
      return outcome.ok ? "ok" : outcome.error.code;
    };
    const reads = await times(5, () => page("get_my_thing", {}));
    expect(reads).toEqual(Array(5).fill("ok"));
    expect(await page("draft_thing", { name: "fine" })).toBe("ok");
    expect(await page("draft_thing", { name: "fine" })).toBe("rate_limited");
    expect(await page("get_my_thing", {})).toBe("ok");
    await setLimit("rate_account_per_minute", 300);
  });

  it("follows a changed setting at once", async () => {
    const as = apiKeyActor(await createUser(app().db));
    expect((await call("get_my_thing", {}, as)).code).toBe("ok");
    await setLimit("rate_account_per_minute", 1);
    expect((await call("get_my_thing", {}, as)).code).toBe("rate_limited");
    await setLimit("rate_account_per_minute", 300);
  });

  it.each(["refused", "existing", "fault"])("does not count a draft that ended as %s", async (name) => {
    const as = apiKeyActor(await createUser(app().db));
    for (let i = 0; i < 25; i += 1)
      expect((await call("draft_thing", { name }, as)).rateLimits[1]).toMatchObject({
        bucket: "drafts",
        remaining: 20,
      });
    expect((await call("draft_thing", { name: "fine" }, as)).code).toBe("ok");
  });

  it("counts wrong promo codes alone, by user and by address", async () => {
    const as = apiKeyActor(await createUser(app().db));
    for (let i = 0; i < 8; i += 1) expect((await call("price_thing", { promo_code: "RIGHT" }, as)).code).toBe("ok");
    for (let i = 0; i < 5; i += 1)
      expect((await call("price_thing", { promo_code: "WRONG" }, as)).code).toBe("validation_failed");
    expect((await call("price_thing", { promo_code: "RIGHT" }, as, "198.51.100.5")).code).toBe("rate_limited");
    const neighbour = apiKeyActor(await createUser(app().db));
    expect((await call("price_thing", { promo_code: "RIGHT" }, neighbour)).code).toBe("rate_limited");
    expect((await call("price_thing", {}, as)).code).toBe("ok");
  });

  it("lets no more than five wrong codes through when they race", async () => {
    const as = apiKeyActor(await createUser(app().db));
    const tries = await times(30, () => call("price_thing", { promo_code: "WRONG" }, as, "198.51.100.6"));
    expect(tries.filter(({ code }) => code === "validation_failed")).toHaveLength(5);
  });
});

describe("rows of ended windows", () => {
  it("go after a day", async () => {
    await call("search_things", {}, undefined, "203.0.113.200");
    app().clock.advance(25 * 3_600_000);
    await pruneRateLimits(app().db, app().now());
    expect(await app().db.select().from(schema.rateLimits)).toEqual([]);
  });
});
