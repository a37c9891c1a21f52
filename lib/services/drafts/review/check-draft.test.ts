import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import type { DraftReview } from "@/lib/schemas/review";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { checkDraft } from "./check-draft";
import { getDraftReview } from "./get-draft-review";

const app = useApp({ operations: [updateDraft] });
let owner: Awaited<ReturnType<typeof createUser>>;
let ctx: Ctx;
beforeAll(async () => {
  owner = await createUser(app().db);
  ctx = await app().context(sessionActor(owner));
});

const newDraft = (found = {}) =>
  createDraft(app().db, { userId: owner.id, siteId: app().siteId, found: { name: "Hedgerow", ...found } });
const review = async (id: string) => (await execute(getDraftReview, ctx, { id })).output;
const check = async (id: string, marks: { check?: string[]; uncheck?: string[] }) =>
  (await execute(checkDraft, ctx, { id, ...marks })).output;
const update = (id: string, body: Record<string, unknown>) => execute(updateDraft, ctx, { ...body, id });

function itemAt({ items }: DraftReview, path: string) {
  const item = items.find((one) => one.path === path);
  if (!item) throw new Error(`no item at ${path}`);
  return item;
}

async function accept(id: string, path: string): Promise<void> {
  await check(id, { check: [itemAt(await review(id), path).mark] });
}

/** As a later reading of the site leaves it. */
async function redraftFaqs(id: string, answers: string[]): Promise<void> {
  const faqs = answers.map((answer, i) => ({ question: `Question ${i}`, answer, state: "ai" as const, evidence: [] }));
  const [row] = await app().db.select().from(schema.drafts).where(eq(schema.drafts.id, id));
  await app()
    .db.update(schema.drafts)
    .set({ content: { ...row?.content, faqs } })
    .where(eq(schema.drafts.id, id));
}

describe("check_draft", () => {
  it("keeps what was accepted, and leaves its state and quotes as drafted", async () => {
    const { id } = await newDraft({ headline: "A board" });
    expect(await check(id, { check: [itemAt(await review(id), "fields.headline").mark] })).toEqual({ to_check: 1 });
    const after = await review(id);
    expect(itemAt(after, "fields.headline")).toMatchObject({ state: "ai", is_checked: true });
    expect(itemAt(after, "fields.name")).toMatchObject({ state: "ai", is_checked: false });
    expect(after.draft.fields.headline).toMatchObject({
      value: "A board",
      state: "ai",
      evidence: [{ quote: "A board" }],
    });
  });

  it("asks again for a value that is another by now, and accepts none that was not shown", async () => {
    const { id } = await newDraft();
    await redraftFaqs(id, ["One", "Two"]);
    const shown = await review(id);
    await redraftFaqs(id, ["Three", "One"]);
    await check(id, { check: [itemAt(shown, "faqs.0").mark, itemAt(shown, "faqs.1").mark] });
    const after = await review(id);
    expect(itemAt(after, "faqs.0").is_checked).toBe(false);
  });

  it("follows an accepted entry of a list to its new place", async () => {
    const { id } = await newDraft();
    await redraftFaqs(id, ["One", "Two"]);
    const [, second] = (await review(id)).items.filter((one) => one.path.startsWith("faqs."));
    await check(id, { check: [second?.mark ?? ""] });
    await update(id, { faqs: [{ question: "Question 1", answer: "Two" }] });
    expect(itemAt(await review(id), "faqs.0").is_checked).toBe(true);
  });

  it("forgets an accepted value once the owner writes another, and takes an acceptance back", async () => {
    const { id } = await newDraft({ headline: "A board", license: "MIT" });
    await accept(id, "fields.headline");
    await update(id, { fields: { headline: "Mine" } });
    expect(itemAt(await review(id), "fields.headline")).toMatchObject({ state: "edited", is_checked: false });
    await accept(id, "fields.license");
    await check(id, { uncheck: [itemAt(await review(id), "fields.license").mark] });
    expect(itemAt(await review(id), "fields.license").is_checked).toBe(false);
  });

  it("keeps no marks of values that are gone", async () => {
    const { id } = await newDraft();
    await check(id, { check: ["headline:0000000000000000", "nonsense"] });
    const [row] = await app().db.select().from(schema.drafts).where(eq(schema.drafts.id, id));
    expect(row?.checked).toEqual([]);
  });

  it("loses none of the acceptances that arrive at once", async () => {
    const names = ["headline", "summary", "license", "location", "legal_name", "team_size", "free_trial"];
    const { id } = await newDraft(Object.fromEntries(names.map((name) => [name, name])));
    const { items } = await review(id);
    await Promise.all(items.filter((one) => one.state === "ai").map(({ mark }) => check(id, { check: [mark] })));
    expect((await review(id)).items.filter((one) => one.is_checked)).toHaveLength(names.length + 1);
  });

  it("hides another owner's draft behind the same 404 as a missing one, and takes no API key", async () => {
    const { id } = await newDraft();
    const stranger = await app().context(sessionActor(await createUser(app().db)));
    await expect(execute(checkDraft, stranger, { id })).rejects.toMatchObject({ code: "not_found" });
    const key = await app().context(apiKeyActor(owner));
    await expect(execute(checkDraft, key, { id })).rejects.toMatchObject({ code: "forbidden" });
  });
});
