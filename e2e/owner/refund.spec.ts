import { expect, test } from "../journey";
import { violationsOf } from "../violations";
import { expectDone, goToPay, ownListing, saveBilling } from "./buying";

test("an owner gets back a launch that waits for its week", async ({ page }) => {
  const listing = await ownListing(page, "refunded@people.example", "Reedway");
  await page.goto(listing);
  await page.getByRole("link", { name: "See what can be bought" }).click();
  const launch = page.locator("#launch");
  await launch.getByLabel("When").selectOption({ index: 3 });
  await launch.getByRole("button", { name: /^Continue/ }).click();
  await saveBilling(page);
  const checkout = page.url().replace(/#.*/, "");
  await goToPay(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expectDone(page, checkout);

  await test.step("the page says what comes back, and asks once more", async () => {
    await expect(page.locator("#refund")).toContainText("$49.00 comes back");
    expect(await violationsOf(page)).toEqual([]);
    await page
      .locator("#refund")
      .getByRole("button", { name: /^Refund/ })
      .click();
    const question = page.getByRole("dialog", { name: "Refund Paid launch?" });
    await expect(question).toContainText("its weeks are open to others");
    await question.getByRole("button", { name: "Refund" }).click();
  });

  await test.step("it is given back, with a credit note", async () => {
    await expect(async () => {
      await page.goto(checkout);
      await expect(page.getByText("All of it was given back.")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.locator("#lines").getByText("Refunded")).toBeVisible();
    await expect(page.locator("#refund")).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page
      .locator("#invoices")
      .getByRole("link", { name: /^Credit note CN-/ })
      .click();
    expect((await download).suggestedFilename()).toMatch(/^CN-\d{4}-\d{6}\.pdf$/);
  });
});
