import { expect, test } from "./journey";
import { openReview } from "./review-page";
import { openPalette } from "./stage";

const SEARCH = "Search products, founders";

test("the palette leads to what a person has, and shows strangers none of it", async ({ page, browser }) => {
  await openReview(page, "palette@hedgerow.example");
  await page.goto("/settings/api-keys");
  await page.getByLabel("Name").fill("Nightly build");
  await page.getByRole("button", { name: "Create API key" }).click();
  await expect(page.getByText("Copy the key now")).toBeVisible();

  const search = await openPalette(page, SEARCH);
  const yours = page.getByRole("group", { name: "Yours" });
  await expect(yours.getByRole("option", { name: "Nightly build" })).toBeVisible();
  await search.fill("hedge");
  await yours.getByRole("option", { name: "Hedgerow Ready to review" }).click();
  await expect(page).toHaveURL(/\/dashboard\/drafts\/dr_/);

  const stranger = await browser.newPage();
  await stranger.goto("/");
  await stranger.getByRole("button", { name: /command palette/ }).click();
  await expect(stranger.getByRole("option", { name: "Categories" })).toBeVisible();
  await expect(stranger.getByRole("group", { name: "Yours" })).toHaveCount(0);
  await stranger.close();
});

test("the palette finds products, categories, founders, boards and pages by keyboard, and leads on from nothing", async ({
  page,
}) => {
  await page.goto("/");
  const typed = await openPalette(page, SEARCH);
  const option = (group: string, name: string | RegExp) =>
    page.getByRole("group", { name: group, exact: true }).getByRole("option", { name });
  await expect(option("Categories", /./)).toHaveCount(0); // too many to be shown unasked

  await typed.fill("tidebell");
  await expect(option("Products", /^Tidebell/)).toHaveAttribute("aria-selected", "true");
  await expect(option("Founders", "Ragnvald Sjursen-Moe Tidebell")).toBeVisible();
  await typed.fill("monitor");
  await expect(option("Categories", /^Monitoring \d+ products?$/)).toBeVisible();
  await typed.fill("latest");
  await expect(option("Go to", "Latest updates")).toBeVisible();
  await typed.fill("rating dom");
  await expect(option("Leaderboards", /Domain Rating/)).toHaveCount(2);

  await typed.fill("zzzzqq");
  await expect(page.getByText("Nothing here is called “zzzzqq”.")).toBeVisible();
  await expect(option("Look elsewhere", "Browse categories")).toBeVisible();

  await typed.fill("sjursen");
  await expect(option("Founders", /^Ragnvald/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ragnvald Sjursen-Moe" })).toBeVisible();
});
