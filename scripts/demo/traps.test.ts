import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keywordsOf, type SeedCategory } from "@/db/seed/category";
import { LAUNCHYARD_CATEGORIES } from "@/db/seed/launchyard-categories";
import { DRAFT_PARTS } from "@/lib/drafting/candidate";
import { crawl } from "@/lib/drafting/crawl/crawl";
import { draftPart, mergeParts } from "@/lib/drafting/draft-part";
import { snapshotsOf } from "@/lib/drafting/snapshot/packed";
import { type SampleSite, startSampleSite } from "../sample-site/server";
import { checkTraps } from "./traps";

const now = () => new Date("2026-11-21T09:00:00Z");
const hint = (seed: SeedCategory, parent: string | null) => ({ name: seed.name, parent, keywords: keywordsOf(seed) });

async function draftOf(site: SampleSite) {
  const { hostMap } = site;
  const read = await crawl({ url: site.origin, hostMap, baseUrl: "https://directory.example", now });
  const reading = {
    startUrl: read.startUrl,
    pages: snapshotsOf(read.pages),
    categories: LAUNCHYARD_CATEGORIES.flatMap((top) => [
      hint(top, null),
      ...top.subs.map((sub) => hint(sub, top.name)),
    ]),
  };
  return { draft: mergeParts(DRAFT_PARTS.map((part) => draftPart(part, reading))), pages: read.pages };
}

describe("a draft of the sample site", () => {
  let site: SampleSite;
  let made: Awaited<ReturnType<typeof draftOf>>;
  beforeAll(async () => {
    site = await startSampleSite();
    made = await draftOf(site);
  });
  afterAll(() => site.close());

  it("steps into none of its traps", () => {
    expect(checkTraps(made.draft).filter((trap) => trap.isHit)).toEqual([]);
  });

  it("says what the site says", () => {
    const { fields, founders, faqs } = made.draft;
    expect(fields.name.value).toBe("Hedgerow");
    expect(fields.headline.value).toBe("A kanban board that lives in your repository");
    expect(fields.categories.value?.[0]).toBe("Tasks & Projects");
    expect(fields.license.value).toBe("AGPL-3.0");
    expect(fields.pricing_plans.value?.map((plan) => plan.name)).toEqual(["Solo", "Team", "Company"]);
    expect(fields.free_trial.value).toBe("30 days");
    expect(fields.contact_email.value).toBe("hello@hedgerow.example");
    expect(founders.map((one) => one.name)).toEqual(["Ines Marlow"]);
    expect(faqs).toHaveLength(5);
  });

  it("leaves blank what only closed pages say, and never asks for them", () => {
    expect(made.draft.fields.founded_year.value).toBeNull();
    expect(made.draft.fields.team_size.value).toBeNull();
    expect(site.visits.filter((visit) => visit.path.startsWith("/internal"))).toEqual([]);
    const closed = made.pages.filter((page) => page.reasonSkipped?.includes("robots.txt"));
    expect(closed.map((page) => new URL(page.url).pathname)).toEqual([
      "/internal/company-facts",
      "/internal/pricing-next-year",
    ]);
  });
});
