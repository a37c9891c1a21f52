import { expect, it } from "vitest";
import { addWeeks, weekOf } from "@/lib/core/week";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { listWeekPaths } from "./week-paths";

const app = useApp({ operations: [] });

it("names this week, launches or not, and those past with live launches, once each", async () => {
  const current = weekOf(app().now());
  const [past, empty, coming] = [addWeeks(current, -1), addWeeks(current, -2), addWeeks(current, 1)];
  const ctx = await app().context();
  expect(await listWeekPaths(ctx)).toEqual([`/launches/${current}`]);
  for (const [launchWeek, status] of [
    [past, "live"],
    [past, "live"],
    [empty, "removed"],
    [coming, "scheduled"],
  ] as const)
    await createListing(app().db, { siteId: app().siteId, launchWeek, status });
  expect(await listWeekPaths(ctx)).toEqual([`/launches/${current}`, `/launches/${past}`]);
});
