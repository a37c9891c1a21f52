import type { Browser } from "@playwright/test";
import { expect, type Page, test } from "../journey";
import { bar } from "../review-page";
import { showBadge, signIn, signInAsAdmin, stage } from "../stage";
import { act, openRecord, WEEK, withDatabase } from "./acting";

/** Opens a site of the network with the categories of this one; answers its address. */
async function openSite(page: Page, email: string): Promise<string> {
  const host = `quayside.localhost:${new URL(stage.baseUrl).port}`;
  await page.goto("/admin/sites");
  const fields = {
    Key: "quayside",
    Host: host,
    Name: "Quayside",
    Tagline: "Software for ports.",
    Categories: "The same as of this site",
  };
  await act(page, { email, key: "open", label: "Open a site", fields });
  return `http://${host}`;
}

/** A page of somebody on another site of the network. */
const visitor = async (browser: Browser, baseURL: string) => (await browser.newContext({ baseURL })).newPage();

test("a site that an admin opens goes from nothing to its first launch week", async ({ page, browser }) => {
  const [email, maker] = ["founder@people.example", "quay.maker@people.example"];
  await signInAsAdmin(page, email);
  const origin = await openSite(page, email);
  const owner = await visitor(browser, origin);
  await owner.goto("/launches");
  await expect(owner.getByText("Quayside").first()).toBeVisible();

  await signIn(owner, maker);
  await owner.goto("/submit");
  await owner.getByLabel("Your product’s website").fill(stage.sampleOrigin);
  await owner.getByRole("button", { name: "Read my site" }).click();
  await expect(owner).toHaveURL(/\/dashboard\/drafts\/dr_/);
  await expect(bar(owner)).toContainText("to check", { timeout: 40_000 });
  await bar(owner).getByRole("button", { name: "Submit listing" }).click();
  await expect(owner).toHaveURL(/\/dashboard\/listings\/\d+/);
  const id = Number(new URL(owner.url()).pathname.split("/").at(-1));
  await withDatabase(
    ({ sql }) => sql`
      insert into founder_profiles (user_id, slug, name, role, bio, photo_sha, links)
      select id, 'quay-maker', 'Ines Marlow', 'Founder', ${Array(20).fill("ports").join(" ")}, ${"a".repeat(64)}, '{"website": "https://ines.example"}'
      from users where email = ${maker}`,
  );
  await owner.getByRole("button", { name: "Choose the free launch" }).click();
  await expect(owner.locator("#launch")).toContainText("still missing");
  const html = await owner.locator("#badge").innerText();
  await showBadge(/href="([^"]+)"/.exec(html)?.[1] ?? "");
  await owner.getByRole("button", { name: "Check again" }).click();
  await expect(owner.locator("#launch")).toContainText("Scheduled");

  await withDatabase(({ sql }) => sql`update listings set launch_week = ${WEEK} where id = ${id}`); // its week has come
  await openRecord(page, "schedules", "launchyard-roll-weeks");
  await act(page, { email, key: "run_now", label: "Run now" });
  await expect(async () => {
    await owner.goto(`/launches/${WEEK}`);
    await expect(owner.getByRole("list", { name: /Launches of/ }).getByRole("link", { name: "Hedgerow" })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 90_000 });
  await page.goto(`/launches/${WEEK}`);
  await expect(page.getByRole("link", { name: "Hedgerow", exact: true })).toHaveCount(0);
  await showBadge("");
  await owner.context().close();
});
