import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { newDraftId } from "@/lib/core/ids";
import { partStep } from "@/lib/services/drafts/building/part-step";
import { crawlStep, finishStep } from "@/lib/services/drafts/building/steps";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { page, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { deleteDraft } from "./delete-draft";
import { submitDraft } from "./submit-draft";

let site: TestSite;
beforeAll(async () => {
  site = await startSite("https://hedgerow.example", { "/": page("Hedgerow") });
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
});
afterAll(() => site.close());

const app = useApp({ operations: [getDraft, submitListing, submitDraft] });
const somebody = async () => {
  const user = await createUser(app().db);
  return { user, ctx: await app().context(sessionActor(user)) };
};
const rowsOf = (id: string) => app().db.select().from(schema.drafts).where(eq(schema.drafts.id, id));
const pagesOf = (id: string) => app().db.$count(schema.draftPages, eq(schema.draftPages.draftId, id));

describe("delete_draft", () => {
  it("removes a draft with its pages, and the same address starts anew", async () => {
    const { ctx } = await somebody();
    const url = "https://hedgerow.example/";
    const { id } = (await execute(submitListing, ctx, { url })).output;
    await runFunctions(app());
    expect(await pagesOf(id)).toBeGreaterThan(0);
    expect((await execute(deleteDraft, ctx, { id })).output).toEqual({ id, deleted: true });
    await expect(execute(getDraft, ctx, { id })).rejects.toMatchObject({ code: "not_found" });
    expect(await pagesOf(id)).toBe(0);
    expect((await execute(submitListing, ctx, { url })).output.id).not.toBe(id);
  });

  it("takes what is queued for it along, and that of no other draft", async () => {
    const [one, other] = [await somebody(), await somebody()];
    const url = "https://hedgerow.example/";
    const { id } = (await execute(submitListing, one.ctx, { url })).output;
    const kept = (await execute(submitListing, other.ctx, { url })).output;
    await execute(deleteDraft, one.ctx, { id });
    const queued = await app().db.select().from(schema.outbox);
    expect(queued.some(({ data }) => data.draft_id === id)).toBe(false);
    await runFunctions(app());
    expect((await execute(getDraft, other.ctx, { id: kept.id })).output.status).toBe("ready");
    expect(await rowsOf(id)).toEqual([]);
  });

  it("makes every step of a build under way write nothing", async () => {
    const { user, ctx } = await somebody();
    const { db, siteId, now } = app();
    const { id, run } = await createDraft(db, { userId: user.id, siteId, status: "drafting" });
    await execute(deleteDraft, ctx, { id });
    const build = { db, draftId: id, run, now };
    expect([await crawlStep(build), await partStep(build, "identity")]).toEqual([false, false]);
    await finishStep(build);
    expect([await rowsOf(id), await pagesOf(id)]).toEqual([[], 0]);
  });

  it("keeps the draft of a listing that is the caller's, and says why", async () => {
    const { user, ctx } = await somebody();
    const { id } = await createDraft(app().db, { userId: user.id, siteId: app().siteId });
    const { listing_id } = (await execute(submitDraft, ctx, { id })).output;
    await expect(execute(deleteDraft, ctx, { id })).rejects.toMatchObject({
      code: "conflict",
      detail: "This draft is where your listing Hedgerow is edited.",
    });
    expect(await rowsOf(id)).toMatchObject([{ listingId: listing_id }]);
  });

  it("removes a submitted draft once its listing is another's, and leaves that listing alone", async () => {
    const { user, ctx } = await somebody();
    const { db, siteId } = app();
    const l = schema.listings;
    const { id } = await createDraft(db, { userId: user.id, siteId });
    const { listing_id } = (await execute(submitDraft, ctx, { id })).output;
    await db
      .update(l)
      .set({ ownerId: (await somebody()).user.id })
      .where(eq(l.id, listing_id));
    await execute(deleteDraft, ctx, { id });
    expect(await rowsOf(id)).toEqual([]);
    expect(await db.$count(l, eq(l.id, listing_id))).toBe(1);
  });

  it("hides another owner's draft behind the same 404 as a missing one", async () => {
    const { user } = await somebody();
    const { id } = await createDraft(app().db, { userId: user.id, siteId: app().siteId });
    const { ctx: stranger } = await somebody();
    const call = (one: string) => execute(deleteDraft, stranger, { id: one }).catch((error) => error);
    const answers = await Promise.all([call(id), call(newDraftId())]);
    expect(answers).toMatchObject(Array(2).fill({ code: "not_found", detail: "No such draft." }));
    expect(await rowsOf(id)).toHaveLength(1);
  });
});
