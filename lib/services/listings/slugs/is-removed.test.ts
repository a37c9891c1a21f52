import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { useApp } from "@/lib/testing/api/app";
import { createListing } from "@/lib/testing/database/factories";
import { isRemovedSlug } from "./is-removed";

const app = useApp({ operations: [] });

it("tells a removed listing, by its former slugs too, from one that never was, is live, or waits", async () => {
  const statuses = ["removed", "live", "scheduled"] as const;
  for (const status of statuses) await createListing(app().db, { siteId: app().siteId, slug: status, status });
  const renamed = await createListing(app().db, { siteId: app().siteId, slug: "renamed", status: "removed" });
  await app().db.insert(schema.listingSlugs).values({ siteId: app().siteId, slug: "former", listingId: renamed.id });
  const ctx = await app().context();
  const told = await Promise.all([...statuses, "former", "never"].map((slug) => isRemovedSlug(ctx, slug)));
  expect(told).toEqual([true, false, false, true, false]);
});
