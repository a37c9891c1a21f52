import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import type { AnyExecutable } from "@/lib/core/operation";
import type { PartName } from "@/lib/schemas/content";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { getListingVersion } from "./get-listing-version";
import { listListingVersions } from "./list-listing-versions";
import { revertListingVersion } from "./revert-listing-version";

const app = useApp({ operations: [submitDraft, updateDraft, getDraft] });
let owner: Awaited<ReturnType<typeof createUser>>;
let ctx: Ctx;
beforeAll(async () => {
  owner = await createUser(app().db);
  ctx = await app().context(sessionActor(owner), { surface: "web" });
});

/** A listing made of a draft, and what changes it. */
async function submitted() {
  const { db, siteId } = app();
  const found = { name: "Hedgerow", headline: "A board" };
  const { id } = await createDraft(db, { userId: owner.id, siteId, found });
  const { listing_id } = (await execute(submitDraft, ctx, { id })).output;
  return {
    id,
    listing_id,
    edit: (body: object, by = ctx) => execute(updateDraft, by, { ...body, id }),
    read: async () => (await execute(getDraft, ctx, { id })).output,
    list: async () => (await execute(listListingVersions, ctx, { listing_id })).output,
    version: async (version: number) => (await execute(getListingVersion, ctx, { listing_id, version })).output,
    revert: async (version: number, fields?: PartName[]) =>
      (await execute(revertListingVersion, ctx, { listing_id, version, ...(fields && { fields }) })).output,
  };
}

describe("a listing's history", () => {
  it("lists each edit, newest first, with who made it, by what, and the fields by their names in the interface", async () => {
    const { edit, list } = await submitted();
    await edit({ fields: { headline: "My board", license: "MIT" }, seo: { title: "Hedgerow" } });
    const key = await app().context(apiKeyActor(owner), { surface: "mcp" });
    await edit({ company_socials: { x: "https://x.com/hedgerow" }, story: { problem: "Much." }, faqs: [] }, key);
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        version: 3,
        editor: { kind: "mcp", is_you: true, name: "test" },
        fields: ["company_socials.x", "story.problem"],
      },
      { version: 2, editor: { kind: "web", is_you: true, name: null } },
    ]);
    expect(items[1]?.fields).toEqual(["fields.headline", "fields.license", "seo.title"]);
  });

  it("shows each value before and after, as plain values, and which of them still stand", async () => {
    const { edit, version } = await submitted();
    await edit({ fields: { headline: "My board", license: "MIT" }, faqs: [{ question: "Why?", answer: "So." }] });
    await edit({ fields: { license: null } });
    expect((await version(2)).changes).toEqual([
      { field: "fields.headline", before: "A board", after: "My board", is_current: true, can_restore: true },
      { field: "fields.license", before: null, after: "MIT", is_current: false, can_restore: false },
      { field: "faqs", before: [], after: [{ question: "Why?", answer: "So." }], is_current: true, can_restore: true },
    ]);
  });

  it("names nobody but the owner", async () => {
    const { edit, list, listing_id } = await submitted();
    await edit({ fields: { headline: "My board" } });
    const actor = { type: "web", id: "somebody", name: "somebody@people.example" };
    await app()
      .db.update(schema.listingVersions)
      .set({ actor })
      .where(eq(schema.listingVersions.listingId, listing_id));
    expect((await list()).items[0]?.editor).toEqual({ kind: "web", is_you: false, name: null });
  });
});

describe("revert_listing_version", () => {
  it("takes a whole edit back as a new version, and leaves and names what was changed again since", async () => {
    const { edit, read, revert, list } = await submitted();
    await edit({ fields: { headline: "My board", license: "MIT" } });
    await edit({ fields: { headline: "Our board" } });
    expect(await revert(2)).toEqual({
      version: 4,
      written: ["fields.license"],
      skipped: [{ field: "fields.headline", reason: "Headline was changed again since." }],
    });
    const { fields } = await read();
    expect([fields.headline.value, fields.license.value]).toEqual(["Our board", null]);
    expect((await list()).items[0]).toMatchObject({ version: 4, fields: ["fields.license"] });
  });

  it("writes a field that it names over newer values", async () => {
    const { edit, read, revert } = await submitted();
    await edit({ fields: { headline: "My board" } });
    await edit({ fields: { headline: "Our board" } });
    expect((await revert(2, ["fields.headline"])).written).toEqual(["fields.headline"]);
    expect((await read()).fields.headline).toMatchObject({
      value: "A board",
      state: "edited",
      evidence: [{ quote: "A board" }],
    });
  });

  it("takes a revert back like any edit, and changes nothing when run again", async () => {
    const { edit, read, revert } = await submitted();
    await edit({ fields: { headline: "My board" } });
    await revert(2);
    expect(await revert(2)).toMatchObject({ version: 3, written: [], skipped: [{ field: "fields.headline" }] });
    expect(await revert(3)).toMatchObject({ version: 4 });
    expect((await read()).fields.headline.value).toBe("My board");
  });

  it("brings milestones back under their own ids, and gives none of them again", async () => {
    const { edit, read, revert } = await submitted();
    const begun = { date: "2026-01-02", title: "Begun" };
    const ids = async () => (await read()).milestones.map((one) => one.milestone_id);
    await edit({ milestones: [begun, { date: "2026-02-02", title: "Grown" }] });
    await edit({ milestones: [begun] });
    await edit({ milestones: [begun, { date: "2026-03-03", title: "Sold" }] });
    expect(await ids()).toEqual([1, 3]);
    await revert(3, ["milestones"]);
    expect(await ids()).toEqual([1, 2]);
  });

  it("says what it did not write: what stands so already, and categories that the site no longer has", async () => {
    const { db, siteId } = app();
    const gone = await createCategory(db, { siteId });
    const { edit, read, revert } = await submitted();
    await edit({ fields: { headline: "My board", categories: [gone.name] } });
    await edit({ fields: { headline: "A board", categories: null } });
    await db.delete(schema.categories).where(eq(schema.categories.id, gone.id));
    expect(await revert(3, ["fields.headline", "fields.categories"])).toEqual({
      version: 4,
      written: ["fields.headline"],
      skipped: [{ field: "fields.categories", reason: "Categories: the site no longer has all of them." }],
    });
    expect((await read()).fields.headline.value).toBe("My board");
    expect(await revert(3, ["fields.headline"])).toEqual({
      version: 4,
      written: [],
      skipped: [{ field: "fields.headline", reason: "Headline is like that already." }],
    });
  });

  it("refuses a field that the edit did not change, at its place", async () => {
    const { edit, revert } = await submitted();
    await edit({ fields: { headline: "My board" } });
    await expect(revert(2, ["fields.headline", "faqs"])).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/fields/1" }] },
    });
  });
});

describe("each operation of the history", () => {
  it.each<AnyExecutable>([listListingVersions, getListingVersion, revertListingVersion])(
    "$name hides another owner's listing behind the same 404 as a missing one",
    async (operation) => {
      const { edit, listing_id } = await submitted();
      await edit({ fields: { headline: "My board" } });
      const stranger = await app().context(sessionActor(await createUser(app().db)));
      const version = operation === listListingVersions ? {} : { version: 2 };
      const call = (id: number) => execute(operation, stranger, { listing_id: id, ...version });
      const answers = await Promise.all([listing_id, 2_000_000].map((id) => call(id).catch((error) => error)));
      expect(answers).toMatchObject(Array(2).fill({ code: "not_found", detail: "No such listing." }));
    },
  );

  it("knows no version that the listing never had", async () => {
    const { version, revert } = await submitted();
    await expect(version(2)).rejects.toMatchObject({ code: "not_found", detail: "No such version." });
    await expect(revert(9)).rejects.toMatchObject({ code: "not_found" });
  });
});
