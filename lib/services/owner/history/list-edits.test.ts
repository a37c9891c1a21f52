import { beforeAll, expect, it } from "vitest";
import { execute, perform } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { updateMyListing } from "../editing/update-my-listing";
import { listEdits } from "./list-edits";

const app = useApp({ operations: [updateMyListing] });
let owner: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  owner = await createUser(app().db);
});

const context = (isAdmin: boolean) => app().context(sessionActor({ ...owner, isAdmin }), { surface: "web" });

it("shows a site's team every edit of its listings, newest first, with both values and who made it by what", async () => {
  const { db, siteId } = app();
  const other = await createSite(db);
  const [here, there] = await Promise.all(
    [siteId, other.id].map((id) => createListing(db, { siteId: id, ownerId: owner.id })),
  );
  const byKey = await app().context(apiKeyActor(owner), { surface: "rest" });
  for (const [headline, ctx] of [
    ["One", await context(false)],
    ["Two", byKey],
  ] as const) {
    app().clock.advance(1_000);
    await execute(
      updateMyListing,
      { ...ctx, now: app().clock.now() },
      { listing_id: here?.id ?? 0, fields: { headline } },
    );
  }
  await db.execute(`insert into listing_versions values (${there?.id}, 2, '{"type":"web"}', '{}')`);
  const { items, total } = (await execute(listEdits, await context(true), {})).output;
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      listing_id: here?.id,
      editor: { kind: "api_key", user_id: owner.id, name: "test" },
      changes: [{ field: "fields.headline", before: "One", after: "Two" }],
    },
    { editor: { kind: "web", name: owner.email }, changes: [{ after: "One" }] },
  ]);
});

it("is for admins alone", async () => {
  const refused = await perform(listEdits, await context(false), {});
  expect(refused).toMatchObject({ ok: false, error: { code: "forbidden" } });
});
