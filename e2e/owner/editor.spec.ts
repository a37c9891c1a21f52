import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "../journey";
import { bar, openReview } from "../review-page";
import { stage } from "../stage";
import { liveListing, unlaunch } from "./live-listing";

const save = (page: Page) => page.getByRole("button", { name: "Save changes" }).click();

test("an owner edits a live listing, strangers see it at once, and the history takes it back", async ({ page }) => {
  const { own, id, shown } = await liveListing(page, "editor@hedgerow.example");
  const readByStranger = async () => (await fetch(shown)).text();
  try {
    await page.goto(`${own}/edit`);
    const headline = page.getByLabel("Headline", { exact: true });
    const before = await headline.inputValue();

    await test.step("what is typed survives a reload", async () => {
      await headline.fill("Boards that live in your folder");
      await expect(page.getByText("1 change not saved.")).toBeVisible();
      await page.reload();
      await expect(headline).toHaveValue("Boards that live in your folder");
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    await test.step("saving shows it to strangers at once", async () => {
      await page
        .getByRole("textbox", { name: "Description" })
        .last()
        .fill("A board in a folder, for people who own it.");
      await save(page);
      await expect(page.getByText("Saved. Visitors see it now.")).toBeVisible();
      await expect.poll(readByStranger, { timeout: 2_000 }).toContain("Boards that live in your folder");
      await expect.poll(readByStranger).toContain("A board in a folder, for people who own it.");
    });

    await test.step("the history takes the headline back", async () => {
      await page.goto(`${own}/history`);
      await page.getByRole("button", { name: "Restore this value of Headline" }).click();
      await expect(page.getByText("The listing shows it now.")).toBeVisible();
      await expect.poll(readByStranger, { timeout: 2_000 }).toContain(before);
    });
  } finally {
    await unlaunch(id);
  }
});

test("two editors of one listing meet both values, and neither is lost unseen", async ({ page, context }) => {
  await openReview(page, "two-editors@hedgerow.example");
  await bar(page).getByRole("button", { name: "Submit listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
  const path = `${new URL(page.url()).pathname}/edit`;
  const other = await context.newPage();
  await Promise.all([page.goto(path), other.goto(path)]);

  await other.getByLabel("License", { exact: true }).fill("MIT");
  await other.getByLabel("Headline", { exact: true }).fill("Theirs");
  await save(other);
  await expect(other.getByText("Saved.")).toBeVisible();

  await page.evaluate(() => localStorage.clear()); // as another person's browser
  await page.getByLabel("Headline", { exact: true }).fill("Mine");
  await page.getByLabel("Location", { exact: true }).fill("Leeds");
  await save(page);
  const choice = page.getByRole("group", { name: /Which one stays/ });
  await expect(choice).toContainText("Theirs");
  await expect(choice).toContainText("Mine");
  await page.screenshot({ path: test.info().outputPath("merge.png") });
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await save(page);
  await expect(choice, "no choice, nothing saved").toBeVisible();
  await choice.getByRole("radio", { name: "Save mine instead" }).check();
  await save(page);
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Headline", { exact: true })).toHaveValue("Mine");
  await expect(page.getByLabel("License", { exact: true })).toHaveValue("MIT");
  await expect(page.getByLabel("Location", { exact: true })).toHaveValue("Leeds");
});

test.describe("without JavaScript", () => {
  test("the editor saves, and asks about what was changed meanwhile", async ({ page, browser, context }) => {
    await openReview(page, "plain-editor@hedgerow.example");
    await bar(page).getByRole("button", { name: "Submit listing" }).click();
    await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
    const path = `${new URL(page.url()).pathname}/edit`;
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: stage.baseUrl });
    await plain.addCookies(await context.cookies());
    const still = await plain.newPage();
    await still.goto(path);
    await page.goto(path);
    await page.getByLabel("Headline", { exact: true }).fill("Theirs");
    await save(page);
    await expect(page.getByText("Saved.")).toBeVisible();

    await still.getByLabel("Headline", { exact: true }).fill("Mine");
    await save(still);
    const choice = still.getByRole("group", { name: /Which one stays/ });
    await expect(choice).toContainText("Theirs");
    await expect(still.getByLabel("Headline", { exact: true })).toHaveValue("Mine");
    await choice.getByRole("radio", { name: "Save mine instead" }).check();
    await save(still);
    await expect(still.getByText("Saved.")).toBeVisible();
    await still.goto(path);
    await expect(still.getByLabel("Headline", { exact: true })).toHaveValue("Mine");
    await plain.close();
  });
});
