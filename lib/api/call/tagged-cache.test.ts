import { describe, expect, it, vi } from "vitest";
import { type Made, TaggedCache } from "./tagged-cache";

interface Text {
  text: string;
}

const made =
  (text: string, tags: string[] = [], bytes = 100) =>
  async (): Promise<Made<Text>> => ({ value: { text }, tags, bytes });

function cacheOf({ entries = 100, bytes = 100_000, ttlMs = 10_000 } = {}) {
  return Object.assign(new TaggedCache<Text>({ entries, bytes, ttlMs }), { isOn: true });
}

/** A value whose making waits until it is let go on. */
function slow(text: string, tags: string[]) {
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make = vi.fn(async () => {
    await waiting;
    return { value: { text }, tags, bytes: 100 };
  });
  return { make, finish };
}

describe("a tagged cache", () => {
  it("keeps nothing until it is switched on", async () => {
    const cache = new TaggedCache<Text>({ entries: 10, bytes: 10_000, ttlMs: 100 });
    await cache.through("k", 0, made("one"));
    expect(await cache.through("k", 0, made("two"))).toEqual({ text: "two" });
  });

  it("gives the kept value until it expires", async () => {
    const cache = cacheOf({ ttlMs: 100 });
    await cache.through("k", 0, made("one"));
    expect(await cache.through("k", 99, made("two"))).toEqual({ text: "one" });
    expect(await cache.through("k", 100, made("two"))).toEqual({ text: "two" });
  });

  it("takes no room for what has expired", async () => {
    const cache = cacheOf({ entries: 10_000, bytes: 10_000_000, ttlMs: 100 });
    for (let at = 0; at < 1_000; at += 1) await cache.through(`question ${at}`, at, made("once", [`tag ${at}`]));
    expect(cache.size).toMatchObject({ entries: 100, tags: 100 });
    await cache.through("question 950", 1_050, made("again"));
    await cache.through("later", 1_100, made("later"));
    expect(await cache.through("question 950", 1_149, made("anew"))).toEqual({ text: "again" });
  });

  it("takes no room for what has expired after the clock was set back", async () => {
    const cache = cacheOf({ entries: 10_000, bytes: 10_000_000, ttlMs: 100 });
    for (let n = 0; n < 50; n += 1) await cache.through(`before ${n}`, 100_000, made("once"));
    for (let at = 0; at < 1_000; at += 1) await cache.through(`after ${at}`, at, made("once"));
    expect(cache.size.entries).toBe(100);
  });

  it("lets equal questions of one moment share one run", async () => {
    const cache = cacheOf();
    const make = vi.fn(made("one"));
    await Promise.all(Array.from({ length: 20 }, () => cache.through("k", 0, make)));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it("drops what carries a tag, and nothing else", async () => {
    const cache = cacheOf();
    await cache.through("a", 0, made("a", ["site", "listing 1"]));
    await cache.through("b", 0, made("b", ["site", "listing 2"]));
    cache.drop(["listing 1", "listing 3"]);
    expect(await cache.through("a", 0, made("new"))).toEqual({ text: "new" });
    expect(await cache.through("b", 0, made("new"))).toEqual({ text: "b" });
    expect(cache.size.tags).toBe(2);
    cache.dropAll();
    expect(cache.size).toEqual({ entries: 0, bytes: 0, tags: 0 });
  });

  it.each([
    ["by a tag it turns out to carry", (cache: TaggedCache<Text>) => cache.drop(["listing"])],
    ["with everything", (cache: TaggedCache<Text>) => cache.dropAll()],
  ])("neither serves nor keeps a value that was dropped %s while it was made", async (_how, drop) => {
    const cache = cacheOf();
    const old = slow("old", ["listing"]);
    const asked = cache.through("k", 0, old.make);
    drop(cache);
    expect(await cache.through("k", 0, made("new", ["listing"]))).toEqual({ text: "new" });
    old.finish();
    expect(await asked).toEqual({ text: "old" });
    expect(await cache.through("k", 0, made("newest"))).toEqual({ text: "new" });
  });

  it("keeps a value during whose making something else was dropped", async () => {
    const cache = cacheOf();
    const one = slow("one", ["listing 1"]);
    const asked = cache.through("k", 0, one.make);
    cache.drop(["listing 2"]);
    one.finish();
    await asked;
    expect(await cache.through("k", 0, made("two"))).toEqual({ text: "one" });
  });

  it("drops the least recently used beyond its entries and bytes, and keeps none that is too large", async () => {
    const cache = cacheOf({ entries: 2 });
    for (const key of ["a", "b"]) await cache.through(key, 0, made(key, [key]));
    await cache.through("a", 0, made("again"));
    await cache.through("c", 0, made("c", ["c"]));
    expect(await cache.through("a", 0, made("again"))).toEqual({ text: "a" });
    expect(await cache.through("b", 0, made("again"))).toEqual({ text: "again" });
    const small = cacheOf({ bytes: 20_000 });
    for (let i = 0; i < 50; i += 1) await small.through(`${i}`, 0, made("x", [`tag ${i}`], 500));
    await small.through("huge", 0, made("x", ["huge"], 2_001));
    expect(small.size.bytes).toBeLessThanOrEqual(20_000);
    expect(small.size.entries).toBeGreaterThan(5);
    expect(small.size.tags).toBe(small.size.entries);
    expect(await small.through("huge", 0, made("again"))).toEqual({ text: "again" });
  });

  it("does not keep failures", async () => {
    const cache = cacheOf();
    await expect(cache.through("k", 0, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.through("k", 0, made("one"))).toEqual({ text: "one" });
  });
});

describe("counters in a tagged cache", () => {
  it("stand for two seconds at most after they changed, and meanwhile are made anew beside", async () => {
    const cache = cacheOf();
    const text = async (now: number, next: string) => (await cache.through("k", now, made(next, ["votes"]))).text;
    expect(await text(0, "one")).toBe("one");
    cache.age(["votes", "others"], 100);
    cache.age(["votes"], 600); // a second change makes the first no younger
    expect(await text(1_400, "two")).toBe("one");
    expect(await text(1_500, "two")).toBe("one"); // starts the making
    expect(await text(1_501, "three")).toBe("two");
    cache.age(["votes"], 2_000);
    expect(await text(4_000, "four")).toBe("four");
  });

  it("of another tag leave a value as it is", async () => {
    const cache = cacheOf();
    await cache.through("k", 0, made("one", ["listing 1"]));
    cache.age(["listing 2"], 0);
    expect(await cache.through("k", 5_000, made("two"))).toEqual({ text: "one" });
  });

  it("that changed while the value was made count as changed", async () => {
    const cache = cacheOf();
    const one = slow("one", ["votes"]);
    const asked = cache.through("k", 0, one.make);
    cache.age(["votes"], 0);
    one.finish();
    await asked;
    expect(await cache.through("k", 500, made("two"))).toEqual({ text: "one" });
    expect(await cache.through("k", 2_000, made("two"))).toEqual({ text: "two" });
  });

  it("that changed while a value was made are made anew for what will be kept of it", async () => {
    const cache = cacheOf();
    const old = slow("old", ["votes"]);
    const asked = cache.through("k", 0, old.make);
    cache.age(["votes"], 0);
    const newer = slow("new", ["votes"]);
    const forKeeping = [1, 2].map(() => cache.through("k", 0, newer.make, true));
    newer.finish();
    old.finish();
    expect(await Promise.all([asked, ...forKeeping])).toEqual(["old", "new", "new"].map((text) => ({ text })));
    expect(newer.make).toHaveBeenCalledTimes(1);
    expect(await cache.through("k", 0, made("newest"))).toEqual({ text: "new" });
  });

  it("are still served when making them anew fails, until they are too old", async () => {
    const cache = cacheOf();
    const fail = () => Promise.reject(new Error("away"));
    await cache.through("k", 0, made("one", ["votes"]));
    cache.age(["votes"], 0);
    expect(await cache.through("k", 1_900, fail)).toEqual({ text: "one" });
    await expect(cache.through("k", 2_000, fail)).rejects.toThrow("away");
  });
});
