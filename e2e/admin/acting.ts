import { eq } from "drizzle-orm";
import { connect, schema } from "@/db/client";
import { weekOf } from "@/lib/core/week";
import { expect, type Page } from "../journey";
import { mailedStepUpCode, stage } from "../stage";

type Connection = ReturnType<typeof connect>;

/** Works with the database of the app that serves, and its default site. */
export async function withDatabase<T>(work: (connection: Connection, siteId: number) => Promise<T>): Promise<T> {
  const connection = connect(stage.databaseUrl, 1);
  try {
    const [site] = await connection.db.select().from(schema.sites).where(eq(schema.sites.isDefault, true));
    return await work(connection, site?.id ?? 0);
  } finally {
    await connection.close();
  }
}

/** Now, by the app's clock: on some days it runs on another day than the machine. */
const now = new Date(Date.now() + Number(process.env.NOW_OFFSET_DAYS ?? 0) * 86_400_000);
/** The day (UTC) and the week that run. */
export const TODAY = now.toISOString().slice(0, 10);
export const WEEK = weekOf(now);

/** Fills one form of a record and sends it, with the code where it asks for one. */
export async function act(page: Page, { email, key, label, fields = {} }: Act): Promise<void> {
  const form = page.locator(`#act-${key}`);
  await form.locator("summary").click();
  for (const [name, value] of Object.entries(fields)) {
    const field = form.getByLabel(name);
    if ((await field.evaluate((one) => one.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  await form.getByLabel("Reason").fill("It was looked at");
  await form.getByRole("button", { name: label, exact: true }).click();
  const code = form.getByLabel("Code");
  await expect(code.or(page.getByRole("status").filter({ hasText: "Done" }))).toBeVisible();
  if (await code.isVisible()) {
    await code.fill(await mailedStepUpCode(email));
    await form.getByRole("button", { name: label, exact: true }).click();
  }
  await expect(page.getByRole("status")).toContainText("Done");
}

interface Act {
  email: string;
  key: string;
  label: string;
  fields?: Record<string, string>;
}

/** Opens a record from the list of its screen. */
export const openRecord = async (page: Page, screen: string, name: string) => {
  await page.goto(`/admin/${screen}`);
  await page.getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
};
