import { expect, test } from "../journey";
import { signIn } from "../stage";
import { violationsOf } from "../violations";
import { goToPay, ownListing, saveBilling } from "./buying";

const PHONE = { width: 360, height: 740 };

test("an owner buys a launch for now: reviewed, paid once, live, with an invoice", async ({ page, browser }) => {
  await page.setViewportSize(PHONE);
  const listing = await ownListing(page, "buyer@people.example");
  await page.goto(listing);
  await page.getByRole("link", { name: "See what can be bought" }).click();
  await page
    .locator("#launch")
    .getByRole("button", { name: /^Continue/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Review and pay" })).toBeVisible();
  const checkout = page.url();
  expect(await violationsOf(page)).toEqual([]);

  await test.step("the invoice's details come first", async () => {
    await goToPay(page);
    await expect(page.locator("#pay")).toContainText("The invoice needs your name, street, city, country.");
    await saveBilling(page);
  });

  await test.step("a declined payment can be tried again", async () => {
    await goToPay(page);
    await expect(page.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByText("The payment was declined")).toBeVisible();
  });

  await test.step("paid, whoever reloads or goes back", async () => {
    await goToPay(page);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByText("Thank you.")).toBeVisible();
    await page.goBack();
    await page.goto(checkout);
    await expect(page.getByText("Thank you.")).toBeVisible();
    expect((await page.goto(`${checkout}/test`))?.status()).toBe(404);
    await expect(async () => {
      await page.goto(checkout);
      await expect(page.locator("#lines").getByText("Done")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step("the invoice is there as PDF", async () => {
    const download = page.waitForEvent("download");
    await page
      .locator("#invoices")
      .getByRole("link", { name: /^Invoice INV-/ })
      .click();
    expect((await download).suggestedFilename()).toMatch(/^INV-\d{4}-\d{6}\.pdf$/);
  });

  await test.step("the listing is live", async () => {
    await page.locator("#lines").getByRole("link", { name: "See it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Fernway");
    await page.goto("/dashboard/orders");
    const order = page.getByRole("link", { name: /LY-/ });
    await expect(order).toContainText("Paid");
    expect((await order.boundingBox())?.height, "a row of a few lines, not of a letter each").toBeLessThan(120);
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step("nobody else opens the order", async () => {
    const stranger = await (await browser.newContext()).newPage();
    await signIn(stranger, "no-buyer@people.example");
    expect((await stranger.goto(checkout))?.status()).toBe(404);
    await stranger.context().close();
  });
});
