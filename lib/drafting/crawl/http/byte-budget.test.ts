import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { ByteBudget } from "./byte-budget";

/** Reads pages of the given sizes, two at a time, in chunks that interleave in any way; true where a page was read whole. */
async function readAll(sizes: number[], order: number[]): Promise<boolean[]> {
  const budget = new ByteBudget(100, 20);
  const results: boolean[] = [];
  const queue = sizes.entries();
  const lane = async () => {
    for (const [place, size] of queue) {
      const meter = await budget.meter();
      results[place] = true;
      for (let read = 0; read < size && results[place]; read += 5) {
        for (let pause = order[(place + read) % order.length] ?? 0; pause > 0; pause -= 1) await Promise.resolve();
        try {
          meter.take(Math.min(5, size - read));
        } catch {
          results[place] = false;
        }
      }
      meter.close();
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}

describe("ByteBudget", () => {
  it("cuts the same pages off whatever the timing, and never lets more than its total through", async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 15 });
    const pauses = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(sizes, pauses, pauses, async (pages, one, other) => {
        const results = await readAll(pages, one);
        expect(await readAll(pages, other)).toEqual(results);
        const whole = pages.filter((_size, place) => results[place]).reduce((sum, size) => sum + size, 0);
        expect(whole).toBeLessThanOrEqual(100);
        expect(pages.every((size, place) => size <= 20 || !results[place])).toBe(true);
      }),
    );
  });

  it("tells a page that is too large from a website that is", async () => {
    const budget = new ByteBudget(30, 20);
    const first = await budget.meter();
    expect(() => first.take(21)).toThrow(expect.objectContaining({ code: "too_large" }));
    first.close();
    const second = await budget.meter();
    expect(() => second.take(11)).toThrow(expect.objectContaining({ code: "draft_too_large" }));
  });
});
