import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { isAppError } from "@/lib/api/call/faults";
import { brandMark } from "@/lib/core/brand/brand-mark";
import { BADGE_KINDS, BADGE_THEMES } from "@/lib/core/statuses";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { badgeSvg } from "./badge-svg";
import { getBadgePicture } from "./get-badge-picture";
import { getBadges } from "./get-badges";

const app = useApp({ operations: [getBadges] });
const list = async (slug: string) => (await execute(getBadges, await app().context(), { slug })).output.items;
const available = async (slug: string) =>
  (await list(slug)).filter((one) => one.available && one.theme === "light").map(({ kind }) => kind);

async function pictureOf(slug: string, kind: (typeof BADGE_KINDS)[number], theme: "light" | "dark" = "light") {
  try {
    return (await execute(getBadgePicture, await app().context(), { slug, kind, theme })).output.svg;
  } catch (error) {
    return isAppError(error) ? error.code : "";
  }
}

beforeAll(async () => {
  const { db, siteId } = app();
  const winner = await createListing(db, { siteId, slug: "winner", name: 'A "b" <c> [d]', launchWeek: "2026-W46" });
  await createListing(db, { siteId, slug: "queued", status: "awaiting_badge", launchedAt: null });
  await createListing(db, { siteId, slug: "saved", status: "draft", launchedAt: null });
  await createListing(db, { siteId, slug: "live", launchWeek: "2026-W47" });
  const won = { siteId, listingId: winner.id, kind: "launch_week", week: "2026-W46", rank: 2, votes: 8 } as const;
  await db.insert(schema.awards).values({ ...won, awardedAt: new Date("2026-11-16T00:01:00Z") });
});

describe("get_badges", () => {
  it("gives what a listing may show now, and says why not the rest", async () => {
    expect(await available("winner")).toEqual(["featured", "launch-week", "award"]);
    expect(await available("live")).toEqual(["featured", "launch-week"]);
    expect(await available("queued")).toEqual(["featured"]);
    const missing = (await list("queued")).filter((one) => !one.available);
    expect(missing.map(({ kind, reason, html }) => [kind, reason !== null, html])).toEqual([
      ["launch-week", true, null],
      ["launch-week", true, null],
      ["award", true, null],
      ["award", true, null],
    ]);
    await expect(list("saved")).rejects.toMatchObject({ code: "not_found" });
  });

  it("links visibly to the listing around a picture that it has, in codes that hold any name", async () => {
    const badge = (await list("winner")).find(({ kind, theme }) => kind === "award" && theme === "dark");
    expect(badge?.html).toBe(
      '<a href="http://127.0.0.1:3000/listings/winner"><img src="http://127.0.0.1:3000/badges/winner/award-dark.svg" alt="A &quot;b&quot; &lt;c&gt; [d], 2nd of week 46, 2026 on Main" width="220" height="48"></a>',
    );
    expect(badge?.markdown).toBe(
      '[![A "b" <c> d, 2nd of week 46, 2026 on Main](http://127.0.0.1:3000/badges/winner/award-dark.svg)](http://127.0.0.1:3000/listings/winner)',
    );
  });

  it("follows an old slug", async () => {
    const [row] = await app().db.select().from(schema.listings).where(eq(schema.listings.slug, "live"));
    const former = { siteId: app().siteId, slug: "was-live", listingId: row?.id ?? 0 };
    await app().db.insert(schema.listingSlugs).values(former);
    await expect(list("was-live")).rejects.toMatchObject({
      code: "moved",
      extras: { location: "/listings/live/badges" },
    });
  });
});

describe("a badge's picture", () => {
  it("is there for what the listing may show, and for nothing else", async () => {
    expect(await pictureOf("winner", "award")).toContain("2ND OF WEEK 46, 2026");
    expect(await pictureOf("live", "launch-week", "dark")).toContain("LAUNCH OF WEEK 47, 2026");
    expect(await pictureOf("nobody", "featured")).toContain("FEATURED ON");
    expect([await pictureOf("live", "award"), await pictureOf("nobody", "launch-week")]).toEqual([
      "not_found",
      "not_found",
    ]);
  });

  it.each(BADGE_KINDS.flatMap((kind) => BADGE_THEMES.map((theme) => [kind, theme] as const)))(
    "is well-formed whatever the site is called: %s, %s",
    async (kind, theme) => {
      const siteName = `<"O'Yard" & 𝄞\u0001\ufffe> of a name that goes on for longer than there is room`;
      const svg = badgeSvg(kind, theme, { above: "1st of week 53, 2026", siteName, markColour: null });
      const { width, height } = await sharp(Buffer.from(svg)).metadata(); // refuses what is no XML
      expect([height, (width ?? 0) >= 200]).toEqual([48, true]);
    },
  );

  it.each(BADGE_THEMES)("bears its site's mark colour: %s", async (theme) => {
    const ctx = await app().context();
    const ofSite = async (slug: string, markColour: string | null) => {
      const input = { slug, kind: "featured", theme } as const;
      return (await execute(getBadgePicture, { ...ctx, site: { ...ctx.site, markColour } }, input)).output.svg;
    };
    const colour = `fill="${brandMark("#7fd6c2")?.[theme]}"`;
    expect(await ofSite("branded", "#7fd6c2")).toContain(colour);
    expect(await ofSite("plain", null)).not.toContain(colour);
  });
});
