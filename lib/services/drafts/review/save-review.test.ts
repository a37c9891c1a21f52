import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import type { DraftPatch } from "@/lib/schemas/draft";
import type { SeenMarks } from "@/lib/schemas/review";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { getDraftReview } from "./get-draft-review";
import { saveReview } from "./save-review";

const app = useApp({ operations: [] });
let owner: Awaited<ReturnType<typeof createUser>>;
let ctx: Ctx;
beforeAll(async () => {
  owner = await createUser(app().db);
  ctx = await app().context(sessionActor(owner));
});

const newDraft = () =>
  createDraft(app().db, { userId: owner.id, siteId: app().siteId, found: { name: "Hedgerow", headline: "A board" } });
const review = async (id: string) => (await execute(getDraftReview, ctx, { id })).output;
const save = async (id: string, patch: DraftPatch, seen: SeenMarks = {}) =>
  (await execute(saveReview, ctx, { id, patch, seen })).output;

describe("save_review", () => {
  it("saves what is still as it was shown", async () => {
    const { id } = await newDraft();
    const { marks } = await review(id);
    const saved = await save(id, { fields: { headline: "Mine" } }, { headline: marks.headline });
    expect(saved).toEqual({ is_saved: true, skipped: [] });
    expect((await review(id)).draft.fields.headline).toMatchObject({ value: "Mine", state: "edited" });
  });

  it("changes nothing where somebody was faster, and says so", async () => {
    const { id } = await newDraft();
    const { marks } = await review(id);
    await save(id, { fields: { headline: "Faster" } });
    const late = await save(id, { fields: { headline: "Mine" }, seo: { title: "T" } }, { headline: marks.headline });
    expect(late.is_saved).toBe(false);
    const { draft } = await review(id);
    expect([draft.fields.headline.value, draft.seo.title]).toEqual(["Faster", null]);
  });

  it("lets one of two through that arrive at once, and keeps changes of other places apart", async () => {
    const { id } = await newDraft();
    const { marks } = await review(id);
    const answers = await Promise.all([
      save(id, { fields: { headline: "One" } }, { headline: marks.headline }),
      save(id, { fields: { headline: "Two" } }, { headline: marks.headline }),
      save(id, { faqs: [{ question: "Why?", answer: "Because." }] }, { faqs: marks.faqs }),
    ]);
    expect(answers.map((one) => one.is_saved).filter(Boolean)).toHaveLength(2);
    expect(answers[2]?.is_saved).toBe(true);
  });

  it("refuses a wrong value at its field, and hides another owner's draft behind the 404 of a missing one", async () => {
    const { id } = await newDraft();
    await expect(save(id, { fields: { headline: "x".repeat(121) } })).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/patch/fields/headline" }] },
    });
    const stranger = await app().context(sessionActor(await createUser(app().db)));
    await expect(execute(saveReview, stranger, { id, patch: {}, seen: {} })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
