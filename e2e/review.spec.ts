import { expect, type Page, test } from "./journey";
import { bar, edit, openReview, stop } from "./review-page";
import { signIn, slowSample, stage, submitProduct } from "./stage";
import { violationsOf } from "./violations";

/** For each page: time enough to look on a busy machine, and less than makes a page fail (CRAWL_LIMITS). */
const HELD_MS = 6_000;

const toCheck = async (page: Page) => Number(/(\d+) to check/.exec(await bar(page).innerText())?.[1] ?? 0);

test("a site is watched while it is read, and nothing moves when the next value arrives", async ({ page }) => {
  await signIn(page, "watching@hedgerow.example");
  await slowSample(1_500);
  try {
    await submitProduct(page, stage.sampleOrigin, "Hedgerow");
    await expect(bar(page)).toContainText(/Reading \/\w*, \d of \d/);
    await expect(stop(page, "headline").locator("mark")).toContainText("kanban board");
    await slowSample(HELD_MS);
    await expect(page.getByText(/^[2-9] read/)).toBeVisible();
    await expect(bar(page).getByRole("button", { name: "Submit listing" })).toBeDisabled();
    const before = await places(page);
    await slowSample(0);
    await expect(bar(page)).toContainText("to check");
    await expect(stop(page, "license")).toContainText("AGPL-3.0");
    expect(await places(page)).toEqual(before);
  } finally {
    await slowSample(0);
  }
});

/** How far down each field stands on the page. */
function places(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const ids = ["name", "headline", "summary", "description", "categories", "pricing_model", "license", "location"];
    const top = (id: string) => Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? 0) + scrollY);
    return Object.fromEntries(ids.map((id) => [id, top(id)]));
  });
}

test("the keyboard alone goes over everything, accepts and moves on", async ({ page, browser }) => {
  const path = await openReview(page, "keys@hedgerow.example");
  const focused = () => page.evaluate(() => document.activeElement?.closest("[id]")?.id);

  await test.step("J and K go over fields, founders, links, questions, search text and competitor", async () => {
    await page.keyboard.press("k");
    const seen = new Set<string>();
    for (let id = await focused(); id && !seen.has(id); id = await focused()) {
      seen.add(id);
      await expect(stop(page, id).getByRole("button", { pressed: true })).toBeFocused();
      await page.keyboard.press("j");
    }
    for (const id of ["license", "founders.0", "company_socials.github", "faqs.0", "seo", "competitor_url"])
      expect([...seen]).toContain(id);
    expect(await page.getByRole("button", { pressed: true }).count()).toBe(1);
  });

  await test.step("A accepts what is quoted and goes to the next to check", async () => {
    const before = await toCheck(page);
    await page.keyboard.press("n");
    const first = await focused();
    await page.keyboard.press("a");
    await expect(stop(page, first ?? "")).toContainText("Accepted");
    expect(await focused()).not.toBe(first);
    await page.keyboard.press("a");
    await expect.poll(() => toCheck(page)).toBe(before - 2);
    await expectOnAnotherDevice(before - 2);
  });

  /** What was accepted is kept on the server. */
  async function expectOnAnotherDevice(count: number): Promise<void> {
    await expect(bar(page)).not.toContainText("Saving");
    const context = await browser.newContext({
      storageState: { ...(await page.context().storageState()), origins: [] },
    });
    const other = await context.newPage();
    await other.goto(new URL(path, stage.baseUrl).href);
    await expect.poll(() => toCheck(other)).toBe(count);
    await context.close();
  }

  await test.step("E edits, Escape leaves, ? lists the keys", async () => {
    await page.keyboard.press("e");
    await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toContainText("next to check");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("everything quoted is accepted at once, and that is taken back", async () => {
    const left = await toCheck(page);
    await page.getByRole("button", { name: "Accept all quoted" }).click();
    await expect(bar(page)).toContainText("All checked");
    await page.reload();
    await expect(bar(page)).toContainText("All checked");
    expect(left).toBeGreaterThan(5);
  });

  await test.step("the bar is in sight at the page's end", async () => {
    await page.keyboard.press("End");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar(page).getByRole("button", { name: "Submit listing" })).toBeInViewport();
  });
});

test("a category is asked for before a draft without one is submitted", async ({ page }) => {
  await openReview(page, "category@hedgerow.example");
  await page.getByRole("button", { name: "Remove: Categories" }).click();
  await expect(stop(page, "categories")).toContainText("Removed by you");
  await page.getByRole("button", { name: "Submit listing" }).click();
  const asked = page.getByRole("dialog", { name: /Which category/ });
  await expect(asked.getByRole("button", { name: "Save and submit" })).toBeDisabled();
  await asked.getByLabel("Primary category").selectOption("Monitoring");
  await asked.getByRole("button", { name: "Save and submit" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
});

test("the review has no accessibility violation while it is read, edited, chosen from and asked about", async ({
  page,
  context,
}) => {
  await signIn(page, "axe-review@hedgerow.example");
  await slowSample(1_500);
  try {
    await submitProduct(page, stage.sampleOrigin, "Hedgerow");
    await expect(stop(page, "headline").locator("mark")).toBeVisible();
    expect.soft(await violationsOf(page), "while the site is read").toEqual([]);
  } finally {
    await slowSample(0);
  }
  await expect(bar(page)).toContainText("to check");
  const other = await context.newPage();
  await other.goto(page.url());
  // Until it has come to life, it would read what the first page keeps in the browser, and have the field open.
  const chosen = other.getByRole("button", { name: "Headline", exact: true });
  await expect(async () => {
    await chosen.click();
    await expect(chosen).toHaveAttribute("aria-pressed", "true", { timeout: 1_000 });
  }).toPass();
  await edit(page, "Headline", "headline", "Typed here");
  expect.soft(await violationsOf(page), "while a field is edited").toEqual([]);
  await edit(other, "Headline", "headline", "Saved there");
  await stop(other, "headline").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("group", { name: /changed elsewhere/ })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await violationsOf(page), "with two values to choose from").toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Keep this one" }).click();
  await page.getByRole("button", { name: "Categories", exact: true }).click();
  await page.getByRole("button", { name: "Remove: Categories" }).click();
  await expect(stop(page, "categories")).toContainText("Removed by you");
  await bar(page).getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("dialog", { name: /Which category/ })).toBeVisible();
  expect.soft(await violationsOf(page), "while a category is asked for").toEqual([]);
});

test("a draft shows its values, its quotes and where it stands without JavaScript", async ({ page, browser }) => {
  const path = await openReview(page, "noscript@hedgerow.example");
  const storageState = { ...(await page.context().storageState()), origins: [] };
  const context = await browser.newContext({ storageState, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(new URL(path, stage.baseUrl).href);
  await expect(plain.getByRole("heading", { level: 1, name: "Hedgerow" })).toBeVisible();
  await expect(stop(plain, "license")).toContainText("AGPL-3.0");
  await expect(plain.getByRole("region", { name: "Evidence" }).locator("mark").first()).toBeVisible();
  await expect(bar(plain)).toContainText("to check");
  await context.close();
});
