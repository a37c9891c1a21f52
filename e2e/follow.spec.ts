import { expect, type Page, test } from "./journey";
import { mailedFollowLink, mailedUnsubscribe, signIn, stage } from "./stage";

const PHONE = { width: 360, height: 740 };
const followed = (page: Page) => page.getByRole("list", { name: "Followed products" });

async function followersOf(slug: string): Promise<number> {
  return (await (await fetch(`${stage.baseUrl}/api/v1/listings/${slug}`)).json()).followers;
}

/** As the page says it to nobody in particular, whose bytes are kept. */
async function followersOnPage(slug: string): Promise<number> {
  const html = await (await fetch(`${stage.baseUrl}/listings/${slug}`)).text();
  return Number(/>(\d+)<\/span>(?:<!-- -->|\s)*followers?/.exec(html)?.[1] ?? 0);
}

/** What anybody reads may be two seconds old; a page that was forgotten by its age alone would be thirty. */
async function expectFollowers(slug: string, count: number): Promise<void> {
  for (const read of [followersOf, followersOnPage])
    await expect.poll(() => read(slug), { timeout: 10_000 }).toBe(count);
}

/** As a mail program calls it: no cookie, no page of ours before. */
const oneClick = (url: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }), redirect: "manual" });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in a browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a visitor follows by mail, by keyboard alone, and stops by one click in the mail", async ({
      page,
      request,
    }) => {
      const email = `reader-${javaScriptEnabled}@people.example`;
      const before = await followersOf("tidebell");

      await test.step("leaves an address on the listing's page", async () => {
        await page.goto("/listings/tidebell");
        await page.getByRole("link", { name: "Follow Tidebell" }).focus();
        await page.keyboard.press("Enter");
        await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
        await page.keyboard.type(email);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
        await expect(page.getByText(email)).toBeVisible();
      });

      const link = await mailedFollowLink(email);
      const unsubscribe = await mailedUnsubscribe(email);
      await test.step("confirms from the mail, which opening alone does not", async () => {
        expect((await request.get(link)).status()).toBe(200);
        await expectFollowers("tidebell", before);
        await page.goto(link);
        await expect(page.getByRole("heading", { level: 1, name: "Follow Tidebell?" })).toBeVisible();
        await page.getByRole("button", { name: "Follow Tidebell" }).focus();
        await page.keyboard.press("Enter");
        await expect(page.getByText("Confirmed")).toBeVisible();
        await expect(followed(page)).toContainText("Tidebell");
        await expectFollowers("tidebell", before + 1);
      });

      await test.step("is asked before an opened link stops anything", async () => {
        const mine = page.url();
        await page.goto(unsubscribe);
        await expect(page.getByRole("heading", { level: 1, name: "Stop following Tidebell?" })).toBeVisible();
        expect((await fetch(unsubscribe, { method: "POST" })).status).toBe(400);
        await expectFollowers("tidebell", before + 1);
        await page.goto(mine);
        await expect(followed(page)).toContainText("Tidebell");
      });

      await test.step("stops by the mail program's one click", async () => {
        for (let i = 0; i < 2; i += 1) expect((await oneClick(unsubscribe)).status).toBe(200);
        await page.reload();
        await expect(page.getByText("You follow nothing")).toBeVisible();
        await expectFollowers("tidebell", before);
        expect((await oneClick(`${unsubscribe}0`)).status).toBe(404);
      });
    });

    test("a person who is signed in follows at once and stops on their own list", async ({ page }) => {
      await signIn(page, `follows-${javaScriptEnabled}@people.example`);
      await page.goto("/listings/pagemoth");
      await page.getByRole("button", { name: "Follow Pagemoth" }).click();
      const following = page.getByRole("button", { name: "Following Pagemoth", pressed: true });
      await expect(following).toBeVisible();
      await expect(following).not.toHaveAttribute("aria-busy"); // shown at once, and then done
      await page.reload();
      await expect(following).toBeVisible();
      await page.goto("/dashboard/follows");
      await expect(followed(page)).toContainText("Pagemoth");
      await page.getByRole("button", { name: "Stop following Pagemoth" }).click();
      await expect(page.getByText("You follow nothing")).toBeVisible();
      await page.goto("/listings/pagemoth");
      await expect(page.getByRole("button", { name: "Follow Pagemoth" })).toBeVisible();
    });
  });
}

test("an address that is none comes back with what is wrong with it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/listings/tidebell");
  await page.getByLabel("Email", { exact: true }).fill("reader@nowhere");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("This is not an email address. Write it like name@example.com.")).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("reader@nowhere");
});

test("a link that is none of ours leads nowhere", async ({ page }) => {
  for (const path of ["/follows?key=x", "/follows/confirm?link=x", "/follows/stop?link=x"])
    expect((await page.goto(path))?.status(), path).toBe(404);
});
