import { describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { freeSteps } from "./free-steps";

const app = useApp();
const badgeStep = async (badgeResult: "not_found" | "unreachable" | null) => {
  const row = await createListing(app().db, {
    siteId: app().siteId,
    slug: `badge-${badgeResult?.replace("_", "-") ?? "unknown"}`,
    badgeResult,
  });
  return freeSteps(row, null, "https://main.test")[0]?.reason;
};

describe("what a free launch needs of the badge", () => {
  it("is told without a finding until somebody looked", async () => {
    const reason = "Add the badge to your site: a visible link to https://main.test/listings/badge-unknown.";
    expect(await badgeStep(null)).toBe(`${reason} It has not been checked yet.`);
  });

  it("is told with what was found", async () => {
    expect(await badgeStep("not_found")).toMatch(/we found no visible link to .+ there/);
    expect(await badgeStep("unreachable")).toMatch(/could not reach your site/);
  });
});
