import sharp from "sharp";
import { expect, type Page, test } from "./journey";
import { showBadge, signIn, stage, submitProduct } from "./stage";

const OWNER = "ines@hedgerow.example";
const BIO =
  "I kept the plans of a railway museum in text files for nine years before I drew the first board over them, and I still plan with it every morning.";

test.afterAll(() => showBadge(""));

test("an owner takes a product from its address to a launch week", async ({ page }) => {
  await test.step("signs in by the mailed link", () => signIn(page, OWNER));

  await test.step("submits the address and sees the draft become ready", () =>
    submitProduct(page, stage.sampleOrigin, "Hedgerow"));

  await test.step("finds each value beside the sentence that proves it", async () => {
    const evidence = page.getByRole("region", { name: "Evidence" });
    await page.getByRole("button", { name: "License", exact: true }).click();
    await expect(evidence).toContainText("hedgerow.example/license");
    await expect(evidence.locator("mark").first()).toContainText("AGPL-3.0");
    await page.getByRole("button", { name: "Founded", exact: true }).click();
    await expect(evidence).toContainText("left blank");
  });

  await test.step("edits the headline, and restores what the site says", async () => {
    const headline = field(page, "headline");
    const drafted = await headline.locator(".text-base").first().innerText();
    await page.getByRole("button", { name: "Edit: Headline" }).click();
    await headline.getByRole("textbox", { name: "Headline" }).fill("Your kanban board, in your repository");
    await headline.getByRole("button", { name: "Save" }).click();
    await expect(headline).toContainText("Edited by you");
    await expect(headline).toContainText(drafted);
    await page.getByRole("button", { name: "Restore: Headline" }).click();
    await expect(headline).toContainText("Quoted");
    await expect(headline).not.toContainText("Your kanban board, in your repository");
  });

  await test.step("takes back a removal without losing what was typed before it", async () => {
    const license = field(page, "license");
    await page.getByRole("button", { name: "Edit: License" }).click();
    await license.getByRole("textbox", { name: "License" }).fill("AGPL-3.0-only");
    await license.getByRole("button", { name: "Save" }).click();
    await expect(license).toContainText("Edited by you");
    await page.getByRole("button", { name: "Remove: License" }).click();
    await expect(license).toContainText("Removed by you");
    const removed = page.getByRole("listitem").filter({ hasText: "License removed" });
    await removed.getByRole("button", { name: "Undo" }).click();
    await expect(license).toContainText("AGPL-3.0-only");
  });

  await test.step("replaces the questions, and restores those of the site", async () => {
    const questions = field(page, "faqs");
    const asked = await questions.getByRole("listitem").count();
    await page.getByRole("button", { name: "Edit: Questions" }).click();
    await questions.getByRole("button", { name: "Remove question 1", exact: true }).click();
    await questions.getByRole("button", { name: "Save" }).click();
    await expect(questions.getByRole("listitem")).toHaveCount(asked - 1);
    await questions.getByRole("button", { name: "Can people without git use it?", exact: true }).click();
    await expect(page.getByRole("region", { name: "Evidence" }).locator("mark").first()).toContainText("without git");
    await page.getByRole("button", { name: "Restore: Questions" }).click();
    await expect(questions.getByRole("listitem")).toHaveCount(asked);
    await expect(page.getByRole("button", { name: "Restore: Questions" })).toBeHidden();
  });

  await test.step("sees our copy of the founder's photo, and adds a page of hers", async () => {
    const founders = field(page, "founders");
    await expect(founders.locator("img")).toHaveAttribute("src", /^\/files\//);
    await page.getByRole("button", { name: "Edit: Founders" }).click();
    await founders.getByText("Photo and links").click();
    await expect(founders.getByLabel("Photo")).toHaveValue(`${stage.sampleOrigin}/ines.png`);
    await founders.getByLabel("Website").fill("https://ines.example");
    await founders.getByRole("button", { name: "Save" }).click();
    await expect(founders.getByRole("listitem")).toContainText("Edited by you");
  });

  await test.step("keeps what is typed while the server does not answer", async () => {
    const summary = field(page, "summary");
    await page.getByRole("button", { name: "Edit: Summary" }).click();
    await summary.getByRole("textbox").fill("Typed on a train.");
    await page.context().setOffline(true);
    await summary.getByRole("button", { name: "Save" }).click();
    await expect(summary.getByRole("alert")).toContainText("did not answer");
    await page.context().setOffline(false);
    await summary.getByRole("button", { name: "Save" }).click();
    await expect(summary).toContainText("Edited by you");
  });

  await test.step("submits, which publishes nothing", async () => {
    await page.getByRole("button", { name: "Submit listing" }).click();
    await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
    await expect(page.getByText("Saved, not launched")).toBeVisible();
  });

  const listingUrl = page.url();
  let week = "";
  await test.step("chooses the free launch and sees the week held, with what is missing", async () => {
    await page.getByRole("button", { name: "Choose the free launch" }).click();
    const launch = page.locator("#launch");
    await expect(launch).toContainText("steps are still missing");
    week = /Week \d+/.exec(await launch.innerText())?.[0] ?? "";
    expect(week).not.toBe("");
    await expect(launch.getByRole("link", { name: /badge/ })).toBeVisible();
    await expect(launch.getByRole("link", { name: /photo/ })).toBeVisible();
  });

  await test.step("sees the page as visitors will, while they do not yet", async () => {
    await page.getByRole("link", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hedgerow", exact: true })).toBeVisible();
    await expect(page.getByText("Typed on a train.")).toBeVisible();
    await page.getByRole("link", { name: "Back to the listing" }).click();
  });

  await test.step("completes the founder profile, with a photo", async () => {
    await page.locator("#launch").getByRole("link", { name: /photo/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/founder/);
    await page.getByLabel("Photo").setInputFiles({ name: "ines.png", mimeType: "image/png", buffer: await portrait() });
    await page.getByLabel("Name").fill("Ines Marlow");
    await page.getByLabel("Role").fill("Founder");
    await page.getByLabel("Bio").fill(BIO);
    await page.getByLabel("Mastodon").fill("https://social.hedgerow.example/@ines");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Complete: ready for a free launch")).toBeVisible();
    await page.getByRole("link", { name: "Continue with Hedgerow" }).first().click();
    await expect(page).toHaveURL(listingUrl);
  });

  await test.step("puts the badge on the site and is scheduled for the same week", async () => {
    const html = await page.locator("#badge").innerText();
    await showBadge(/href="([^"]+)"/.exec(html)?.[1] ?? "");
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.locator("#launch")).toContainText("Scheduled");
    await expect(page.locator("#launch")).toContainText(week);
    await expect(page.locator("#badge")).toContainText("Found");
  });
});

test("an owner whose address may not be read learns why, and gives another", async ({ page }) => {
  await signIn(page, "closed@hedgerow.example");
  await submitProduct(page, `${stage.sampleOrigin}/internal/company-facts`, "hedgerow.example could not be read");
  await expect(page.getByText("robots.txt does not allow LaunchyardBot")).toBeVisible();
  await expect(page.getByText("User-agent: LaunchyardBot")).toBeVisible();
  await page.getByLabel("Your product’s website").fill(stage.sampleOrigin);
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hedgerow", exact: true })).toBeVisible({ timeout: 40_000 });
});

/** One field or list of the review page. */
function field(page: Page, name: string) {
  return page.locator(`[id="${name}"]`);
}

function portrait(): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 400, channels: 3, background: "#7a9b76" } })
    .png()
    .toBuffer();
}
