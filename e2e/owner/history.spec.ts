import AxeBuilder from "@axe-core/playwright";
import { connect } from "@/db/client";
import { expect, type Page, test } from "../journey";
import { bar, edit, openReview, stop } from "../review-page";
import { stage, submitProduct } from "../stage";

test("an owner sees what was edited, restores it, and deletes a draft that leads nowhere", async ({ page }) => {
  const draft = await openReview(page, "history@hedgerow.example");
  const before = await stop(page, "headline").getByText("kanban board").first().innerText();
  await bar(page).getByRole("button", { name: "Submit listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
  const listing = new URL(page.url()).pathname;

  await test.step("an edit of the submitted draft stands in the history", async () => {
    await page.goto(draft);
    await edit(page, "Headline", "headline", "A board for people who own their files");
    await stop(page, "headline").getByRole("button", { name: "Save" }).click();
    await expect(stop(page, "headline")).toContainText("Edited by you");
    await page.goto(listing);
    await page.getByRole("link", { name: "History" }).click();
    const change = page.getByRole("region", { name: "Headline" });
    await expect(change).toContainText(before);
    await expect(change).toContainText("A board for people who own their files");
    await expect(page.getByText("You, on the website")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  await test.step("the value from before is restored, as one more edit", async () => {
    await page.getByRole("button", { name: "Restore this value of Headline" }).click();
    await expect(page.getByText("The listing shows it now.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "You, on the website" })).toHaveCount(2);
    await page.goto(`${listing}/preview`);
    await expect(page.getByText(before).first()).toBeVisible();
  });

  await test.step("a draft that could not be read is deleted, the listing's own cannot be", async () => {
    await submitProduct(page, `${stage.sampleOrigin}/internal/company-facts`, "hedgerow.example could not be read");
    await page.goto("/dashboard/drafts");
    const refusing = page.locator("form input[name=id]");
    const id = await refusing.inputValue();
    await refusing.evaluate((input: HTMLInputElement) => input.setAttribute("value", "no-draft"));
    await deleteTheOne(page);
    await expect(page.getByRole("listitem").getByRole("alert")).toContainText("must");
    await page.screenshot({ path: test.info().outputPath("refused.png") });
    await page.evaluate((key) => localStorage.setItem(key, "{}"), `typed:${id}:headline`);
    await deleteTheOne(page);
    await expect(page.getByText("Could not be read")).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), `typed:${id}:headline`)).toBeNull();
    await expect(page.getByRole("link", { name: "Hedgerow" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  });
});

test("an owner's edit of a live listing is on the page that strangers share within a second", async ({ page }) => {
  const draft = await openReview(page, "live-edit@hedgerow.example");
  await bar(page).getByRole("button", { name: "Submit listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
  const id = Number(page.url().split("/").at(-1));
  const { sql, close } = connect(stage.databaseUrl, 1);
  const [live] = await sql`update listings set status = 'live', launched_at = now() where id = ${id} returning slug`;
  try {
    const readByStranger = async () => (await fetch(`${stage.baseUrl}/listings/${live?.slug}`)).text();
    await expect.poll(readByStranger).toContain("<h1");
    for (let reads = 0; reads < 3; reads += 1) expect(await readByStranger()).not.toContain("Boards as plain files");
    await page.goto(draft);
    await edit(page, "Headline", "headline", "Boards as plain files");
    await stop(page, "headline").getByRole("button", { name: "Save" }).click();
    await expect(stop(page, "headline")).toContainText("Edited by you");
    await expect.poll(readByStranger, { timeout: 1_000, intervals: [50] }).toContain("Boards as plain files");
  } finally {
    await sql`update listings set status = 'draft', launched_at = null where id = ${id}`;
    await close();
  }
});

async function deleteTheOne(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
}
