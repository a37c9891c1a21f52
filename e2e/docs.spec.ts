import { expect, test } from "./journey";

test("a developer finds an operation by keyboard, copies its command, and follows what it leads to", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const contents = page.getByRole("navigation", { name: "Contents" });

  await test.step("filters the contents and opens the first with Enter", async () => {
    await page.goto("/docs/api");
    await contents.getByRole("searchbox", { name: /Filter the contents/ }).fill("zebra");
    await expect(contents.getByRole("paragraph").filter({ hasText: "Nothing by that name." })).toBeVisible();
    await contents.getByRole("searchbox", { name: /Filter the contents/ }).fill("sort q listings");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/docs\/api\/search_listings$/);
    const current = contents.getByRole("link", { name: "search_listings" });
    await expect(current).toHaveAttribute("aria-current", "page");
  });

  await test.step("copies the command as it is shown, and it is answered as shown", async () => {
    await page.getByRole("button", { name: "Copy curl" }).click();
    await expect(page.getByRole("button", { name: "Copied curl" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("/api/v1/listings?q=uptime+monitoring");
    const answer = await page.request.get(/"(.+?)"/.exec(copied)?.[1] ?? "");
    const shown = JSON.parse((await page.getByRole("region", { name: "Answer", exact: true }).textContent()) ?? "");
    expect((await answer.json()).items[0].slug).toBe(shown.items[0].slug);
  });

  await test.step("reads the same call in another language, and the next one too", async () => {
    await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "Python" }).click();
    await expect(page.getByRole("region", { name: "Python", exact: true })).toContainText("urllib.request");
    await page.getByRole("navigation", { name: "Neighbours" }).getByRole("link", { name: /Next/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Get a listing" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Python", exact: true })).toContainText("/api/v1/listings/tidebell");
    await page.goBack();
  });

  await test.step("goes on to the next call, and to what an error means", async () => {
    await page.getByRole("main").getByRole("link", { name: "get_listing", exact: true }).last().click();
    await expect(page.getByRole("heading", { level: 1, name: "Get a listing" })).toBeVisible();
    await page.getByRole("link", { name: "not_found" }).click();
    await expect(page).toHaveURL(/\/docs\/api#error-not_found$/);
    await expect(page.getByRole("row", { name: /not_found 404/ })).toBeInViewport();
  });
});

test("an unknown operation answers 404", async ({ page }) => {
  expect((await page.goto("/docs/api/no_such_tool"))?.status()).toBe(404);
});
