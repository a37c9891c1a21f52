import { describe, expect, it } from "vitest";
import { casesOf, judged } from "@/lib/testing/drafting/cases/judged-cases";

/** Written by somebody who did not know the rules. What is still false, or blank where the page says it, may only get less. */
const FALSE: string[] = ["p003", "p015", "p018", "p027", "p032", "p101", "p132", "p150"];
const BLANK: string[] = ["p106", "p118", "p119", "p128", "p130", "p134", "p135", "p143"];

describe("small pages about the product itself, or that only look like it", () => {
  it.each(casesOf("product"))("%s: %s", (id, _, one) => {
    const known = FALSE.includes(id) ? "false" : BLANK.includes(id) ? "blank" : "right";
    expect(judged(one), one.why).toBe(known);
  });
});
