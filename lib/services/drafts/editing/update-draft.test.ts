import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { getDraftReview } from "@/lib/services/drafts/review/get-draft-review";
import { blank } from "@/lib/services/listings/field-states";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor, sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { updateDraft } from "./update-draft";

const app = useApp({ operations: [getDraft, updateDraft] });
let owner: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  owner = await createUser(app().db);
  await createCategory(app().db, { siteId: app().siteId, name: "Developer tools" });
});

const asOwner = () => app().context(apiKeyActor(owner));
const reviewing = () => app().context(sessionActor(owner));
const newDraft = (found = {}) =>
  createDraft(app().db, { userId: owner.id, siteId: app().siteId, found: { name: "Hedgerow", ...found } });
const update = async (id: string, body: Record<string, unknown>) =>
  (await execute(updateDraft, await asOwner(), { ...body, id })).output;

describe("update_draft", () => {
  it("marks a changed value edited, a filled blank manual and null deleted", async () => {
    const { id } = await newDraft({ headline: "A board" });
    const { fields } = await update(id, { fields: { headline: "My board", license: "MIT", name: null } });
    expect(fields.headline).toEqual({ value: "My board", state: "edited", evidence: [] });
    expect(fields.license).toEqual({ value: "MIT", state: "manual", evidence: [] });
    expect(fields.name).toEqual({ value: null, state: "deleted", evidence: [] });
  });

  it("brings the drafted value back with its quotes", async () => {
    const draft = await newDraft({ headline: "A board" });
    await update(draft.id, { fields: { headline: "My board" } });
    const { fields } = await update(draft.id, { restore: ["headline", "license"] });
    expect(fields.headline).toMatchObject({ value: "A board", state: "ai", evidence: [{ quote: "A board" }] });
    expect(fields.license.state).toBe("not_found");
  });

  it("brings drafted lists back with their quotes, as they were, and nothing else", async () => {
    const evidence = [{ quote: "q", url: "https://hedgerow.example/", page_title: null }];
    const ai = { state: "ai" as const, evidence };
    const lists = {
      faqs: [{ question: "Why?", answer: "Because.", ...ai }],
      founders: [{ name: "Ada Example", role: null, bio: null, photo_url: null, links: {}, ...ai }],
      companySocials: { github: { value: "https://github.com/hedgerow", ...ai } },
      seo: { title: { value: "Hedgerow", ...ai }, description: blank<string>() },
    };
    const draft = await newDraft();
    await app()
      .db.update(schema.drafts)
      .set({ content: { ...draft.content, ...lists }, drafted: { ...draft.drafted, ...lists } })
      .where(eq(schema.drafts.id, draft.id));
    const drafted = (await execute(getDraftReview, await reviewing(), { id: draft.id })).output;
    expect(drafted.changed_lists).toEqual([]);

    await update(draft.id, {
      faqs: [],
      founders: [{ name: "Bo Example" }],
      company_socials: { github: null, x: "https://x.com/hedgerow" },
      seo: { title: "Mine" },
      fields: { headline: "Mine" },
    });
    const { output: edited } = await execute(getDraftReview, await reviewing(), { id: draft.id });
    expect(edited.changed_lists).toEqual(["faqs", "founders", "company_socials", "seo"]);

    const restored = await update(draft.id, { restore: ["faqs", "founders", "company_socials", "seo"] });
    for (const list of ["faqs", "founders", "company_socials", "seo"] as const)
      expect(restored[list]).toEqual(drafted.draft[list]);
    expect(restored.fields.headline.value).toBe("Mine");
    const [row] = await app().db.select().from(schema.drafts).where(eq(schema.drafts.id, draft.id));
    expect(row?.content).toMatchObject({ faqsSaved: false, foundersSaved: false });
  });

  it("saves a locked field with the value it has (deprecated lock_fields)", async () => {
    const { id } = await newDraft({ headline: "A board" });
    const { fields } = await update(id, { lock_fields: ["headline", "license"] });
    expect(fields.headline).toMatchObject({ value: "A board", state: "edited", evidence: [{ quote: "A board" }] });
    expect(fields.license.state).toBe("not_found");
  });

  it("skips saved fields in regenerate and says why", async () => {
    const { id } = await newDraft({ headline: "A board" });
    await update(id, { fields: { headline: "Mine" } });
    const { fields, skipped } = await update(id, { regenerate: ["headline", "summary"] });
    expect(fields.headline.value).toBe("Mine");
    expect(skipped).toEqual([{ field: "headline", reason: expect.stringContaining("saved by you") }]);
  });

  it("changes only what is sent", async () => {
    const { id } = await newDraft({ headline: "A board" });
    await update(id, {
      faqs: [{ question: "Why?", answer: "Because." }],
      seo: { title: "T" },
      story: { problem: "Much." },
    });
    const draft = await update(id, { seo: { description: "D" }, story: { journey: "Long." } });
    expect(draft.faqs).toEqual([{ question: "Why?", answer: "Because.", state: "manual", evidence: [] }]);
    expect(draft.seo).toEqual({ title: "T", description: "D" });
    expect(draft.story).toEqual({ problem: "Much.", journey: "Long." });
  });

  it("replaces founders, milestones and faqs as wholes; socials by platform", async () => {
    const { id } = await newDraft();
    await update(id, {
      founders: [{ name: "Ada Example", role: "Founder" }, { name: "Bo Example" }],
      milestones: [{ date: "2026-01-02", title: "Begun" }],
      company_socials: { github: "https://github.com/hedgerow", x: "https://x.com/hedgerow" },
    });
    const draft = await update(id, { founders: [{ name: "Bo Example" }], company_socials: { x: null } });
    expect(draft.founders.map((founder) => founder.name)).toEqual(["Bo Example"]);
    expect(draft.milestones).toEqual([
      { milestone_id: 1, date: "2026-01-02", title: "Begun", description: null, url: null },
    ]);
    expect(draft.company_socials.github).toMatchObject({ value: "https://github.com/hedgerow", state: "manual" });
    expect(draft.company_socials.x).toMatchObject({ value: null, state: "deleted" });
  });

  it("takes categories by name in any case and suggests the nearest for unknown ones", async () => {
    const { id } = await newDraft();
    expect((await update(id, { fields: { categories: ["developer TOOLS"] } })).fields.categories.value).toEqual([
      "Developer tools",
    ]);
    const refused = await update(id, { fields: { categories: ["Developr tools"] } }).catch((error) => error);
    expect(refused).toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/fields/categories/0" }] },
    });
    expect(refused.extras.errors[0].detail).toContain("Did you mean “Developer tools”?");
  });

  it.each([
    [{ fields: { headlin: "x" } }, "/fields/headlin"],
    [{ fields: { headline: "x".repeat(121) } }, "/fields/headline"],
    [{ fields: { founded_year: "2019" } }, "/fields/founded_year"],
    [{ fields: { repo_url: "javascript:alert(1)" } }, "/fields/repo_url"],
    [{ faqs: Array(6).fill({ question: "q", answer: "a" }) }, "/faqs"],
    [{ story: { problem: "x".repeat(8001) } }, "/story/problem"],
    [{ milestones: [{ date: "2026-02-30", title: "t" }] }, "/milestones/0/date"],
    [{ milestones: [{ date: "2026-02-01", title: "t", url: "http://a.example" }] }, "/milestones/0/url"],
    [{ seo: { title: "x".repeat(71) } }, "/seo/title"],
    [{ company_socials: { myspace: "https://a.example" } }, "/company_socials/myspace"],
    [{ fields: { name: "x" }, restore: ["name"] }, "/restore"],
    [{ faqs: [], restore: ["faqs"] }, "/restore"],
    [{ restore: ["milestones"] }, "/restore/0"],
  ])("refuses a wrong %#th body at its field and changes nothing", async (body, pointer) => {
    const draft = await newDraft();
    const refused = await update(draft.id, body).catch((error) => error);
    expect(refused).toMatchObject({ code: "validation_failed" });
    expect(refused.extras.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    const { output } = await execute(getDraft, await asOwner(), { id: draft.id });
    expect(output.updated_at).toBe(draft.updatedAt.toISOString());
  });

  it("loses no edit when two arrive at once", async () => {
    const { id } = await newDraft();
    await Promise.all([
      update(id, { fields: { headline: "One" } }),
      update(id, { fields: { license: "MIT" } }),
      update(id, { seo: { title: "T" } }),
    ]);
    const { output } = await execute(getDraft, await asOwner(), { id });
    expect([output.fields.headline.value, output.fields.license.value, output.seo.title]).toEqual(["One", "MIT", "T"]);
  });
});
