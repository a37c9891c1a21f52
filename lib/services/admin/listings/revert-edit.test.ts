import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { getListing } from "@/lib/services/listings/get-listing";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { getDeskRecord } from "../get-desk-record";
import { listDeskRows } from "../list-desk-rows";
import { revertEdit } from "./revert-edit";

const { auditLog: a, listingVersions: v } = schema;
const app = useApp({ operations: [] });
type User = Awaited<ReturnType<typeof createUser>>;
let admin: User;
let owner: User;
let listing: Awaited<ReturnType<typeof createListing>>;
const reason = "It advertised something else";

beforeEach(async () => {
  const { db, siteId } = app();
  admin = await createUser(db, { isAdmin: true });
  owner = await createUser(db);
  listing = await createListing(db, { siteId, ownerId: owner.id, headline: "Tides by post" });
});

const sourced = (value: string | null) => ({ value, state: "manual", evidence: [] });
const asAdmin = () => app().context(sessionActor(admin), { surface: "web" });
const edit = async (fields: { headline?: string; license?: string }) => {
  const ctx = await app().context(sessionActor(owner), { surface: "web" });
  await execute(updateMyListing, ctx, { listing_id: listing.id, fields });
};
const revert = async (version: number) =>
  execute(revertEdit, await asAdmin(), { edit: `${listing.id}:${version}`, reason });
const shown = async () => (await execute(getListing, await app().context(anonymous), { slug: listing.slug })).output;

describe("an edit on the desk", () => {
  it("is listed and opened with what stood there before and after", async () => {
    await edit({ headline: "Buy my course" });
    const ctx = await asAdmin();
    const { rows } = (await execute(listDeskRows, ctx, { screen: "edits", q: listing.slug })).output;
    expect(rows).toMatchObject([{ id: `${listing.id}:2`, cells: { fields: "headline", by: owner.email } }]);
    const { record } = (await execute(getDeskRecord, ctx, { screen: "edits", id: `${listing.id}:2` })).output;
    expect(JSON.parse(String(record.cells.changes))).toMatchObject({
      "fields.headline": { before: { value: "Tides by post" }, after: { value: "Buy my course" } },
    });
  });

  it("is reverted as a version of an admin, seen by visitors at once and kept in the log", async () => {
    await edit({ headline: "Buy my course" });
    await revert(2);
    expect(await shown()).toMatchObject({ headline: "Tides by post" });
    const [newest] = await app()
      .db.select()
      .from(v)
      .where(eq(v.listingId, listing.id))
      .orderBy(desc(v.version))
      .limit(1);
    expect(newest).toMatchObject({ version: 3, actor: { type: "admin", id: admin.id } });
    const [act] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
    expect(act).toMatchObject({ action: "listing.edit_reverted", reason, after: { reverts: 2, version: 3 } });
  });

  it("leaves alone what its owner wrote since, and says so where nothing else is left", async () => {
    await edit({ headline: "Buy my course", license: "MIT" });
    await edit({ headline: "Tides for sailors" });
    const { output } = await revert(2);
    expect(output).toMatchObject({ written: ["fields.license"], skipped: [{ field: "fields.headline" }] });
    expect(await shown()).toMatchObject({ headline: "Tides for sailors" });
    await expect(revert(2)).rejects.toMatchObject({ code: "conflict" });
  });

  it("of another site is not there", async () => {
    const site = await createSite(app().db, { host: "elsewhere.example" });
    const other = await createListing(app().db, { siteId: site.id });
    const diff = { "fields.headline": { before: sourced("Before"), after: sourced(other.headline) } };
    await app()
      .db.insert(v)
      .values({ listingId: other.id, version: 1, actor: { type: "web", id: null, name: null }, diff });
    const { rows } = (await execute(listDeskRows, await asAdmin(), { screen: "edits", q: other.slug })).output;
    expect(rows).toEqual([]);
    const asked = execute(revertEdit, await asAdmin(), { edit: `${other.id}:1`, reason });
    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  });
});
