import { describe, expect, it } from "vitest";
import { readSearchQuery, searchHref } from "./search-query";

describe("readSearchQuery", () => {
  it("reads what an address holds", () => {
    expect(readSearchQuery({ q: " uptime ", pricing: "free", page: "2" })).toMatchObject({
      q: "uptime",
      pricing: "free",
      page: 2,
    });
  });

  it("drops what the operation would refuse, and keeps the rest", () => {
    const query = readSearchQuery({
      q: "a".repeat(500),
      pricing: "cheap",
      sort: "price",
      page: "0",
      platform: "Linux",
    });
    expect(query).toEqual({ page: 1, platform: "Linux" });
  });

  it("drops a sort by relevance when there are no words", () => {
    expect(readSearchQuery({ sort: "relevance" }).sort).toBeUndefined();
    expect(readSearchQuery({ sort: "relevance", q: "a" }).sort).toBe("relevance");
  });

  it("takes the first of repeated names and ignores unknown ones", () => {
    expect(readSearchQuery({ q: ["one", "two"], utm_source: "x" })).toEqual({ q: "one", page: 1 });
  });
});

describe("searchHref", () => {
  it("starts at the first page whenever a filter changes", () => {
    expect(searchHref({ q: "a", page: 3 }, { pricing: "free" })).toBe("/search?q=a&pricing=free");
    expect(searchHref({ q: "a", page: 3 }, { page: 4 })).toBe("/search?q=a&page=4");
  });

  it("drops a filter given as null", () => {
    expect(searchHref({ q: "a", category: "monitoring", page: 1 }, { category: null })).toBe("/search?q=a");
    expect(searchHref({ page: 1 })).toBe("/search");
  });
});
