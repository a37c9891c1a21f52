import { describe, expect, it } from "vitest";
import { leavesOf } from "./json-ld";

describe("leaves of structured data", () => {
  it("follows a reference to who made it once, though it leads back, and a hostile one no further", () => {
    const graph = [
      { "@type": "Organization", "@id": "#org", name: "Acme", founder: { "@id": "#jane" } },
      { "@type": "Person", "@id": "#jane", name: "Jane Roe", worksFor: { "@id": "#org" } },
    ];
    const texts = leavesOf({ "@graph": graph }).map(({ text }) => text);
    expect(texts.filter((text) => text === "Jane Roe")).toHaveLength(2);
    const itself = { "@id": " ", founder: Array.from({ length: 1_000 }, () => ({ "@id": " " })) };
    expect(leavesOf(itself)).toEqual([]);
  });
});
