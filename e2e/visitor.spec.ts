import { expect, test } from "./journey";

test("a visitor finds this week's launches, searches, and reads a fact's source", async ({ page }) => {
  await test.step("sees the week's launches in order of votes", async () => {
    await page.goto("/");
    const launches = page.getByRole("list", { name: /Launches of/ });
    await expect(launches.getByRole("listitem").first()).toContainText("Errandry");
    await expect(page.getByRole("list", { name: "Newest products" })).toBeVisible();
  });

  await test.step("searches, with the matched words marked", async () => {
    await page.getByRole("search").getByLabel("Search products").fill("uptime outage");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=uptime/);
    await expect(page.getByRole("link", { name: "Tidebell" })).toBeVisible();
    await expect(page.locator("mark").first()).toBeVisible();
  });

  await test.step("finds a misspelled name", async () => {
    await page.goto("/search?q=tidebll");
    await expect(page.getByRole("link", { name: "Tidebell" })).toBeVisible();
  });

  await test.step("finds nothing, and is not stopped, by a filter that names nothing", async () => {
    for (const filter of ["platform=Androd", "category=monitring"]) {
      await page.goto(`/search?${filter}`);
      await expect(page.getByText("No products found")).toBeVisible();
      await expect(page.getByRole("link", { name: "Clear filters" })).toBeVisible();
    }
    await page.goto("/search?q=tidebll");
  });

  await test.step("reads the sentence behind a fact, by mouse and by keyboard", async () => {
    await page.getByRole("link", { name: "Tidebell" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tidebell" })).toBeVisible();
    const founded = page.getByRole("region", { name: "Facts" }).getByText("2021", { exact: true });
    await founded.hover();
    const source = page.getByRole("dialog", { name: "Source of: Founded" });
    await expect(source).toContainText("2021");
    await expect(source.locator("mark")).toHaveText("2021");
    await page.keyboard.press("Escape");
    await expect(source).toBeHidden();
  });

  await test.step("goes on to the category", async () => {
    await page.getByRole("link", { name: "Monitoring" }).first().click();
    await expect(page).toHaveURL(/\/categories\/monitoring/);
    await expect(page.getByRole("link", { name: "Pagemoth" })).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in a browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an address that leads nowhere answers 404 within the one frame, and leads on", async ({ page }) => {
      for (const path of ["/nowhere", "/listings/no-such", "/categories/no-such", "/coming/no-such", "/docs/api/no"]) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
        await expect(page).toHaveTitle(/^Page not found · /);
        for (const role of ["banner", "main", "contentinfo"] as const)
          await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(1);
      }
      await page.getByRole("main").getByRole("link", { name: "Search products" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
    });
  });
}

test("the second site of the network shows its own products", async ({ request }) => {
  const { port } = new URL(process.env.E2E_BASE_URL ?? "");
  const host = `selfhosted.localhost:${port}`;
  const site = await (await request.get("/api/v1/site", { headers: { host } })).json();
  expect(site.key).toBe("selfhosted");
  const found = await (await request.get("/api/v1/listings?per_page=100", { headers: { host } })).json();
  const names = found.items.map((one: { name: string }) => one.name);
  expect(names).toContain("Otterbank Sync");
  expect(names).not.toContain("Kettlepond");
});

/** Both sites of the network are this one server. */
const second = () => `http://selfhosted.localhost:${new URL(process.env.E2E_BASE_URL ?? "").port}`;

test("each site of the network has its own name, products, colour, feeds and picture", async ({ page, request }) => {
  const seen: Record<string, string>[] = [];
  for (const origin of [process.env.E2E_BASE_URL ?? "", second()]) {
    await page.goto(`${origin}/`);
    const mark = page
      .getByRole("banner")
      .getByRole("link", { name: /, home$/ })
      .locator("span span");
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]').first();
    const picture = page.locator('meta[property="og:image"]');
    const feedUrl = (await feed.getAttribute("href")) ?? "";
    const pictureUrl = (await picture.getAttribute("content")) ?? "";
    expect([new URL(feedUrl).origin, new URL(pictureUrl).origin]).toEqual([origin, origin]);
    const get = (url: string) => request.get(url.slice(origin.length), { headers: { host: new URL(origin).host } });
    expect((await get(pictureUrl)).headers()["content-type"]).toBe("image/png");
    const colour = await mark.evaluate((element) => getComputedStyle(element).backgroundColor);
    const text = await (await get(feedUrl)).text();
    const title = /<title>(.*?):/.exec(text)?.[1] ?? "";
    await page.goto(`${origin}/categories`);
    const categories = (await page.getByRole("main").innerText()).slice(0, 400);
    seen.push({ title, colour, categories, first: /<item><title>(.*?)</.exec(text)?.[1] ?? "" });
  }
  const [main, other] = seen;
  expect([main?.title, other?.title]).toEqual(["Launchyard", "Selfhost Yard"]);
  for (const what of ["colour", "categories", "first"]) expect(main?.[what], what).not.toBe(other?.[what]);
});
