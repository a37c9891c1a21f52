import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import type { ListingPatch } from "@/lib/schemas/edits/listing-edit";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { updateMyListing } from "./update-my-listing";

const app = useApp({ operations: [submitDraft, updateMyListing] });
let owner: Awaited<ReturnType<typeof createUser>>;
let ctx: Ctx;
beforeAll(async () => {
  owner = await createUser(app().db);
  ctx = await app().context(sessionActor(owner), { surface: "web" });
});

const edit = async (listing_id: number, body: ListingPatch, by = ctx) =>
  (await execute(updateMyListing, by, { ...body, listing_id })).output;
const own = () => createListing(app().db, { siteId: app().siteId, ownerId: owner.id });

describe("update_my_listing", () => {
  it("changes what is sent and nothing else, as one version", async () => {
    const { id, name, version } = await own();
    const edited = await edit(id, {
      fields: { headline: "Ours", license: "MIT" },
      faqs: [{ question: "Why?", answer: "So." }],
      seo: { title: "Hedgerow" },
    });
    expect(edited).toMatchObject({
      ...{ name, headline: "Ours", version: version + 1, applied: [] },
      ...{ facts: { license: { value: "MIT", evidence: [] } }, seo: { title: "Hedgerow" } },
    });
    expect((await edit(id, { fields: { headline: "Ours" } })).version).toBe(version + 1);
  });

  it("keeps the quotes of a value that is typed as it was drafted", async () => {
    const { db, siteId } = app();
    const found = { name: "Hedgerow", headline: "A board" };
    const draft = await createDraft(db, { userId: owner.id, siteId, found });
    const { listing_id } = (await execute(submitDraft, ctx, { id: draft.id })).output;
    const drafted = (await edit(listing_id, {})).sources.headline;
    expect(drafted).not.toEqual([]);
    expect((await edit(listing_id, { fields: { headline: "Mine" } })).sources.headline).toEqual([]);
    expect((await edit(listing_id, { fields: { headline: "A board" } })).sources.headline).toEqual(drafted);
  });

  it("replaces all links by those that are sent", async () => {
    const { id } = await own();
    await edit(id, { socials: { x: "https://x.com/hedgerow", github: "https://github.com/hedgerow" } });
    const { socials } = await edit(id, { socials: { github: "https://github.com/hedgerow-app" } });
    expect(socials).toEqual({ github: "https://github.com/hedgerow-app" });
    expect((await edit(id, { socials: {} })).socials).toEqual({});
  });

  it("refuses a category that is not on the list, and a listing without a name, and saves nothing of the call", async () => {
    const { id, headline, version } = await own();
    for (const fields of [{ categories: ["Nothing such"] }, { name: null }]) {
      const refused = await perform(updateMyListing, ctx, { listing_id: id, fields: { ...fields, headline: "Lost" } });
      expect(refused).toMatchObject({ ok: false, error: { code: "validation_failed" } });
    }
    expect(await edit(id, {})).toMatchObject({ headline, version });
  });

  it("is for the owner alone", async () => {
    const { id } = await own();
    const stranger = await app().context(sessionActor(await createUser(app().db)));
    const refused = await perform(updateMyListing, stranger, { listing_id: id, fields: { headline: "Theirs" } });
    expect(refused).toMatchObject({ ok: false, error: { code: "not_found" } });
  });
});

describe("apply_to", () => {
  /** A company's listing here and on another site. */
  async function onTwoSites() {
    const here = await own();
    const site = await createSite(app().db, { host: `${here.slug}.example`, key: here.slug });
    const there = { siteId: site.id, ownerId: owner.id, companyId: here.companyId, url: here.url };
    const { id } = await createListing(app().db, { ...there, headline: "There", summary: "Of that site" });
    return { here, site: site.key, siteId: site.id, id };
  }
  const rowOf = async (id: number) => {
    const [row] = await app().db.select().from(schema.listings).where(eq(schema.listings.id, id));
    return row ?? expect.fail("no such listing");
  };

  it("takes headline, summary and SEO texts of the call to the company's other listings, and nothing else", async () => {
    const { here, site, id } = await onTwoSites();
    const fields = { headline: "Everywhere", license: "MIT" };
    const { applied } = await edit(here.id, { fields, seo: { title: "SEO" }, apply_to: [site] });
    expect(applied).toEqual([{ site, listing_id: id, result: "written", reason: null }]);
    expect(await rowOf(id)).toMatchObject({ headline: "Everywhere", summary: "Of that site", version: 2 });
    expect((await rowOf(id)).content).toMatchObject({ seo: { title: { value: "SEO" } } });
    expect((await rowOf(id)).content.fields?.license).toBeUndefined();
  });

  it("names each site that it left out, with the reason", async () => {
    const { here, site } = await onTwoSites();
    const { site: foreign } = await onTwoSites();
    const { applied } = await edit(here.id, { fields: { headline: "Here" }, apply_to: [foreign, ctx.site.key, site] });
    expect(applied).toMatchObject([
      { site: foreign, listing_id: null, result: "skipped", reason: "You have no listing of this company there." },
      { site: ctx.site.key, result: "skipped" },
      { site, result: "written" },
    ]);
    const nothing = await edit(here.id, { fields: { license: "MIT" }, apply_to: ["all"] });
    expect(nothing.applied).toMatchObject([{ site, result: "skipped" }]);
  });

  it("writes all sites or names, but none of another owner's, and refuses a key that no site has", async () => {
    const { here, site, siteId } = await onTwoSites();
    const other = await createUser(app().db);
    const theirs = { siteId, ownerId: other.id, companyId: here.companyId, headline: "Theirs" };
    const { id } = await createListing(app().db, theirs);
    const { applied } = await edit(here.id, { fields: { headline: "All" }, apply_to: ["all"] });
    expect(applied).toMatchObject([{ site, result: "written" }]);
    expect(await rowOf(id)).toMatchObject({ headline: "Theirs", version: 1 });
    const unknown = { listing_id: here.id, fields: { headline: "Lost" }, apply_to: [site, "nowhere"] };
    const refused = await perform(updateMyListing, ctx, unknown);
    expect(refused).toMatchObject({ ok: false, error: { extras: { errors: [{ pointer: "/apply_to/1" }] } } });
    expect(await rowOf(here.id)).toMatchObject({ headline: "All" });
  });

  it("leaves out other products that the company has there, and refuses all beside a key", async () => {
    const { here, site, siteId, id } = await onTwoSites();
    const theirs = { siteId, ownerId: owner.id, companyId: here.companyId };
    const other = await createListing(app().db, { ...theirs, url: "https://other.example/", headline: "Other" });
    const { applied } = await edit(here.id, { fields: { headline: "Mine" }, apply_to: ["all"] });
    expect(applied).toEqual([{ site, listing_id: id, result: "written", reason: null }]);
    await app().db.update(schema.listings).set({ url: "https://moved.example/" }).where(eq(schema.listings.id, id));
    const none = await edit(here.id, { fields: { headline: "Lost" }, apply_to: [site] });
    expect(none.applied).toMatchObject([{ site, result: "skipped" }]);
    expect(await rowOf(other.id)).toMatchObject({ headline: "Other", version: 1 });
    const unclear = { listing_id: here.id, apply_to: ["all", site] };
    expect(await perform(updateMyListing, ctx, unclear)).toMatchObject({ ok: false });
  });

  it("lets two calls that name each other's sites both go well", async () => {
    const { here, id, siteId } = await onTwoSites();
    const there = { ...ctx, site: { ...ctx.site, id: siteId, key: here.slug } };
    const calls = Array.from({ length: 20 }, (_, i) => {
      const [listing_id, by] = i % 2 === 0 ? [here.id, ctx] : [id, there];
      return edit(listing_id, { fields: { headline: `Edit ${i}` }, apply_to: ["all"] }, by);
    });
    await Promise.all(calls);
    expect((await rowOf(here.id)).headline).toBe((await rowOf(id)).headline);
  });
});
