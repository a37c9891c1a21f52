import { newestMailTo } from "@/lib/testing/content/outbox";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { expect, type Page, test } from "../journey";
import { mailedStepUpCode, signInAsAdmin, stage } from "../stage";
import { violationsOf } from "../violations";
import { openRecord, withDatabase } from "./acting";

const EMAIL = "merger@people.example";
const KEPT = "wren.kept@people.example";
const GONE = "wren.gone@people.example";

/** One person's two accounts, each with a product of its own. */
const twoAccounts = () =>
  withDatabase(async ({ db }, siteId) => {
    const [kept, gone] = [await createUser(db, { email: KEPT }), await createUser(db, { email: GONE })];
    const saved = { siteId, status: "draft", plan: "none", launchedAt: null } as const;
    await createListing(db, { ...saved, name: "Wrenhouse", slug: "wrenhouse", ownerId: kept.id });
    await createListing(db, { ...saved, name: "Wrenbox", slug: "wrenbox", ownerId: gone.id });
    return { kept: kept.id };
  });

const ownersOf = () =>
  withDatabase(async ({ sql }) => {
    const rows = await sql<{ owner: string }[]>`
      select distinct owner_id as owner from listings where slug in ('wrenhouse', 'wrenbox')`;
    return rows.map(({ owner }) => owner);
  });

/** Sends the form of the merge by one of its buttons, with the mailed code where it asks for one. */
async function send(page: Page, button: string): Promise<void> {
  const form = page.locator("#act-merge");
  await form.getByRole("button", { name: button, exact: true }).click();
  const code = form.getByLabel("Code");
  const said = page.getByRole("status").filter({ hasText: /Nothing has changed yet|Done/ });
  await expect(code.or(said)).toBeVisible();
  if (!(await code.isVisible())) return;
  await code.fill(await mailedStepUpCode(EMAIL));
  await form.getByRole("button", { name: button, exact: true }).click();
}

test("an admin merges two accounts of one person: refused with the way on, tried first, done, and both are told", async ({
  page,
}) => {
  const { kept } = await twoAccounts();
  await signInAsAdmin(page, EMAIL);
  await openRecord(page, "users", KEPT);
  const form = page.locator("#act-merge");
  await form.locator("summary").click();
  const other = form.getByLabel("Address of the account that ends");
  await other.fill(KEPT);
  await form.getByLabel("Reason").fill("They signed up twice");
  const code = form.getByLabel("Code");
  await form.getByRole("button", { name: "Check it first" }).click();
  await expect(code).toBeVisible();
  await code.fill(await mailedStepUpCode(EMAIL));
  await form.getByRole("button", { name: "Check it first" }).click();
  await expect(form.getByText("This is the account that stays.")).toBeVisible();
  await expect(form.getByLabel("Reason")).toHaveValue("They signed up twice");

  await other.fill(GONE);
  await send(page, "Check it first");
  await expect(form.getByRole("status")).toContainText("Nothing has changed yet. It would change");
  await expect(form.getByRole("status")).toContainText(`listings: 1 → 2, merged email: ${GONE}`);
  expect(await ownersOf()).toHaveLength(2);
  expect(await violationsOf(page)).toEqual([]);

  await send(page, "Merge another account into this one");
  await expect(page.getByRole("status")).toContainText("Done");
  expect(await ownersOf()).toEqual([kept]);
  for (const to of [KEPT, GONE])
    await expect.poll(() => newestMailTo(stage.dataDir, to)).toContain("They signed up twice");
  await page.goto(`/admin/users?q=${encodeURIComponent(GONE)}`);
  await expect(page.getByText("Nothing here is like that.")).toBeVisible();
  await page.goto("/admin/audit-log?q=user.merged");
  await expect(page.getByText("user.merged").first()).toBeVisible();
});
