import { expect, test } from "./journey";
import { mailedFollowLink, mailedUnsubscribe, signInHere } from "./stage";
import { violationsOf } from "./violations";

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
    const pricing = page.getByRole("region", { name: "Facts" }).getByRole("button").first();
    await pricing.hover();
    const first = page.getByRole("dialog", { name: /^Source of:/ });
    await expect(first).toBeVisible();
    await page.getByRole("heading", { level: 1, name: "Tidebell" }).hover();
    await expect(first).toBeHidden();
    await pricing.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(first).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
  });

  await test.step("goes on to the category", async () => {
    await page.getByRole("link", { name: "Monitoring" }).first().click();
    await expect(page).toHaveURL(/\/categories\/monitoring/);
    await expect(page.getByRole("link", { name: "Pagemoth" })).toBeVisible();
  });
});

test("a visitor goes from the home page over a vote, a comparison and a founder to a follow, and ends it", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const screenshot = page.getByRole("link", { name: "Screenshot of Errandry, open large" });

  await test.step("opens a product from the home page, and its picture large", async () => {
    await page.goto("/");
    await page
      .getByRole("list", { name: /Launches of/ })
      .getByRole("link", { name: "Errandry" })
      .click();
    await screenshot.click();
    await expect(page.getByRole("dialog", { name: "Screenshot of Errandry" }).getByRole("img")).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(screenshot).toBeFocused();
  });

  await test.step("votes, signing in on the way", async () => {
    await page.getByRole("button", { name: "Vote for Errandry" }).click();
    await signInHere(page, "wanderer@people.example");
    await expect(page).toHaveURL(/\/listings\/errandry#vote-\d+$/);
    await expect(page.getByRole("button", { name: "Vote for Errandry", pressed: true })).toContainText("Held");
  });

  await test.step("compares it with an alternative, and comes back", async () => {
    await page
      .getByRole("list", { name: "Alternatives to Errandry" })
      .getByRole("link", { name: /^Compare Errandry and / })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /Errandry.* compared$/ })).toBeVisible();
    await main.getByRole("link", { name: "Errandry", exact: true }).click();
  });

  await test.step("reads who runs it, and comes back", async () => {
    await page.locator("#founders").getByRole("link", { name: "Benedita Falcão-Wren" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Benedita Falcão-Wren" })).toBeVisible();
    await page
      .getByRole("list", { name: /^Products of/ })
      .getByRole("link", { name: "Errandry" })
      .click();
  });

  await test.step("follows by another address, signed out: confirms by mail, and unsubscribes", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/listings/errandry");
    await page.getByLabel("Email", { exact: true }).fill("wanderer-news@people.example");
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await page.goto(await mailedFollowLink("wanderer-news@people.example"));
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Follow Errandry" }).click();
    await expect(page.getByRole("list", { name: "Followed products" })).toContainText("Errandry");
    await page.goto(await mailedUnsubscribe("wanderer-news@people.example"));
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop following" }).click();
    await expect(page.getByText("You follow nothing")).toBeVisible();
  });
});

test("without JavaScript a listing's screenshot is a link to the picture", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/listings/tidebell");
  await page.getByRole("link", { name: "Screenshot of Tidebell, open large" }).click();
  await expect(page).toHaveURL(/\/files\/[0-9a-f]{64}\.webp$/);
  await page.close();
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
