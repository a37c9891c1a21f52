import { expect, type Page, test } from "./journey";
import { mailedCode, signIn, stage } from "./stage";

const SITE = "Your product’s website";

/** Gives an address on the page that is open. */
async function give(page: Page, url: string): Promise<void> {
  await page.getByLabel(SITE).fill(url);
  await page.getByRole("button", { name: "Read my site" }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in a browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an address given before signing in is being read right after", async ({ page }) => {
      const email = `arrival-${javaScriptEnabled}@hedgerow.example`;
      await test.step("is told at the field what no website is", async () => {
        await page.goto("/");
        await give(page, "ftp://hedgerow.example");
        await expect(page.getByRole("alert").filter({ hasText: "Only http and https" })).toBeVisible();
        await expect(page.getByLabel(SITE)).toHaveValue("ftp://hedgerow.example");
      });

      await test.step("signs in, and knows what comes next", async () => {
        await give(page, new URL(stage.sampleOrigin).host);
        await expect(page.getByText("Next: reading hedgerow.example")).toBeVisible();
        await expect(page.getByLabel("Email")).toBeFocused();
        await page.getByLabel("Email").fill(email);
        await page.getByRole("button", { name: "Email me a code" }).click();
        await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
        await expect(page.getByLabel("Code")).toBeFocused();
      });

      await test.step("asks for a new code, and corrects a wrong one", async () => {
        await page.getByRole("button", { name: "Send a new code" }).click();
        await expect(page.getByText("We sent another code")).toBeVisible();
        await page.getByLabel("Code").fill("AAAA-2222");
        await page.getByRole("button", { name: "Sign in", exact: true }).click();
        await expect(page.getByRole("alert").filter({ hasText: "This code is wrong" })).toBeVisible();
        await expect(page.getByLabel("Code")).toHaveValue("AAAA-2222");
      });

      await page.getByLabel("Code").fill(await mailedCode(email));
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/drafts\/dr_/);
      await expect(page.getByRole("heading", { level: 1, name: /hedgerow/i })).toBeVisible();
    });
  });
}

test("another address for the code keeps the way on", async ({ page }) => {
  await page.goto("/submit");
  await give(page, stage.sampleOrigin);
  await page.getByLabel("Email").fill("mistyped@hedgerow.example");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByRole("link", { name: "Use another address" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("mistyped@hedgerow.example");
  await expect(page.getByText("Next: reading hedgerow.example")).toBeVisible();
});

test("a link of somebody else's starts no draft: the address waits in the form", async ({ page }) => {
  await signIn(page, "linked@hedgerow.example");
  await page.goto(`/submit/start?url=${encodeURIComponent(stage.sampleOrigin)}`);
  await expect(page).toHaveURL(/\/submit\?url=/);
  await expect(page.getByLabel(SITE)).toHaveValue(stage.sampleOrigin);
  await page.goto("/dashboard/drafts");
  await expect(page.getByText("No drafts yet")).toBeVisible();
});
