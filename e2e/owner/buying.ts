import { eq } from "drizzle-orm";
import { connect, schema } from "@/db/client";
import { createListing } from "@/lib/testing/database/factories";
import { expect, type Page } from "../journey";
import { signIn, stage } from "../stage";

type Standing = Omit<Parameters<typeof createListing>[1], "siteId" | "ownerId" | "name" | "slug">;
const UNLAUNCHED = { status: "draft", plan: "none", launchedAt: null } as const;

/** A saved listing of one's own, never launched unless told otherwise. Answers its page in the dashboard. */
export async function ownListing(
  page: Page,
  email: string,
  name = "Fernway",
  standing: Standing = UNLAUNCHED,
): Promise<string> {
  await signIn(page, email);
  const { db, close } = connect(stage.databaseUrl, 1);
  const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email));
  const [site] = await db.select().from(schema.sites).where(eq(schema.sites.isDefault, true));
  const values = { siteId: site?.id ?? 0, ownerId: user?.id ?? null, name, slug: name.toLowerCase() };
  const { id } = await createListing(db, { ...values, ...standing });
  await close();
  return `/dashboard/listings/${id}`;
}

/** Fills what an invoice names. */
export async function saveBilling(page: Page): Promise<void> {
  const billing = page.locator("#billing");
  for (const [label, value] of [
    ["Name", "Ada Example"],
    ["Email for the receipt", "ada@people.example"],
    ["Street and number", "1 Long Lane"],
    ["City", "Boise"],
  ] as const)
    await billing.getByLabel(label, { exact: true }).fill(value);
  await billing.getByLabel("Country").selectOption("US");
  await billing.getByRole("button", { name: "Save billing details" }).click();
  await expect(billing.getByText("Saved.")).toBeVisible();
}

/** What is shown once the provider told that it was paid, and what was bought has happened. */
export async function expectDone(page: Page, checkout: string): Promise<void> {
  await expect(async () => {
    await page.goto(checkout);
    await expect(page.getByText("Thank you.")).toBeVisible({ timeout: 1000 });
    await expect(page.locator("#lines").getByText("Done")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

/** Accepts the terms and goes to a provider, as its button names it. */
export async function goToPay(page: Page, way = "test money"): Promise<void> {
  await page.getByRole("checkbox", { name: /I order this/ }).check();
  await page.getByRole("button", { name: `with ${way}` }).click();
}
