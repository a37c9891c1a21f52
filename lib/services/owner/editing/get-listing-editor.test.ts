import { beforeAll, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { getListingEditor } from "./get-listing-editor";
import { updateMyListing } from "./update-my-listing";

const app = useApp({ operations: [submitDraft, updateMyListing] });
let owner: Awaited<ReturnType<typeof createUser>>;
let ctx: Ctx;
beforeAll(async () => {
  owner = await createUser(app().db);
  ctx = await app().context(sessionActor(owner), { surface: "web" });
});

const open = async (listing_id: number) => (await execute(getListingEditor, ctx, { listing_id })).output;

it("shows every value beside the quotes it stands on, and what a person typed without any", async () => {
  const { db, siteId } = app();
  const found = { name: "Hedgerow", headline: "A board" };
  const draft = await createDraft(db, { userId: owner.id, siteId, found });
  const { listing_id } = (await execute(submitDraft, ctx, { id: draft.id })).output;
  await execute(updateMyListing, ctx, { listing_id, fields: { license: "MIT" }, seo: { title: "Boards" } });
  const editor = await open(listing_id);
  expect(editor.values).toMatchObject({ headline: "A board", license: "MIT", seo: { title: "Boards" }, faqs: [] });
  expect(editor.states).toMatchObject({ headline: "ai", license: "manual", location: "not_found" });
  expect(editor.quotes.headline).toHaveLength(1);
  expect(editor.quotes.license).toEqual([]);
});

it("names the other sites where the same company has listings of the caller's", async () => {
  const { db, siteId } = app();
  const other = await createSite(db);
  const stranger = await createUser(db);
  const here = await createListing(db, { siteId, ownerId: owner.id });
  expect((await open(here.id)).elsewhere).toEqual([]);
  await createListing(db, { siteId: other.id, ownerId: stranger.id, companyId: here.companyId });
  expect((await open(here.id)).elsewhere).toEqual([]);
  await createListing(db, { siteId: other.id, ownerId: owner.id, companyId: here.companyId });
  expect((await open(here.id)).elsewhere).toEqual([{ site: other.key, name: other.name }]);
});
