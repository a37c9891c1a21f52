import { describe, expect, it } from "vitest";
import type { Evidence } from "@/lib/schemas/sourced";
import { factsOf } from "./facts";
import { contentOf } from "./profile";
import { PRODUCTS } from "./sites";

const PICTURES = { logoUrl: "/files/x.webp", screenshotUrl: "/files/y.webp", photoUrls: [] };
const wordsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return [];
};
const holds = (evidence: Evidence[], text: string) => evidence.some((one) => one.quote.includes(text));

describe("seeded facts", () => {
  it.each(PRODUCTS.map((product) => [product.name, product] as const))(
    "of %s stand word for word in their quotes",
    (_, product) => {
      const { fields, founders = [] } = contentOf(product, PICTURES);
      const facts = factsOf(product);
      const { pricing_model, pricing_plans, open_source, ...literal } = facts;
      for (const fact of Object.values(literal)) {
        for (const word of wordsOf(fact?.value)) expect(holds(fact?.evidence ?? [], word), word).toBe(true);
      }
      for (const plan of pricing_plans?.value ?? [])
        expect(holds(pricing_plans?.evidence ?? [], plan.price)).toBe(true);
      for (const founder of founders) expect(holds(founder.evidence, founder.name)).toBe(true);
      expect(Boolean(open_source)).toBe(Boolean(facts.license));
      expect(pricing_model?.evidence.length).toBeGreaterThan(0);
      expect(fields?.logo_url?.evidence).toEqual([]);
    },
  );

  it("live on hosts nobody can register", () => {
    for (const product of PRODUCTS) {
      const { fields } = contentOf(product, PICTURES);
      expect(fields?.name?.evidence?.[0]?.url).toMatch(/^https:\/\/[a-z0-9]+\.example\//);
    }
  });
});
