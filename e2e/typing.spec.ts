import { expect, test } from "./journey";
import { bar, edit, openReview, stop } from "./review-page";
import { signIn } from "./stage";

test("nothing typed is lost: not by another field, a reload, a lost connection or an ended session", async ({
  page,
}) => {
  const owner = "typing@hedgerow.example";
  const path = await openReview(page, owner);
  const headline = stop(page, "headline");
  const text = headline.getByRole("textbox", { name: "Headline" });

  await test.step("another field and another list are opened", async () => {
    await edit(page, "Headline", "headline", "Typed and not saved");
    await edit(page, "Summary", "summary", "Typed too");
    await page.getByRole("button", { name: "Edit: Questions" }).click();
    await page.getByLabel("Answer 1", { exact: true }).fill("An answer of mine.");
    await expect(text).toHaveValue("Typed and not saved");
    await expect(bar(page)).toContainText("3 not saved");
  });

  await test.step("the page is loaded again, and left and come back to", async () => {
    await page.reload();
    await expect(text).toHaveValue("Typed and not saved");
    await expect(page.getByLabel("Answer 1", { exact: true })).toHaveValue("An answer of mine.");
    await page.getByRole("link", { name: "Drafts", exact: true }).click();
    await expect(page.getByRole("heading", { name: "My drafts" })).toBeVisible();
    await page.goBack();
    await expect(stop(page, "summary").getByRole("textbox")).toHaveValue("Typed too");
  });

  await test.step("submitting asks to save it first", async () => {
    await page.getByRole("button", { name: "Submit listing" }).click();
    await expect(page.getByText("is not saved yet")).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  await test.step("the session ends before it is saved", async () => {
    await page.context().clearCookies();
    await headline.getByRole("button", { name: "Save" }).click();
    await expect(headline.getByRole("alert")).toContainText("You are signed out");
    await signIn(page, owner);
    await page.goto(path);
    await expect(text).toHaveValue("Typed and not saved");
    await headline.getByRole("button", { name: "Save" }).click();
    await expect(headline).toContainText("Edited by you");
    await expect(bar(page)).toContainText("2 not saved");
  });

  await test.step("it is discarded by hand, and brought back", async () => {
    const summary = stop(page, "summary");
    await summary.getByRole("button", { name: "Cancel" }).click();
    await expect(summary.getByRole("textbox")).toBeHidden();
    await page.getByRole("listitem").filter({ hasText: "discarded" }).getByRole("button", { name: "Undo" }).click();
    await expect(summary.getByRole("textbox")).toHaveValue("Typed too");
  });

  await test.step("signing out leaves none of it on the computer", async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).not.toHaveURL(path);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("typed:")))).toEqual([]);
  });
});

test("a value that was changed in another tab is shown beside the typed one, and never overwritten unseen", async ({
  page,
  context,
}) => {
  const path = await openReview(page, "tabs@hedgerow.example");
  const other = await context.newPage();
  await other.goto(path);

  // Typed first where the page was just opened: once it runs, it shows what this browser kept of other tabs.
  await edit(other, "Headline", "headline", "Saved in the second tab");
  await edit(page, "Headline", "headline", "Typed in the first tab");
  await stop(other, "headline").getByRole("button", { name: "Save" }).click();
  await expect(stop(other, "headline")).toContainText("Edited by you");

  const choice = stop(page, "headline").getByRole("group", { name: /changed elsewhere/ });
  await expect(choice).toContainText("Saved in the second tab");
  await expect(choice).toContainText("Typed in the first tab");
  await choice.getByRole("button", { name: "Save mine instead" }).click();
  await expect(stop(page, "headline")).toContainText("Edited by you");
  await expect(stop(other, "headline")).toContainText("Typed in the first tab");

  await test.step("and what the other tab types at the same place outlives this one's saving", async () => {
    await edit(page, "Summary", "summary", "Typed in the first tab");
    await edit(other, "Summary", "summary", "Typed later in the second tab");
    await stop(page, "summary").getByRole("button", { name: "Save" }).click();
    await expect(stop(page, "summary")).toContainText("Edited by you");
    await other.reload();
    await expect(stop(other, "summary")).toContainText("Typed later in the second tab");
    await stop(other, "summary").getByRole("button", { name: "Keep this one" }).click();
  });

  await test.step("also where the other tab could not tell of it", async () => {
    await page.route("**/progress", (route) => route.abort());
    await edit(page, "License", "license", "MIT");
    await edit(other, "License", "license", "AGPL-3.0-only");
    await stop(other, "license").getByRole("button", { name: "Save" }).click();
    await expect(stop(other, "license")).toContainText("Edited by you");
    const [saved] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      stop(page, "license").getByRole("button", { name: "Save" }).click(),
    ]);
    expect(saved.ok()).toBe(true);
    await page.unroute("**/progress");
    await expect(stop(page, "license").getByRole("group", { name: /changed elsewhere/ })).toContainText(
      "AGPL-3.0-only",
    );
    await stop(page, "license").getByRole("button", { name: "Keep this one" }).click();
    await expect(stop(page, "license")).toContainText("AGPL-3.0-only");
  });
});
