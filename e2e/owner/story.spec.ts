import AxeBuilder from "@axe-core/playwright";
import sharp from "sharp";
import { expect, type Page, test } from "../journey";
import { stage } from "../stage";
import { liveListing, unlaunch } from "./live-listing";

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(" ");
const draft = (page: Page) => page.getByRole("status", { name: "Draft" });
const publish = (page: Page) => page.getByRole("button", { name: "Publish", exact: true }).click();

async function completeProfile(page: Page): Promise<void> {
  const photo = sharp({ create: { width: 320, height: 320, channels: 3, background: "#7a9b76" } }).png();
  await page.goto("/dashboard/founder");
  await page
    .getByLabel("Photo")
    .setInputFiles({ name: "o.png", mimeType: "image/png", buffer: await photo.toBuffer() });
  await page.getByLabel("Name").fill("Odile Marchbank");
  await page.getByLabel("Role").fill("Founder");
  await page.getByLabel("Bio").fill(words(24, "boards"));
  await page.getByLabel("Mastodon").fill("https://social.hedgerow.example/@odile");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Complete: ready for a free launch")).toBeVisible();
}

test("a story is written through a dead network and a closed tab, published, taken back and published again", async ({
  page: first,
  context,
}) => {
  const { own, id, slug } = await liveListing(first, "story@hedgerow.example");
  const visit = () => fetch(`${stage.baseUrl}/stories/${slug}`);
  const statusOf = async () => (await visit()).status;
  try {
    await completeProfile(first);
    await first.goto(`${own}/story`);
    await first.getByLabel("Title").fill("How the boards moved into a folder");
    await first.getByLabel("The problem").fill(words(220, "planning"));
    await expect(draft(first)).toContainText("as a draft");

    await test.step("typed without a network, the tab closed: it is there again, and is sent by itself", async () => {
      await context.setOffline(true);
      await first.getByLabel("How it started").fill(words(40, "winter"));
      await expect(draft(first)).toContainText("Not saved: no connection. Kept in this browser.");
      await first.close();
      await context.setOffline(false);
    });

    const page = await context.newPage();
    await page.goto(`${own}/story`);
    await expect(page.getByLabel("How it started")).toHaveValue(words(40, "winter"));
    await expect(draft(page)).toContainText("as a draft");
    await expect(page.getByText("Fill at least 3 sections with 40 words each; 2 have that many.")).toBeVisible();
    expect(await statusOf()).toBe(404);

    await test.step("the connection comes back while the tab is open", async () => {
      await context.setOffline(true);
      await page.getByLabel("What was built").fill(words(40, "folder"));
      await expect(draft(page)).toContainText("no connection");
      await context.setOffline(false);
      await expect(draft(page)).toContainText("as a draft");
      await expect(page.getByText("Complete: ready to be published")).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });

    await test.step("the preview shows it while visitors do not see it", async () => {
      await page.getByRole("link", { name: "Preview" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the boards moved into a folder");
      await page.getByRole("link", { name: "Back to the story" }).click();
      expect(await statusOf()).toBe(404);
    });

    await publish(page);
    await expect(page.getByText("Published. Visitors read it now.")).toBeVisible();
    await expect.poll(async () => (await visit()).text()).toContain("How the boards moved into a folder");

    await test.step("unpublished it is gone at once, and comes back as it was", async () => {
      await page.getByRole("button", { name: "Unpublish the story" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Unpublish", exact: true }).click();
      await expect(page.getByText("It was taken off its page.")).toBeVisible();
      await expect.poll(statusOf, { timeout: 2_000 }).toBe(404);
      await publish(page);
      await expect.poll(statusOf).toBe(200);
    });

    await test.step("an answer of the interview is a draft until it is published", async () => {
      await page.goto("/dashboard/interview");
      const answer = page.getByRole("textbox").first();
      await answer.fill("We plan in text files.");
      await expect(draft(page)).toContainText("as a draft");
      await page.reload();
      await expect(answer).toHaveValue("We plan in text files.");
      const founder = async () => (await fetch(`${stage.baseUrl}/founders/odile-marchbank`)).text();
      expect(await founder()).not.toContain("We plan in text files.");
      await publish(page);
      await expect(page.getByText("Published.")).toBeVisible();
      await expect.poll(founder).toContain("We plan in text files.");
    });
  } finally {
    await unlaunch(id);
  }
});
