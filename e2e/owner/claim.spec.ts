import { expect, type Page, test } from "../journey";
import { putHead, signIn } from "../stage";

const PHONE = { width: 360, height: 740 };
const LISTING = "/listings/boxwood-scan";

/** Claims the product from its page and answers the tag that proves it. */
async function claim(page: Page): Promise<string> {
  await page.goto(LISTING);
  await page.getByRole("link", { name: "Claim it" }).click();
  await page.getByRole("button", { name: "Claim this listing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Claim of Boxwood Scan" })).toBeVisible();
  return page.locator("#meta_tag code").innerText();
}

const check = (page: Page) => page.locator("#meta_tag").getByRole("button", { name: "Check now" }).click();

test.describe.configure({ mode: "serial" });

test("an owner claims a listing by a meta tag, told first where the tag has to stand", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, "claimer@people.example");
  const tag = await claim(page);

  await putHead("/about", tag);
  await check(page);
  await expect(page.locator("#meta_tag")).toContainText("The tag stands on /about; it must stand on the home page");

  await putHead("/", tag);
  await check(page);
  await expect(page.getByText("Boxwood Scan is yours")).toBeVisible();
  await page.getByRole("link", { name: "Open the listing" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Boxwood Scan" })).toBeVisible();
  await page.goto(LISTING);
  await expect(page.getByRole("heading", { level: 1, name: "Boxwood Scan" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Claim it" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("somebody else proves the same, and the site's team has to decide", async ({ page }) => {
    await signIn(page, "rival@people.example");
    const tag = await claim(page);
    await putHead("/", "");
    await check(page);
    await expect(page.locator("#meta_tag")).toContainText("The tag is not in the HTML of https://boxwoodscan.example/");
    await putHead("/", tag);
    await check(page);
    await expect(page.getByText("You have proven it")).toBeVisible();
    await page.goto("/dashboard/claims");
    await expect(page.getByRole("listitem").filter({ hasText: "Boxwood Scan" })).toContainText("Waiting for the site");
  });
});
