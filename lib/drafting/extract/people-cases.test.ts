import { describe, expect, it } from "vitest";
import { casesOf, judged } from "@/lib/testing/drafting/cases/judged-cases";

/** Written by somebody who did not know the rules. What is still false, or blank where the page says it, may only get less. */
const FALSE: string[] = ["p003", "p042", "p075", "p125", "p126", "p137", "p149"];
const BLANK: string[] = [
  "p005",
  "p015",
  "p017",
  "p019",
  "p022",
  "p025",
  "p027",
  "p052",
  "p060",
  "p069",
  "p095",
  "p098",
  "p129",
  "p132",
  "p138",
  "p145",
  "p150",
];

describe("small pages about makers and companies, or that only look like it", () => {
  it.each(casesOf("people"))("%s: %s", (id, _, one) => {
    const known = FALSE.includes(id) ? "false" : BLANK.includes(id) ? "blank" : "right";
    expect(judged(one), one.why).toBe(known);
  });
});
