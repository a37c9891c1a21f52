import { describe, expect, it } from "vitest";
import { casesOf, judged } from "@/lib/testing/drafting/cases/judged-cases";

/** Written by somebody who did not know the rules. What is still false, or blank where the page says it, may only get less. */
const FALSE: string[] = ["p052", "p063", "p064", "p102", "p142", "p209"];
const BLANK: string[] = [
  "p005",
  "p007",
  "p009",
  "p019",
  "p024",
  "p033",
  "p037",
  "p038",
  "p040",
  "p053",
  "p065",
  "p070",
  "p073",
  "p074",
  "p075",
  "p077",
  "p088",
  "p089",
  "p091",
  "p092",
  "p095",
  "p099",
  "p111",
  "p117",
  "p127",
  "p132",
  "p135",
  "p161",
  "p165",
  "p171",
  "p176",
  "p181",
  "p188",
  "p195",
  "p198",
  "p204",
  "p334",
];

describe("small pages that tell prices, or only look like it", () => {
  it.each(casesOf("prices"))("%s: %s", (id, _, one) => {
    const known = FALSE.includes(id) ? "false" : BLANK.includes(id) ? "blank" : "right";
    expect(judged(one), one.why).toBe(known);
  });
});
