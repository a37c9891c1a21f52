import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { useDatabase } from "@/lib/testing/database/database";
import fc from "@/lib/testing/steady/random";
import { listApiKeyDays } from "./api-key-days";
import { isWellFormedApiKey, newApiKeyText } from "./api-key-format";
import { flushApiKeyUses } from "./api-key-usage";
import { createApiKey, findApiKey, LIVE_KEYS_MAX, listApiKeys, revokeApiKey } from "./api-keys";
import { actorFromAuthorization } from "./current-actor";

const NOW = new Date("2026-11-20T12:00:00Z");
const LATER = new Date("2026-12-20T12:00:00Z");
const database = useDatabase();
let userId = "";

const scopes = ["account:read" as const];
const make = (extra: object = {}) =>
  createApiKey(database().db, userId, { name: "ci", scopes, expires_at: null, ...extra }, NOW);
const actor = (authorization: string | null, now = NOW, query = "") =>
  actorFromAuthorization(authorization, query, { db: database().db, now });

beforeEach(async () => {
  const [user] = await database()
    .db.insert(schema.users)
    .values({ email: `${crypto.randomUUID()}@a.example` })
    .returning();
  userId = user?.id ?? "";
});

describe("the shape of a key", () => {
  it("is lyd_, 30 random characters and 6 of checksum", () => {
    expect(newApiKeyText()).toMatch(/^lyd_[0-9A-Za-z]{36}$/);
    expect(newApiKeyText()).not.toBe(newApiKeyText());
  });

  it("betrays every single mistyped character", () => {
    const place = fc.integer({ min: 4, max: 39 });
    const letter = fc.constantFrom(..."0Aa1Bz9");
    fc.assert(
      fc.property(place, letter, (at, other) => {
        const key = newApiKeyText();
        const typed = key.slice(0, at) + other + key.slice(at + 1);
        expect(isWellFormedApiKey(typed)).toBe(typed === key);
      }),
    );
  });
});

describe("keys of a user", () => {
  it("are shown once and kept as a hash only", async () => {
    const { key, summary } = await make();
    const [row] = await database().db.select().from(schema.apiKeys).where(eq(schema.apiKeys.id, summary.id));
    expect(JSON.stringify(row)).not.toContain(key);
    expect(JSON.stringify(await listApiKeys(database().db, userId, NOW))).not.toContain(key);
  });

  it("refuse an expiry in the past", async () => {
    await expect(make({ expires_at: "2026-11-20T11:59:59Z" })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("are limited in number; revoked ones do not count", async () => {
    const made = await Promise.all(Array.from({ length: LIVE_KEYS_MAX }, () => make()));
    await expect(make()).rejects.toMatchObject({ code: "conflict" });
    await revokeApiKey(database().db, userId, made[0]?.summary.id ?? 0, NOW);
    await expect(make()).resolves.toBeDefined();
  });

  it("cannot be revoked by another user, who sees the 404 of a missing key", async () => {
    const { key, summary } = await make();
    const refused = { code: "not_found" };
    await expect(revokeApiKey(database().db, "somebody", summary.id, NOW)).rejects.toMatchObject(refused);
    expect(await findApiKey(database().db, key, NOW)).toMatchObject({ status: "live" });
  });
});

describe("actorFromAuthorization", () => {
  it("takes a call without a token for anonymous", async () => {
    expect(await actor(null)).toEqual({ type: "anonymous" });
  });

  it("names the key, its owner and its scopes", async () => {
    const { key, summary } = await make();
    expect(await actor(`bearer ${key}`)).toMatchObject({ type: "api_key", userId, keyId: summary.id, scopes });
  });

  it("counts uses, by day too, and notes the last", async () => {
    const { key, summary: made } = await make();
    const before = new Date("2026-11-19T12:00:00Z");
    await actor(`Bearer ${key}`, before);
    await actor(`Bearer ${key}`);
    const [summary] = await listApiKeys(database().db, userId, NOW);
    expect(summary).toMatchObject({ uses: 2, last_used_at: NOW.toISOString() });
    const days = (await listApiKeyDays(database().db, userId, NOW)).get(made.id) ?? [];
    expect([days.length, days[0]?.day]).toEqual([28, "2026-10-24"]);
    expect(days.filter((one) => one.count > 0)).toEqual([
      { day: "2026-11-19", count: 1 },
      { day: "2026-11-20", count: 1 },
    ]);
    expect((await listApiKeyDays(database().db, "somebody else", NOW)).size).toBe(0);
  });

  it("ends without a fault where a key that was just used has gone with its account", async () => {
    const { key, summary: gone } = await make();
    await actor(`Bearer ${key}`);
    await actor(`Bearer ${key}`); // kept in memory for ten seconds
    await database().db.delete(schema.apiKeys).where(eq(schema.apiKeys.id, gone.id));
    await expect(flushApiKeyUses(database().db, NOW)).resolves.toBeUndefined();
  });

  it("refuses a revoked key at once", async () => {
    const { key, summary } = await make();
    await actor(`Bearer ${key}`);
    await revokeApiKey(database().db, userId, summary.id, NOW);
    await expect(actor(`Bearer ${key}`)).rejects.toMatchObject({ code: "invalid_token" });
  });

  it("refuses an expired key", async () => {
    const { key } = await make({ expires_at: "2026-12-01T00:00:00Z" });
    await expect(actor(`Bearer ${key}`)).resolves.toMatchObject({ type: "api_key" });
    await expect(actor(`Bearer ${key}`, LATER)).rejects.toMatchObject({ code: "invalid_token" });
  });

  it.each([["Basic abc"], ["Bearer"], ["Bearer a b"], ["Bearer lyd_short"], ["Bearer nonsense"]])(
    "refuses %j with 401, never as anonymous",
    async (header) => {
      await expect(actor(header)).rejects.toMatchObject({ code: "invalid_token", status: 401 });
    },
  );

  it("refuses a well-formed key nobody made", async () => {
    await expect(actor(`Bearer ${newApiKeyText()}`)).rejects.toMatchObject({ code: "invalid_token" });
  });

  it.each(["access_token", "api_key", "key", "token", "q"])("refuses a token sent as ?%s", async (name) => {
    const { key } = await make();
    await expect(actor(null, NOW, `a=1&${name}=${key}`)).rejects.toMatchObject({ code: "invalid_token" });
  });
});
