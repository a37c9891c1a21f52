import { expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { isRemovedSlug } from "./is-removed";

const app = useApp({ operations: [] });

it("tells a removed listing from one that never was, is live, or waits", async () => {
  const statuses = ["removed", "live", "scheduled"] as const;
  for (const status of statuses) await createListing(app().db, { siteId: app().siteId, slug: status, status });
  const ctx = await app().context();
  const told = await Promise.all([...statuses, "never"].map((slug) => isRemovedSlug(ctx, slug)));
  expect(told).toEqual([true, false, false, false]);
});
