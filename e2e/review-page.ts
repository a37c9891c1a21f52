import { expect, type Page } from "@playwright/test";
import { signIn, stage, submitProduct } from "./stage";

/** One field, list or entry of the review page. */
export const stop = (page: Page, id: string) => page.locator(`[id="${id}"]`);
/** Saved, to check, missing, and the way on. */
export const bar = (page: Page) => page.getByRole("region", { name: "Review", exact: true });

/** Signs in and has the sample site read, until its draft can be checked. Answers the draft's path. */
export async function openReview(page: Page, email: string): Promise<string> {
  await signIn(page, email);
  const path = await submitProduct(page, stage.sampleOrigin, "Hedgerow");
  await expect(bar(page)).toContainText("to check");
  return path;
}

/** Opens a field and types. */
export async function edit(page: Page, label: string, id: string, text: string): Promise<void> {
  await page.getByRole("button", { name: `Edit: ${label}` }).click();
  await stop(page, id).getByRole("textbox", { name: label }).fill(text);
}
