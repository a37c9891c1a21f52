import { describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { sampleOperations } from "@/lib/testing/api/sample-operations";
import { execute } from "./execute";

describe("public answers in memory", () => {
  const { state, operations, sample } = sampleOperations();
  const app = useApp({ operations, keepsAnswers: true });

  const ask = async (input: unknown) => execute(sample("search_things"), await app().context(), input);

  async function runs(input: unknown): Promise<number> {
    await ask(input);
    return state.runs;
  }

  it("tell equal questions apart by meaning, not by spelling", async () => {
    const before = await runs({ q: "lamp", page: 1 });
    expect(await runs({ per_page: 20, q: "lamp" })).toBe(before);
    expect(await runs({ q: "desk" })).toBe(before + 1);
  });

  it("are not kept past the hour, so that no answer outlives its week", async () => {
    app().clock.set("2026-11-22T23:59:59.900Z");
    const before = await runs({ q: "week" });
    app().clock.advance(200);
    expect(await runs({ q: "week" })).toBe(before + 1);
  });

  it("give each reader a value of its own", async () => {
    const first = (await ask({ q: "own" })).output;
    Object.assign(first, { items: [] });
    expect((await ask({ q: "own" })).output.items).toHaveLength(1);
  });
});
