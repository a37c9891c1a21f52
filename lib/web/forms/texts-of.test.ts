import { expect, it } from "vitest";
import { changedTexts } from "./texts-of";

const form = (texts: Record<string, string>) => {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  return data;
};

it("writes only what was changed in the form, however line breaks travel", () => {
  const sent = form({ title: "New", was_title: "Old", problem: "One\r\nTwo", was_problem: "One\nTwo", other: "x" });
  const current = { title: "Old", problem: "Three" };
  expect(changedTexts(sent, current)).toEqual({ changed: { title: "New" }, contested: [] });
});

it("names what somebody else changed too, unless to the same", () => {
  const sent = form({ title: "Mine", was_title: "Old", problem: "Same", was_problem: "Old" });
  expect(changedTexts(sent, { title: "Theirs", problem: "Same" }).contested).toEqual(["title"]);
});
