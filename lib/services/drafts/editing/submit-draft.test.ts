import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { expectLogToTellStatus, listingLog } from "@/lib/testing/database/audit-log";
import { createCategory, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { submitDraft } from "./submit-draft";
import { updateDraft } from "./update-draft";

const app = useApp({ operations: [submitDraft, updateDraft, getMyListing] });
let owner: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  owner = await createUser(app().db);
  const parent = await createCategory(app().db, {
    siteId: app().siteId,
    name: "Developer tools",
    slug: "developer-tools",
  });
  await createCategory(app().db, { siteId: app().siteId, name: "Testing", slug: "testing", parentId: parent.id });
});

const newDraft = (values: Partial<Parameters<typeof createDraft>[1]> = {}) =>
  createDraft(app().db, { userId: owner.id, siteId: app().siteId, ...values });
const asOwner = (surface: "rest" | "mcp" = "rest") => app().context(apiKeyActor(owner), { surface });
const submit = async (id: string) => (await execute(submitDraft, await asOwner(), { id })).output;
const listingOf = async (id: number) =>
  (await app().db.select().from(schema.listings).where(eq(schema.listings.id, id)))[0];
const versionsOf = (id: number) =>
  app()
    .db.select()
    .from(schema.listingVersions)
    .where(eq(schema.listingVersions.listingId, id))
    .orderBy(schema.listingVersions.version);

describe("submit_draft", () => {
  afterEach(() => expectLogToTellStatus(app().db));

  it("saves an unpublished listing with facts, quotes and the categories' parents", async () => {
    const draft = await newDraft({
      found: { name: "Hedgerow", license: "MIT", categories: ["Testing", "Gone category"] },
    });
    const { listing_id, status, slug } = await submit(draft.id);
    expect({ status, slug }).toEqual({ status: "draft", slug: "hedgerow" });
    const listing = await listingOf(listing_id);
    expect(listing).toMatchObject({
      plan: "none",
      ownerId: owner.id,
      launchWeek: null,
      categorySlugs: ["testing"],
      categoryPath: ["testing", "developer-tools"],
    });
    expect(listing?.content).toMatchObject({ fields: { license: { value: "MIT", evidence: [{ quote: "MIT" }] } } });
    expect(await listingLog(app().db, listing_id)).toMatchObject([
      { action: "listing.saved", actorKind: "api_key", actorId: owner.id, before: null, after: { status: "draft" } },
    ]);
  });

  it("writes nothing to a listing that has another owner by now", async () => {
    const draft = await newDraft({ found: { name: "Ferrypost" } });
    const { listing_id } = await submit(draft.id);
    const ownerId = (await createUser(app().db)).id;
    await app().db.update(schema.listings).set({ ownerId }).where(eq(schema.listings.id, listing_id));
    const edit = { id: draft.id, fields: { name: "Ferrypost Pro" } };
    await expect(execute(updateDraft, await asOwner(), edit)).rejects.toMatchObject({ code: "not_found" });
    await expect(submit(draft.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await listingOf(listing_id)).toMatchObject({ name: "Ferrypost", ownerId });
  });

  it("updates the same listing when run again, and keeps its slug", async () => {
    const draft = await newDraft({ found: { name: "Lanternbox" } });
    const first = await submit(draft.id);
    await execute(updateDraft, await asOwner(), { id: draft.id, fields: { name: "Lanternbox Pro" } });
    const second = await submit(draft.id);
    expect(second).toEqual(first);
    expect(await listingOf(first.listing_id)).toMatchObject({ name: "Lanternbox Pro", slug: "lanternbox", version: 2 });
  });

  it("writes a version with before, after and actor for each edit of a submitted draft, none for no change", async () => {
    const draft = await newDraft({ found: { name: "Fieldnote" } });
    const { listing_id } = await submit(draft.id);
    await submit(draft.id);
    await execute(updateDraft, await asOwner("mcp"), { id: draft.id, fields: { headline: "Notes in the field" } });
    const [version, ...more] = await versionsOf(listing_id);
    expect(more).toEqual([]);
    expect(version).toMatchObject({
      version: 2,
      actor: { type: "mcp", id: owner.id },
      diff: { "fields.headline": { before: { value: null }, after: { value: "Notes in the field" } } },
    });
  });

  it("takes the slug from the domain where the name has no Latin letter", async () => {
    const draft = await newDraft({ url: "https://www.teineko.example/", found: { name: "ていねこ帳" } });
    expect((await submit(draft.id)).slug).toBe("teineko");
  });

  it("gives two products of one name two slugs, however many race", async () => {
    const drafts = await Promise.all(Array.from({ length: 6 }, () => newDraft({ found: { name: "Twin Peaks" } })));
    const slugs = (await Promise.all(drafts.map((draft) => submit(draft.id)))).map((one) => one.slug);
    expect(new Set(slugs).size).toBe(6);
    expect([...slugs].sort()[0]).toBe("twin-peaks");
  });

  it("makes one listing when the same draft is submitted twice at once", async () => {
    const draft = await newDraft({ found: { name: "Once" } });
    const answers = await Promise.all([submit(draft.id), submit(draft.id), submit(draft.id)]);
    expect(new Set(answers.map((one) => one.listing_id)).size).toBe(1);
  });

  it("never takes a slug that another listing had before", async () => {
    const first = await submit((await newDraft({ found: { name: "Old Oak" } })).id);
    await app()
      .db.insert(schema.listingSlugs)
      .values({ siteId: app().siteId, slug: "new-oak", listingId: first.listing_id });
    expect((await submit((await newDraft({ found: { name: "New Oak" } })).id)).slug).toBe("new-oak-2");
  });

  it.each(["crawling", "drafting", "failed"] as const)("refuses a %s draft and says what to do", async (status) => {
    const draft = await newDraft({ status });
    await expect(submit(draft.id)).rejects.toMatchObject({
      code: "draft_not_ready",
      fix: expect.stringMatching(/Poll get_draft|submit_listing/),
    });
  });

  it("refuses a draft without a name at its field", async () => {
    const draft = await newDraft({ found: {} });
    await expect(submit(draft.id)).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/fields/name" }] },
    });
  });

  it("refuses an edit that would leave a submitted listing without a name", async () => {
    const draft = await newDraft({ found: { name: "Named" } });
    const { listing_id } = await submit(draft.id);
    const edit = execute(updateDraft, await asOwner(), { id: draft.id, fields: { name: null } });
    await expect(edit).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/fields/name" }] },
    });
    expect((await listingOf(listing_id))?.name).toBe("Named");
  });

  it("gives founder_socials to the primary founder of the listing", async () => {
    const draft = await newDraft({ found: { name: "Linked" } });
    const x = "https://x.com/ada-example";
    const founders = [{ name: "Ada Example" }, { name: "Bo Example" }];
    await execute(updateDraft, await asOwner(), { id: draft.id, founders, founder_socials: { x } });
    const { listing_id } = await submit(draft.id);
    const { output } = await execute(getMyListing, await asOwner(), { listing_id });
    expect(output.founders).toMatchObject([
      { name: "Ada Example", links: { x } },
      { name: "Bo Example", links: {} },
    ]);
  });
});
