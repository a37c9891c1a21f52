import { expect, it } from "vitest";
import { slugify } from "./slug";

it.each([
  ["ていねこ帳", "teineko", "teineko"],
  ["日本語", "xn--wgv71a119e", "xn-wgv71a119e"],
  ["日本語", "a--b", "a-b"],
  ["日本語", "日本語", "product"],
  ["Größe Über", "unused", "grosse-uber"],
])("makes %j, otherwise %j, the address %j", (name, otherwise, slug) => {
  expect(slugify(name, otherwise)).toBe(slug);
});
