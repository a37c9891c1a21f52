import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { compareListings } from "./compare-listings";

const app = useApp({ operations: [compareListings] });
const compare = async (a: string, b: string) =>
  (await execute(compareListings, await app().context(), { a, b })).output;

const quoted = (text: string) => [{ quote: text, url: "https://reel.example/", page_title: "Reel" }];

beforeAll(async () => {
  const { db, siteId } = app();
  const add = (slug: string, values: Partial<typeof schema.listings.$inferInsert>) =>
    createListing(db, { siteId, slug, ...values });
  await add("reel", {
    platforms: ["Linux", "macOS"],
    pricingModel: "free",
    content: {
      fields: {
        platforms: { state: "ai", evidence: quoted("Reel runs on Linux and macOS.") },
        location: { state: "ai", value: "Ghent", evidence: quoted("Made in Ghent") },
        logo_url: { state: "manual", value: "https://reel.example/logo.png", evidence: [] },
      },
    },
  });
  const spool = await add("spool", {
    platforms: ["macos", "linux"],
    pricingModel: "paid",
    content: { fields: { founded_year: { state: "ai", value: 2021, evidence: quoted("Since 2021") } } },
  });
  await add("coming", { status: "scheduled", launchedAt: null });
  await db.insert(schema.listingSlugs).values({ siteId, slug: "bobbin", listingId: spool.id });
});

describe("compare_listings", () => {
  it("puts each known fact beside the other's, with its quotes, and null where a site does not say", async () => {
    const { a, b, rows } = await compare("reel", "spool");
    expect([a.slug, b.slug]).toEqual(["reel", "spool"]);
    expect(rows.map(({ field, label, a, b, same }) => [field, label, a?.value, b?.value, same])).toEqual([
      ["pricing_model", "Pricing model", "free", "paid", false],
      ["platforms", "Platforms", ["Linux", "macOS"], ["macos", "linux"], true],
      ["founded_year", "Founded", undefined, 2021, false],
      ["location", "Location", "Ghent", undefined, false],
    ]);
    const location = rows.find(({ field }) => field === "location");
    expect(location).toMatchObject({ a: { evidence: quoted("Made in Ghent") }, b: null });
  });

  it("keeps the order asked for, and names one page for the pair", async () => {
    const there = await compare("reel", "spool");
    const back = await compare("spool", "reel");
    expect(back.a.slug).toBe("spool");
    expect([there.url, back.url]).toEqual(Array(2).fill("http://127.0.0.1:3000/compare/reel/spool"));
  });

  it("refuses a listing beside itself", async () => {
    const errors = [{ pointer: "/b", detail: "a and b are the same listing, “reel”." }];
    await expect(compare("reel", "reel")).rejects.toMatchObject({ code: "validation_failed", extras: { errors } });
  });

  it.each([
    ["reel", "nowhere", [["/b", "No live listing has the slug “nowhere”."]]],
    ["bobbin", "reel", [["/a", "No live listing has the slug “bobbin”. It is called “spool” now."]]],
    [
      "coming",
      "nowhere",
      [
        ["/a", "No live listing has the slug “coming”."],
        ["/b", "No live listing has the slug “nowhere”."],
      ],
    ],
  ])("names which of %s and %s is missing", async (a, b, missing) => {
    const errors = missing.map(([pointer, detail]) => ({ pointer, detail }));
    await expect(compare(a, b)).rejects.toMatchObject({ code: "validation_failed", extras: { errors } });
  });
});
