import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext } from "@playwright/test";
import { expect, type Page, test } from "./journey";
import { mailedDeletion, mailedInvite, mailedSignInLink, signIn, stage, submitProduct } from "./stage";

const OWNER = "people-owner@hedgerow.example";
const MATE = "people-mate@hedgerow.example";
const PHONE = { width: 360, height: 740 };
const people = (page: Page) => page.getByRole("list", { name: "People who run this listing" });

/** As a person finds it: nothing that axe knows of, nothing beside the window. */
async function expectFit(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** A browser of somebody else. */
async function newcomer(context: BrowserContext | null): Promise<Page> {
  const browser = context?.browser();
  if (!browser) throw new Error("there is no browser");
  return (await browser.newContext({ baseURL: stage.baseUrl, javaScriptEnabled: false, viewport: PHONE })).newPage();
}

test("an owner invites somebody, who joins without JavaScript, edits the listing and leaves", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, OWNER);
  await submitProduct(page, stage.sampleOrigin, "Hedgerow");
  await page.getByRole("button", { name: "Submit listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/, { timeout: 20_000 });
  const listing = new URL(page.url()).pathname;

  await test.step("by mail, from the listing's page of people", async () => {
    await page.getByRole("link", { name: "People", exact: true }).click();
    await page.getByLabel("Email").fill(MATE);
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("The invitation is on its way.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Invited people" })).toContainText(MATE);
    await expectFit(page);
  });

  const mate = await newcomer(context);
  await test.step("who sees what they join, and signs in to it", async () => {
    await mate.goto(await mailedInvite(MATE));
    await expect(mate.getByRole("heading", { name: "Join Hedgerow as a co-founder?" })).toBeVisible();
    await expect(mate.getByText(OWNER)).toBeVisible();
    await mate.getByRole("link", { name: "Sign in to join" }).click();
    await expect(mate.getByLabel("Email")).toHaveValue(MATE);
    await mate.getByRole("button", { name: "Email me a code" }).click();
    await mate.goto(await mailedSignInLink(MATE));
    await mate.getByRole("button", { name: "Sign in" }).click();
    await expect(mate.getByRole("heading", { name: "Join Hedgerow as a co-founder?" })).toBeVisible();
    await mate.getByRole("button", { name: "Join Hedgerow" }).click();
    await expect(mate.getByText("You are a co-founder of Hedgerow")).toBeVisible();
    await expect(people(mate)).toContainText(MATE);
  });

  await test.step("adds their own profile", async () => {
    await mate.getByRole("link", { name: "your founder profile", exact: true }).click();
    await mate.getByLabel("Name", { exact: true }).fill("Noor Example");
    await mate.getByRole("button", { name: "Save profile" }).click();
    await expect(mate.getByText("Saved", { exact: true })).toBeVisible();
    await mate.goto(`${listing}/people`);
    await expect(people(mate)).toContainText("Noor Example");
  });

  await test.step("adds a milestone, which stands in the history", async () => {
    await mate.goto(`${listing}/milestones`);
    await mate.getByLabel("Day").fill("2026-01-15");
    await mate.getByLabel("Title").fill("Two of us and a folder");
    await mate.getByRole("button", { name: "Add milestone" }).click();
    await expect(mate.getByText("Added", { exact: true })).toBeVisible();
    await page.goto(`${listing}/history`);
    await expect(page.getByText("Somebody else, on the website")).toBeVisible();
  });

  await test.step("writes on the story's draft, which the owner goes on with", async () => {
    await mate.goto(`${listing}/story`);
    await mate.getByLabel("Title").fill("Two of us and a folder");
    await mate.getByRole("button", { name: "Save draft" }).click();
    await expect(mate.getByLabel("Title")).toHaveValue("Two of us and a folder");
    await page.goto(`${listing}/story`);
    await expect(page.getByLabel("Title")).toHaveValue("Two of us and a folder");
  });

  await test.step("and leaves, which ends what they see of it", async () => {
    await mate.goto(`${listing}/people`);
    await mate.getByRole("button", { name: "Leave Hedgerow" }).click();
    await mate.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();
    await expect(mate.getByText("No listings yet")).toBeVisible();
    expect((await mate.goto(listing))?.status()).toBe(404);
    await page.goto(`${listing}/people`);
    await expect(people(page)).not.toContainText(MATE);
  });
  await mate.context().close();
});

test("a person downloads their data, and deletes their account", async ({ page }) => {
  const email = "people-leaving@people.example";
  await signIn(page, email);
  await page.goto("/settings/account");
  await expectFit(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  const file = await (await download).path();
  const data = JSON.parse(await readFile(file, "utf8"));
  expect(data).toMatchObject({ format: "launchyard-export-1", account: [{ email }], votes: [] });

  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText("We sent you an email with the link.")).toBeVisible();
  await page.goto(await mailedDeletion(email));
  await expect(page.getByRole("heading", { name: "Delete your account?" })).toBeVisible();
  await expectFit(page);
  await page.setViewportSize(PHONE);
  await page.getByLabel(`Type ${email} to confirm`).fill("somebody@people.example");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("This is not the address of your account.")).toBeVisible();
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/sign-in/);
});
