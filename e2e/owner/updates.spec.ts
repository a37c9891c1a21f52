import { connect } from "@/db/client";
import { expect, type Page, test } from "../journey";
import { mailedFollowLink, mailedUnsubscribe, signIn, stage } from "../stage";

/** Makes somebody the owner of a seeded live listing that nobody follows any more. Answers its id. */
async function giveListing(slug: string, email: string): Promise<number> {
  const { sql, close } = connect(stage.databaseUrl, 1);
  const [row] = await sql<{ id: number }[]>`
    update listings set owner_id = (select id from users where email = ${email}) where slug = ${slug} returning id`;
  const id = row?.id ?? 0;
  await sql`delete from follows where listing_id = ${id}`;
  await close();
  return id;
}

async function followByMail(page: Page, slug: string, email: string): Promise<void> {
  await page.goto(`/listings/${slug}`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Email", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto(await mailedFollowLink(email));
  await page.getByRole("button", { name: /^Follow / }).click();
  await expect(page.getByText("Confirmed")).toBeVisible();
}

for (const { javaScriptEnabled, slug } of [
  { javaScriptEnabled: true, slug: "pagemoth" },
  { javaScriptEnabled: false, slug: "wickernet" },
]) {
  test.describe(javaScriptEnabled ? "in a browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("an owner posts an update, a follower gets it by mail and stops by one click", async ({ page, browser }) => {
      const [owner, reader] = [`news-${slug}@people.example`, `reader-of-${slug}@people.example`];
      const guest = await browser.newPage({ javaScriptEnabled, baseURL: stage.baseUrl });
      await signIn(page, owner);
      const title = `News of ${slug}`;
      const path = `/dashboard/listings/${await giveListing(slug, owner)}/updates`;
      await followByMail(guest, slug, reader);
      await page.goto(path);
      await expect(page.getByText("1 follower will get it by email.")).toBeVisible();

      await test.step("looks at the mail first, which publishes nothing", async () => {
        await page.getByLabel("Title").fill(title);
        await page.getByLabel("What is new").fill("Version 3 is out.\n\nIt needs no network.");
        await page.getByRole("button", { name: "Preview the email" }).click();
        await expect(page.getByRole("region", { name: "Preview of the email" })).toContainText("It needs no network.");
        await expect(page.getByLabel("Title")).toHaveValue(title);
        await expect(
          page.getByText("No updates yet").or(page.getByRole("list", { name: "Updates" })),
        ).not.toContainText(title);
      });

      await test.step("publishes it, to be read at once", async () => {
        await page.getByRole("button", { name: "Publish update" }).click();
        await expect(page.getByText("1 follower will get it by email in the next minutes.")).toBeVisible();
        await expect(page.getByRole("list", { name: "Updates" })).toContainText("mailed to 1 follower");
        await expect(page.getByText("Today’s email went out with an earlier update")).toBeVisible();
        await expect(async () => {
          await guest.goto("/updates");
          await expect(guest.getByRole("list", { name: "Updates" })).toContainText(title, { timeout: 500 });
        }).toPass();
      });

      await test.step("reaches the follower, who stops", async () => {
        const answer = await fetch(await mailedUnsubscribe(reader), {
          method: "POST",
          body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
          redirect: "manual",
        });
        expect(answer.status).toBeLessThan(400);
        await page.goto(path);
        await expect(page.getByText("Nobody follows by email yet")).toBeVisible();
      });
      await guest.close();
    });
  });
}
