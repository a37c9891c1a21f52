import { addWeeks, weekOf } from "@/lib/core/week";
import { expect, test } from "../journey";
import { expectDone, goToPay, ownListing, saveBilling } from "./buying";
import { asDatabase } from "./live-listing";

test("an owner whose free listing waits in the queue buys a launch for now", async ({ page }) => {
  const launchWeek = addWeeks(weekOf(new Date()), 5);
  const queued = { status: "awaiting_badge", plan: "free", launchWeek, freePosition: 1, launchedAt: null } as const;
  const listing = await ownListing(page, "upgrader@people.example", "Mossway", queued);
  const id = Number(listing.split("/").at(-1));
  const freeTaken = () =>
    asDatabase(
      (sql) => sql<{ taken: number }[]>`
        select coalesce(sum(free_taken), 0)::int as taken from launch_weeks where week = ${launchWeek}`,
    );
  await asDatabase(
    (sql) => sql`
      insert into launch_weeks (site_id, week, free_taken) select site_id, ${launchWeek}, 1 from listings where id = ${id}
      on conflict (site_id, week) do update set free_taken = launch_weeks.free_taken + 1`,
  );
  const [before] = await freeTaken();
  await page.goto(listing);
  await page.getByRole("link", { name: "See what can be bought" }).click();
  const launch = page.locator("#launch");
  await launch.getByLabel("When").selectOption("now");
  await launch.getByRole("button", { name: /^Continue/ }).click();
  await saveBilling(page);
  const checkout = page.url().replace(/#.*/, "");
  await goToPay(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expectDone(page, checkout);
  await page.locator("#lines").getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Mossway");
  const [after] = await freeTaken();
  expect((before?.taken ?? 0) - (after?.taken ?? 0), "its place in the free queue is another's again").toBe(1);
});
