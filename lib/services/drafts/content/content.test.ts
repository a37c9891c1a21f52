import { describe, expect, it } from "vitest";
import { readComparison } from "./comparison";
import { emptyDrafted, readDrafted } from "./content";

describe("a draft that is older than a field of the profile", () => {
  const { license: _youngest, ...older } = emptyDrafted().fields;
  const found = { value: "Hedgerow", state: "ai" as const, evidence: [] };
  const fields = { ...older, name: found };
  const blank = { value: null, state: "not_found", evidence: [] };

  it("is read with that field blank and all others as they were", () => {
    expect(readDrafted({ fields }).fields).toMatchObject({ name: found, license: blank });
  });

  it("keeps its comparison with a competitor", () => {
    const stored = { url: "https://rival.example/", status: "ready", error: null, fields };
    expect(readComparison(stored)?.fields).toMatchObject({ name: found, license: blank });
  });
});
