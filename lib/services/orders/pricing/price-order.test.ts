import { describe, expect, it } from "vitest";
import fc from "@/lib/testing/steady/random";
import { type Discount, type PricedItem, priceOrder } from "./price-order";

const item: fc.Arbitrary<PricedItem> = fc.record({
  unitPriceCents: fc.integer({ min: 0, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 260 }),
  isDiscounted: fc.boolean(),
});
const items = fc.array(item, { minLength: 1, maxLength: 20 });
const reordered = items.chain((bought) =>
  fc
    .shuffledSubarray([...bought.keys()], { minLength: bought.length })
    .map((order) => [bought, order.flatMap((i) => bought[i] ?? [])] as const),
);
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ percentBp: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ amountCents: fc.integer({ min: 1, max: 2_000_000_000 }) }),
);
const rateBp = fc.integer({ min: 0, max: 2_700 });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("the price of an order", () => {
  it("adds up to the cent, line by line and in all, and nothing is ever negative", () =>
    fc.assert(
      fc.property(items, discount, rateBp, (bought, off, rate) => {
        const { lines, ...totals } = priceOrder(bought, off, rate);
        expect(sum(lines.map(({ grossCents }) => grossCents))).toBe(totals.subtotalCents);
        expect(sum(lines.map(({ discountCents }) => discountCents))).toBe(totals.discountCents);
        expect(sum(lines.map(({ netCents }) => netCents))).toBe(totals.netCents);
        expect(totals.totalCents).toBe(totals.netCents + totals.vatCents);
        const amounts = [...Object.values(totals), ...lines.flatMap((line) => Object.values(line))];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    ));

  it("is the same in whatever order its lines stand, with the same share for the same line", () =>
    fc.assert(
      fc.property(reordered, discount, rateBp, ([bought, shuffled], off, rate) => {
        const [one, other] = [priceOrder(bought, off, rate), priceOrder(shuffled, off, rate)];
        const linesOf = ({ lines }: typeof one) => lines.map((line) => Object.values(line).join(" ")).toSorted();
        expect({ ...other, lines: linesOf(other) }).toEqual({ ...one, lines: linesOf(one) });
      }),
    ));

  it("takes nothing off what a code is not for", () =>
    fc.assert(
      fc.property(items, discount, (bought, off) => {
        const { lines } = priceOrder(bought, off, 0);
        for (const [i, { isDiscounted }] of bought.entries())
          if (!isDiscounted) expect(lines[i]?.discountCents).toBe(0);
      }),
    ));

  it("rounds VAT once, half up, on the whole", () => {
    const three = Array.from({ length: 3 }, () => ({ unitPriceCents: 50, quantity: 1, isDiscounted: false }));
    expect(priceOrder(three, null, 1_900)).toMatchObject({ netCents: 150, vatCents: 29, totalCents: 179 });
  });

  it("deals a cent that is left to the largest remainder", () => {
    const bought = [1_000, 1_000, 500].map((unitPriceCents) => ({ unitPriceCents, quantity: 1, isDiscounted: true }));
    const { lines } = priceOrder(bought, { amountCents: 101 }, 0);
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([41, 40, 20]);
  });
});
