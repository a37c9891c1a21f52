import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { signIn } from "./stage";

const PUBLIC_PAGES = [
  "/",
  "/search?q=backup",
  "/search?q=zzzz",
  "/categories",
  "/categories/monitoring",
  "/listings/tidebell",
  "/sign-in",
  "/docs/api",
  "/docs/api/get_draft",
  "/docs/mcp",
];
const OWNER_PAGES = [
  "/dashboard/new",
  "/dashboard/drafts",
  "/dashboard/listings",
  "/dashboard/founder",
  "/settings/api-keys",
];
const PHONE = { width: 360, height: 740 };

async function violationsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap((rule) => rule.nodes.map((node) => `${path}: ${rule.id}: ${node.target.join(" ")}`));
}

/** Pixels by which the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of PUBLIC_PAGES) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        expect(await violationsOf(page, path)).toEqual([]);
      });
    }

    test("an owner's pages have no accessibility violation", async ({ page }) => {
      await signIn(page, `axe-${colorScheme}@hedgerow.example`);
      for (const path of OWNER_PAGES) expect.soft(await violationsOf(page, path)).toEqual([]);
    });
  });
}

test("no public page scrolls sideways on a narrow phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
  }
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
