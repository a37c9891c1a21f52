import { expect, type Page, test } from "./journey";
import { signIn, stage, submitProduct } from "./stage";
import { colourFaultsOf, violationsOf } from "./violations";

test.describe.configure({ mode: "parallel" }); // these pages are most of the journeys: both lanes take of them

const PUBLIC_PAGES = [
  "/",
  "/search?q=backup",
  "/search?q=zzzz",
  "/categories",
  "/categories/monitoring",
  "/listings/tidebell",
  "/listings/otterbank-sync",
  "/listings/tidebell/alternatives",
  "/compare?a=tidebell",
  "/compare/pagemoth/tidebell",
  "/founders",
  "/founders/ragnvald-sjursen-moe",
  "/stories",
  "/stories/tidebell",
  "/updates",
  "/awards",
  "/launches",
  "/launches/current",
  "/leaderboards/community-weekly",
  "/listings/tidebell/badges",
  "/blog",
  "/blog/why-every-fact-has-a-quote",
  "/how-it-works",
  "/how-ranking-works",
  "/terms",
  "/bot",
  "/follows",
  "/follows/sent?email=reader@people.example",
  "/submit",
  "/sign-in",
  "/docs/api",
  "/docs/api/get_draft",
  "/docs/mcp",
];
const OWNER_PAGES = [
  "/dashboard/drafts",
  "/dashboard/listings",
  "/dashboard/claims",
  "/dashboard/claims/new?listing=tidebell",
  "/dashboard/founder",
  "/dashboard/follows",
  "/settings/api-keys",
];
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
/** Reflow without scrolling in two directions: a desktop of 1280 pixels at 400 % (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** An owner's pages with something on them: a review, a site that could not be read, a listing, its preview and its history. */
async function filledPages(page: Page): Promise<string[]> {
  const closed = `${stage.sampleOrigin}/internal/company-facts`;
  const failed = await submitProduct(page, closed, "hedgerow.example could not be read");
  const review = await submitProduct(page, stage.sampleOrigin, "Hedgerow");
  await page.getByRole("button", { name: "Submit listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
  const listing = new URL(page.url()).pathname;
  return [review, failed, listing, `${listing}/preview`, `${listing}/history`];
}

/** Pixels by which the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Nothing that axe knows of on a desk and on a phone, nor in the colours of the dark theme, and nothing beside a window as narrow as they
 * come. All of it in one visit: the themes are the same page in other colours.
 */
async function expectFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  expect.soft(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await colourFaultsOf(page), "in the dark theme").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(PHONE);
  expect.soft(await violationsOf(page), "on a phone").toEqual([]);
  await page.setViewportSize(NARROWEST);
  expect.soft(await overflow(page), page.url()).toBeLessThanOrEqual(0);
}

for (const path of PUBLIC_PAGES) {
  test(`${path} has no accessibility violation in either theme, and fits a phone`, async ({ page }) => {
    await expectFit(page, path);
  });
}

test("an owner's pages have no accessibility violation in either theme, and fit a phone", async ({ page }) => {
  test.slow();
  await signIn(page, "axe@hedgerow.example");
  for (const path of [...OWNER_PAGES, ...(await filledPages(page))]) await expectFit(page, path);
});

test("public pages show their content without JavaScript", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of [
    "/",
    "/search?q=backup",
    "/categories",
    "/listings/tidebell",
    "/docs/api",
    "/docs/api/get_listing",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
  await page.close();
});
