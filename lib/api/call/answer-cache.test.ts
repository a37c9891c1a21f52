import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { connect, schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { sampleOperations } from "@/lib/testing/api/sample-operations";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createListing } from "@/lib/testing/database/factories";
import { until } from "@/lib/testing/steady/until";
import { AnswerCache } from "./answer-cache";
import { perform } from "./execute";
import { localStateOf } from "./process-memory";
import { Representation } from "./representation";

const answer = (text: string) => async () => new Representation(text);
const on = (cache: AnswerCache) => Object.assign(cache, { isOn: true });

describe("the answer cache", () => {
  it("keeps nothing until it is switched on", async () => {
    const cache = new AnswerCache();
    await cache.through("k", 0, answer("one"));
    expect((await cache.through("k", 0, answer("two"))).output).toBe("two");
  });

  it("gives the kept answer until it expires", async () => {
    const cache = on(new AnswerCache({ entries: 10, bytes: 10_000, ttlMs: 100 }));
    await cache.through("k", 0, answer("one"));
    expect((await cache.through("k", 99, answer("two"))).output).toBe("one");
    expect((await cache.through("k", 100, answer("two"))).output).toBe("two");
  });

  it("lets equal questions of one moment share one run", async () => {
    const cache = on(new AnswerCache());
    const make = vi.fn(answer("one"));
    await Promise.all(Array.from({ length: 20 }, () => cache.through("k", 0, make)));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("neither serves nor keeps an answer that was being made when content changed", async () => {
    const cache = on(new AnswerCache());
    let finish = (_: Representation) => {};
    const old = cache.through(
      "k",
      0,
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    cache.invalidate();
    expect((await cache.through("k", 0, answer("new"))).output).toBe("new");
    finish(new Representation("old"));
    expect((await old).output).toBe("old");
    expect((await cache.through("k", 0, answer("newest"))).output).toBe("new");
  });

  it("drops the least recently used beyond its entries and bytes", async () => {
    const cache = on(new AnswerCache({ entries: 2, bytes: 100_000, ttlMs: 100 }));
    for (const key of ["a", "b"]) await cache.through(key, 0, answer(key));
    await cache.through("a", 0, answer("again"));
    await cache.through("c", 0, answer("c"));
    expect((await cache.through("a", 0, answer("again"))).output).toBe("a");
    expect((await cache.through("b", 0, answer("again"))).output).toBe("again");
    const small = on(new AnswerCache({ entries: 100, bytes: 5_000, ttlMs: 100 }));
    for (let i = 0; i < 50; i += 1) await small.through(`${i}`, 0, answer("x".repeat(50)));
    expect(small.size.bytes).toBeLessThanOrEqual(5_000);
    expect(small.size.entries).toBeGreaterThan(5);
  });

  it("does not keep failures", async () => {
    const cache = on(new AnswerCache());
    await expect(cache.through("k", 0, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect((await cache.through("k", 0, answer("one"))).output).toBe("one");
  });

  it("gives each reader a value of its own", async () => {
    const cache = on(new AnswerCache());
    const make = async () => new Representation({ list: [1] });
    const first: unknown = (await cache.through("k", 0, make)).output;
    Object.assign(first as { list: number[] }, { list: [] });
    expect((await cache.through("k", 0, make)).output).toEqual({ list: [1] });
  });
});

describe("public answers of a process", () => {
  const { state, operations, sample } = sampleOperations();
  const app = useApp({ operations, keepsAnswers: true });

  async function runs(input: unknown = {}): Promise<number> {
    await perform(sample("search_things"), await app().context(), input);
    return state.runs;
  }

  it("are made anew after any process committed a change of content", async () => {
    const other = connect(app().databaseUrl, 1);
    const before = await runs();
    expect(await runs()).toBe(before);
    // One transaction announces once: a second announcement on its way would spoil the counts that follow.
    const listing = await other.db.transaction((tx) => createListing(tx, { siteId: app().siteId }));
    await until(async () => (await runs()) === before + 1);
    await other.db.transaction(async (tx) => {
      await tx.update(schema.listingStats).set({ votes: 9 }).where(eq(schema.listingStats.listingId, listing.id));
    });
    await until(async () => (await runs()) === before + 2);
    await other.close();
  });

  it("outlive a posted call that changes nothing, and no other", async () => {
    const owner = await app().context(apiKeyActor({ id: "mira", email: "mira@people.example", isAdmin: false }));
    const before = await runs({ q: "kept" });
    await perform(sample("price_thing"), owner, {});
    expect(await runs({ q: "kept" })).toBe(before + 1); // the pricing's own run
    await perform(sample("add_thing"), owner, { name: "a thing" });
    expect(await runs({ q: "kept" })).toBe(before + 3); // the adding's own run, and the read made anew
  });

  it("tell equal questions apart by meaning, not by spelling", async () => {
    const before = await runs({ q: "lamp", page: 1 });
    expect(await runs({ page: "1", q: "lamp" })).toBe(before);
    expect(await runs({ q: "desk" })).toBe(before + 1);
  });

  it("are not kept past the hour, so that no answer outlives its week", async () => {
    app().clock.set("2026-11-22T23:59:59.900Z");
    const before = await runs({ q: "week" });
    app().clock.advance(200);
    expect(await runs({ q: "week" })).toBe(before + 1);
  });

  it("follow changed settings and sites at once", async () => {
    expect((await app().context()).settings.free_queue_weeks).toBe(4);
    const row = { siteId: app().siteId, key: "free_queue_weeks", value: 9 };
    await app().db.insert(schema.settings).values(row);
    await until(async () => (await app().context()).settings.free_queue_weeks === 9);
  });

  it("are still kept after the listening connection was lost, and made anew once it is back", async () => {
    const before = await runs({ q: "lost" });
    const backend = app().sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    expect((await backend).length).toBe(1);
    await until(async () => (await runs({ q: "lost" })) === before + 1);
    expect(localStateOf(app().db).answers.isOn).toBe(true);
  });
});

describe("tables", () => {
  const app = useApp({ operations: [] });
  /** Tables whose rows no public read shows. Whatever is not named here must announce its changes. */
  const PRIVATE = [
    ...["accounts", "api_keys", "sessions", "verification_tokens", "drafts", "draft_pages", "draft_evidence"],
    ...["idempotency_keys", "outbox", "rate_limits", "listing_versions", "audit_log"],
    ...["oauth_records", "oauth_clients", "oauth_connections", "runner_runs", "runner_steps", "runner_ticks"],
  ];

  it("either announce every change or are named as private", async () => {
    const silent = await app().sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public'
        and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'announce_content')
      order by 1`;
    expect(silent.map((row) => row.name).filter((name) => !PRIVATE.includes(name))).toEqual([]);
  });
});
