import { expect, it } from "vitest";
import { changeWords } from "./change-words";

it("shows what changed within an entry, and leaves out entries that are the same", () => {
  const kept = { question: "Who?", answer: "We." };
  const before = [kept, { question: "Why?", answer: "So." }];
  const after = [kept, { question: "Why?", answer: "Buy elsewhere." }, { question: "New?", answer: "Yes." }];
  expect(changeWords({ before, after })).toEqual([
    "“Why?; answer: So.” → “Why?; answer: Buy elsewhere.”",
    "blank → “New?; answer: Yes.”",
  ]);
  expect(changeWords({ before, after: [kept] })).toEqual(["“Why?; answer: So.” → blank"]);
});

it("shows where long texts part, and counts what it leaves out", () => {
  const long = "a".repeat(3000);
  const [line = ""] = changeWords({ before: `${long}old`, after: `${long}new${"b".repeat(1000)}` });
  expect(line).toBe(`“…${"a".repeat(40)}old” → “…${"a".repeat(40)}new${"b".repeat(357)}…” and 643 more characters`);
});
