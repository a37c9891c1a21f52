import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { getDraft } from "./get-draft";
import { listMyDrafts } from "./list-my-drafts";

const app = useApp({ operations: [listMyDrafts, getDraft] });
const context = async () => app().context(apiKeyActor(owner));
const list = async (input: { page?: number; per_page?: number } = {}) =>
  (await execute(listMyDrafts, await context(), input)).output;

let owner: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  const { db, siteId } = app();
  owner = await createUser(db);
  const mine = { userId: owner.id, siteId };
  const at = (day: string) => new Date(`2026-11-${day}T09:00:00Z`);
  const { id: listingId } = await createListing(db, { siteId, ownerId: owner.id, status: "draft", name: "Submitted" });
  await createDraft(db, { ...mine, found: { name: "Submitted" }, status: "submitted", listingId, createdAt: at("03") });
  await createDraft(db, { ...mine, found: { name: "Newest", headline: "With a line" }, createdAt: at("17") });
  await createDraft(db, { ...mine, found: {}, status: "crawling", createdAt: at("10") });
  for (const name of ["Twin", "Other twin"]) await createDraft(db, { ...mine, found: { name }, createdAt: at("05") });
  await createDraft(db, { ...mine, siteId: (await createSite(db, { host: "second.test" })).id });
  await createDraft(db, { ...mine, userId: (await createUser(db)).id });
});

describe("list_my_drafts", () => {
  it("shows the caller's drafts on this site alone, newest first, with status and listing", async () => {
    const { items, total } = await list();
    expect([items.length, total]).toEqual([5, 5]);
    expect(items.map(({ created_at }) => created_at)).toEqual(
      items
        .map(({ created_at }) => created_at)
        .sort()
        .reverse(),
    );
    expect(items[0]).toMatchObject({ name: "Newest", status: "ready", listing_id: null });
    expect(items[1]).toMatchObject({ name: null, status: "crawling", site: "main" });
    expect(items[4]).toMatchObject({ name: "Submitted", status: "submitted", listing_id: expect.any(Number) });
  });

  it("tells of each what get_draft tells", async () => {
    for (const item of (await list()).items) {
      const { output } = await execute(getDraft, await context(), { id: item.id });
      const { name, ...same } = item;
      expect(output).toMatchObject({ ...same, fields: { name: { value: name } } });
    }
  });

  it("pages without loss or repeat, also over drafts of one instant", async () => {
    const all = (await list()).items.map(({ id }) => id);
    const pages = [];
    for (const page of [1, 2, 3, 4, 5]) pages.push(await list({ page, per_page: 1 }));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
    expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, true, true, false]);
    expect((await list({ page: 6, per_page: 1 })).items).toEqual([]);
  });
});
