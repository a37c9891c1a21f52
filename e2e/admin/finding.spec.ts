import { createListing, createUser } from "@/lib/testing/database/factories";
import { expect, test } from "../journey";
import { openPalette, signIn, signInAsAdmin } from "../stage";
import { violationsOf } from "../violations";
import { withDatabase } from "./acting";

const OWNER = "dipper.owner@people.example";

test("⌘K at the desk finds records by keyboard, tells how many, and leads on from nothing", async ({ page }) => {
  await withDatabase(async ({ db }, siteId) => {
    const owner = await createUser(db, { email: OWNER, name: "Dipper Owner" });
    await createListing(db, { siteId, name: "Dipperly", slug: "dipperly", ownerId: owner.id });
  });
  await signInAsAdmin(page, "finder@people.example");
  await page.goto("/admin");
  await expect(page.getByRole("button", { name: /go to a screen or record/ })).toBeVisible();
  const typed = await openPalette(page, "A screen, or a name, number, email or host");
  const option = (group: string, name: string | RegExp) =>
    page.getByRole("group", { name: group, exact: true }).getByRole("option", { name });

  await typed.fill("zzzzqq");
  await expect(page.getByText("Nothing here is called “zzzzqq”.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Nothing found." })).toBeAttached();
  await typed.fill("audit");
  await expect(option("Screens: System", "Audit log")).toHaveAttribute("aria-selected", "true");

  await typed.fill("dipper");
  await expect(option("Listings", /^Dipperly/)).toHaveAttribute("aria-selected", "true");
  await expect(option("Users", new RegExp(`^${OWNER}`))).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Listings: 1, Users: 1." })).toBeAttached();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: OWNER })).toBeVisible();
});

test("what ⌘K asks at the desk answers admins alone, is kept nowhere, and takes no less than two letters", async ({
  page,
}) => {
  const ask = async (q: string) => page.request.get(`/admin/find?q=${q}`);
  expect((await ask("people")).status()).toBe(404);
  await signIn(page, "unfinding@people.example");
  expect((await ask("people")).status()).toBe(404);
  await page.context().clearCookies();
  await signInAsAdmin(page, "asking@people.example");
  const answer = await ask("people");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect((await ask("p")).status()).toBe(404);
});
