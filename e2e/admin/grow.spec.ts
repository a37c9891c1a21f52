import type { Browser } from "@playwright/test";
import { expect, type Page, test } from "../journey";
import { mailedStepUpCode, signIn, signInAsAdmin, stage } from "../stage";

const DAY_MS = 86_400_000;
const FILE = [
  "name,url",
  "Alderpost,https://alderpost.example",
  "Birchmail,https://birchmail.example",
  "Nowhere,ftp://nowhere.example",
].join("\n");

/** Opens a form of the desk. */
async function openForm(page: Page, key: string) {
  const form = page.locator(`#act-${key}`);
  await form.locator("summary").click();
  await form.getByLabel("Reason").fill("The directory grows");
  return form;
}

/** Opens an address as somebody who never signed in, and answers what they see. */
async function visit(browser: Browser, url: string): Promise<{ status: number; text: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const answer = await page.goto(url);
  const seen = { status: answer?.status() ?? 0, text: await page.locator("body").innerText() };
  await context.close();
  return seen;
}

test("an admin imports products, and who makes one claims it", async ({ page, browser }) => {
  await signInAsAdmin(page, "importer@people.example");
  await page.goto("/admin/imports");
  const form = await openForm(page, "import");
  await form.getByLabel("Or its text").fill(FILE);
  await form.getByRole("button", { name: "Check it first" }).click();
  await expect(form.getByRole("status")).toContainText("2 of 3 rows would be taken");
  await expect(form.getByRole("status")).toContainText("Row 3 (Nowhere)");
  await form.getByRole("button", { name: "Import products" }).click();
  await expect(page.getByRole("status")).toContainText("Done");

  await expect(async () => {
    await page.goto("/admin/imports?state=ready");
    await expect(page.getByRole("checkbox", { name: /^Select (?:Alderpost|Birchmail)$/ })).toHaveCount(2, {
      timeout: 1,
    });
  }).toPass();
  for (const name of ["Alderpost", "Birchmail"]) await page.getByLabel(`Select ${name}`).check();
  await page.getByLabel("Act on the selected rows").selectOption("Publish");
  await page.getByRole("button", { name: "Preview for selected" }).click();
  await page.getByLabel("Reason").fill("Both were read");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Nothing has changed yet. 2 of 2 would change");
  await page.getByRole("button", { name: "Publish: 2 of 2" }).click();
  await expect(page.getByRole("status")).toContainText("Done to 2 of 2");
  expect((await visit(browser, "/listings/alderpost")).text).toContain("Nobody has claimed this listing yet");

  await page.context().clearCookies();
  await signIn(page, "hello@alderpost.example");
  await page.goto("/listings/alderpost");
  await page.getByRole("link", { name: "Claim it" }).click();
  await page.getByRole("button", { name: "Claim this listing" }).click();
  await page.getByRole("link", { name: "Open the listing" }).click();
  await expect(page.getByText("Our team listed this product before you claimed it")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose the free launch" })).toHaveCount(0);
});

test("an admin writes, previews, schedules and publishes a post", async ({ page, browser }) => {
  await signInAsAdmin(page, "writer@people.example");
  await page.goto("/admin/posts");
  const write = await openForm(page, "write");
  await write.getByLabel("Title").fill("Fifteen places a week");
  await write.getByLabel("Address").fill("fifteen-places");
  await write.getByLabel("Summary").fill("Why there are no more.");
  await write.getByLabel("Author").fill("The team");
  await write.getByLabel("Text").fill("So that each is **seen**.");
  await write.getByRole("button", { name: "Write a post" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  await page.getByRole("link", { name: "Fifteen places a week" }).click();
  await page.waitForURL(/\/admin\/posts\/\d+$/);
  const record = page.url();

  const schedule = await openForm(page, "schedule");
  await schedule.getByLabel("From (UTC)").fill(new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 16));
  await schedule.getByRole("button", { name: "Schedule" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  const [preview] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /\/preview$/ }).click(),
  ]);
  await expect(preview.getByText("visitors will see this post")).toBeVisible();
  await expect(preview.getByRole("article").locator("strong")).toHaveText("seen");
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const answer = await page.request.get(preview.url());
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect((await visit(browser, preview.url())).status).toBe(404);
  expect((await visit(browser, "/blog/fifteen-places")).status).toBe(404);

  await page.goto(record);
  await (await openForm(page, "unpublish")).getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  await page.goto(record);
  await (await openForm(page, "publish")).getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  expect(await visit(browser, "/blog/fifteen-places")).toMatchObject({
    status: 200,
    text: expect.stringContaining("So that each is seen."),
  });
});

test("an admin opens a site of the network, which answers on its host", async ({ page, browser }) => {
  const email = "opener@people.example";
  const { port } = new URL(stage.baseUrl);
  await signInAsAdmin(page, email);
  await page.goto("/admin/sites");
  const form = await openForm(page, "open");
  await form.getByLabel("Key").fill("harbour");
  await form.getByLabel("Host").fill(`harbour.localhost:${port}`);
  await form.getByLabel("Name").fill("Harbour Tools");
  await form.getByLabel("Tagline").fill("Software for small harbours.");
  await form.getByLabel("Categories").selectOption("The same as of this site");
  await form.getByRole("button", { name: "Open a site" }).click();
  await form.getByLabel("Code").fill(await mailedStepUpCode(email));
  await form.getByRole("button", { name: "Open a site" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  const home = await visit(browser, `http://harbour.localhost:${port}/`);
  expect(home.status).toBe(200);
  expect(home.text).toContain("Software for small harbours.");
});
