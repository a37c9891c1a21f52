import { expect, test } from "../journey";
import { violationsOf } from "../violations";
import { expectDone, goToPay, ownListing, saveBilling } from "./buying";

test("an owner bids for a week on the billboard, and stands there as sponsored", async ({ page }) => {
  const standing = { status: "live", plan: "free", launchedAt: new Date() } as const;
  const listing = await ownListing(page, "bidder@people.example", "Sedgeway", standing);
  await page.goto(`/checkout/new?listing=${listing.split("/").at(-1)}`);
  const billboard = page.locator("#billboard");

  await test.step("a bid below the minimum is refused, in a sentence", async () => {
    await billboard.getByLabel("US dollars for each week").evaluate((input) => input.removeAttribute("min"));
    await billboard.getByLabel("US dollars for each week").fill("3");
    await billboard.getByRole("checkbox").first().check();
    await billboard.getByRole("button", { name: /^Continue/ }).click();
    await expect(billboard.getByText(/A week on the billboard costs/)).toBeVisible();
  });

  await test.step("a higher one is paid", async () => {
    await billboard.getByLabel("US dollars for each week").fill("4321");
    await billboard.getByRole("checkbox").first().check();
    await billboard.getByRole("button", { name: /^Continue/ }).click();
    await expect(page.locator("#lines")).toContainText("$4,321");
    const checkout = page.url().replace(/#.*/, "");
    await saveBilling(page);
    await goToPay(page);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expectDone(page, checkout);
  });

  await test.step("the billboard of that week shows it first, labelled", async () => {
    await page.locator("#lines").getByRole("link", { name: "See it" }).click();
    await expect(page).toHaveURL(/\/leaderboards\/billboard/);
    const first = page.getByRole("main").getByRole("listitem").filter({ hasText: "Sedgeway" });
    await expect(first).toContainText("Sponsored");
    await expect(first).toContainText("$4,321");
    expect(await violationsOf(page)).toEqual([]);
  });
});
