import { connect } from "@/db/client";
import { expect, type Page, test } from "./journey";
import { signIn, signInHere, stage } from "./stage";

const A_MONTH_AGO = new Date(Date.now() - 30 * 86_400_000).toISOString();

/** Makes an account, or the newest of this address, old enough for its votes to count at once. */
async function settle(email: string): Promise<void> {
  const { sql, close } = connect(stage.databaseUrl, 1);
  await sql`update users set created_at = ${A_MONTH_AGO} where email = ${email}`;
  await close();
}

const buttonOf = (page: Page, name: string) => page.getByRole("button", { name: `Vote for ${name}` });
const pressed = (page: Page, name: string) => page.getByRole("button", { name: `Vote for ${name}`, pressed: true });

const said = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

async function countOf(page: Page, name: string): Promise<number> {
  return Number(/(\d+)/.exec((await buttonOf(page, name).innerText()).replace(",", ""))?.[1]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in a browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    const email = `voter-${javaScriptEnabled ? "script" : "plain"}@people.example`;

    test("a stranger's vote waits for them to sign in, and is taken back and cast again", async ({ page }) => {
      await test.step("finds a product on the home page and presses its vote button", async () => {
        await page.goto("/");
        await page
          .getByRole("list", { name: /Launches of/ })
          .getByRole("link", { name: "Errandry" })
          .click();
        await expect(page.getByRole("heading", { level: 1, name: "Errandry" })).toBeVisible();
        await buttonOf(page, "Errandry").click();
      });
      await test.step("signs in, and is back on the page with the vote cast, held for a new account", async () => {
        await signInHere(page, email);
        await expect(page).toHaveURL(/\/listings\/errandry#vote-\d+$/);
        await expect(pressed(page, "Errandry")).toContainText("Held");
        if (javaScriptEnabled) await expect(said(page, "is held for up to 72 hours")).toBeVisible();
        await page.reload();
        await expect(pressed(page, "Errandry")).toContainText("Held");
      });
      await test.step("takes it back, and votes anew once the account is older", async () => {
        await buttonOf(page, "Errandry").click();
        await expect(pressed(page, "Errandry")).toHaveCount(0);
        await settle(email);
        const before = await countOf(page, "Errandry");
        await buttonOf(page, "Errandry").click();
        await expect(pressed(page, "Errandry")).toContainText("Voted");
        await expect.poll(() => countOf(page, "Errandry")).toBe(before + 1);
        if (javaScriptEnabled) await expect(said(page, "Your vote for Errandry counts.")).toBeVisible();
        await page.reload();
        await expect(pressed(page, "Errandry")).toContainText("Voted");
        expect(await countOf(page, "Errandry")).toBe(before + 1);
      });
      await test.step("sees it on the lists too, and votes there without leaving them", async () => {
        for (const path of ["/", "/search?q=errands", "/launches/current", "/leaderboards/community-weekly"]) {
          await page.goto(path);
          await expect(pressed(page, "Errandry"), path).toContainText("Voted");
        }
        await page.goto("/search?sort=newest&page=2");
        const other = page.getByRole("button", { name: /^Vote for / }).first();
        await other.click();
        await expect(page).toHaveURL(/\/search\?sort=newest&page=2/);
        await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
        await buttonOf(page, "").first().click();
      });
    });

    test("a vote button is no part of its row's link, and large enough for a finger", async ({ page }) => {
      await page.goto("/");
      for (const button of await page.getByRole("button", { name: /^Vote for / }).all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
      }
    });
  });
}

test("a vote pressed signed out that is refused says why, and leads back", async ({ page }) => {
  const email = "voter-refused@people.example";
  const { sql, close } = connect(stage.databaseUrl, 1);
  await sql`insert into users (id, name, email, email_verified) values (${email}, 'Own', ${email}, now())`;
  await sql`update listings set owner_id = ${email} where slug = 'otterbank-sync'`;
  await close();
  await page.goto("/listings/otterbank-sync");
  await buttonOf(page, "Otterbank Sync").click();
  await signInHere(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Your vote was not cast" })).toBeVisible();
  await expect(page.getByText("Nobody can vote for their own product.")).toBeVisible();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(/\/listings\/otterbank-sync$/);
  await page.goto("/leaderboards/community-all-time");
  await expect(page.getByText("votes hidden")).toHaveCount(0);
});

test("votes with the keyboard alone", async ({ page }) => {
  const email = "voter-keys@people.example";
  await signIn(page, email);
  await settle(email);
  await page.goto("/launches/current");
  const link = page
    .getByRole("list", { name: /Launches of/ })
    .getByRole("link")
    .first();
  await link.focus();
  await page.keyboard.press("Tab");
  const button = page.getByRole("button", { name: /^Vote for / }).first();
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(button).toContainText("Voted");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("a browser does the work it is asked for where many of its network vote at once", async ({ page }) => {
  const email = "voter-crowd@people.example";
  await signIn(page, email);
  await settle(email);
  const { sql, close } = connect(stage.databaseUrl, 1);
  await sql`
    update votes set network = '127.0.0.0/24', cast_at = now()
    where listing_id = (select listing_id from votes group by 1 order by count(*) desc limit 1)`;
  await page.goto("/listings/tidebell");
  const answers: unknown[] = [];
  page.on("response", async (answer) => {
    if (answer.url().endsWith("/votes")) answers.push(await answer.json());
  });
  await buttonOf(page, "Tidebell").click();
  await expect(said(page, "Your vote for Tidebell counts.")).toBeVisible();
  expect(answers).toMatchObject([
    { ok: true, data: { state: null, challenge: { parameters: { algorithm: "PBKDF2/SHA-256" } } } },
    { ok: true, data: { state: "counted", challenge: null } },
  ]);
  await sql`update votes set network = null`;
  await close();
});

test("the page about ranking says each board's rule and how this week's votes were judged", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "How ranking works" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How ranking works" })).toBeVisible();
  for (const label of ["Cast", "Counted at once", "Held now", "Held, then released", "Refused"])
    await expect(page.getByText(label, { exact: true })).toBeVisible();
});
