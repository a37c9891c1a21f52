import { expect, test } from "./journey";

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
    expect((await request.get(pictureUrl)).headers()["content-type"]).toBe("image/png");
    const colour = await mark.evaluate((element) => getComputedStyle(element).backgroundColor);
    const text = await (await request.get(feedUrl)).text();
    const title = /<title>(.*?):/.exec(text)?.[1] ?? "";
    await page.goto(`${origin}/categories`);
    const categories = (await page.getByRole("main").innerText()).slice(0, 400);
    seen.push({ title, colour, categories, first: /<item><title>(.*?)</.exec(text)?.[1] ?? "" });
  }
  const [main, other] = seen;
  expect([main?.title, other?.title]).toEqual(["Launchyard", "Selfhost Yard"]);
  for (const what of ["colour", "categories", "first"]) expect(main?.[what], what).not.toBe(other?.[what]);
});
