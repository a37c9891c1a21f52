import { expect, test } from "./journey";
import { signIn, stage, submitProduct } from "./stage";

test("the palette leads to what a person has, and shows strangers none of it", async ({ page, browser }) => {
  await signIn(page, "palette@hedgerow.example");
  await submitProduct(page, stage.sampleOrigin, "Hedgerow");
  await page.goto("/settings/api-keys");
  await page.getByLabel("Name").fill("Nightly build");
  await page.getByRole("button", { name: "Create API key" }).click();
  await expect(page.getByText("Copy the key now")).toBeVisible();

  await page.keyboard.press("ControlOrMeta+k");
  const yours = page.getByRole("group", { name: "Yours" });
  await expect(yours.getByRole("option", { name: "Nightly build" })).toBeVisible();
  await page.getByPlaceholder("Search products").fill("hedge");
  await yours.getByRole("option", { name: "Hedgerow Ready to review" }).click();
  await expect(page).toHaveURL(/\/dashboard\/drafts\/dr_/);

  const stranger = await browser.newPage();
  await stranger.goto("/");
  await stranger.getByRole("button", { name: /command palette/ }).click();
  await expect(stranger.getByRole("option", { name: "Categories" })).toBeVisible();
  await expect(stranger.getByRole("group", { name: "Yours" })).toHaveCount(0);
  await stranger.close();
});
