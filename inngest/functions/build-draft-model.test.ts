import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { partStep } from "@/lib/services/drafts/building/part-step";
import { crawlStep } from "@/lib/services/drafts/building/steps";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { updateDraft } from "@/lib/services/drafts/editing/update-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { getDraftReview } from "@/lib/services/drafts/review/get-draft-review";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { getMyListing } from "@/lib/services/owner/get-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import {
  type ModelReply,
  type ModelServer,
  NOTHING,
  partOf,
  startModelServer,
} from "@/lib/testing/drafting/lying-model";
import { type Route, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import { useTemporaryFolder } from "@/lib/testing/steady/temporary-folder";

const HOME = `<!doctype html><html lang="en"><head><title>Hedgerow: a kanban board</title><link rel="icon" sizes="64x64" href="/icon.png">
<meta name="description" content="Hedgerow is a kanban board that lives in your repository."></head>
<body><main><h1>A kanban board in your repository</h1><p>Hedgerow is licensed under the MIT License.</p></main></body></html>`;
const routes: Record<string, Route> = {
  "/": HOME,
  "quiet.example/robots.txt": {
    headers: { "content-type": "text/plain" },
    body: "User-agent: *\nContent-Signal: ai-input=no\nAllow: /",
  },
};
let site: TestSite;
let model: ModelServer;
let reply: (part: keyof typeof NOTHING) => ModelReply;

const dataDir = useTemporaryFolder();
beforeAll(async () => {
  routes["/icon.png"] = {
    headers: { "content-type": "image/png" },
    body: await sharp({ create: { width: 64, height: 64, channels: 3, background: "green" } })
      .png()
      .toBuffer(),
  };
  site = await startSite(["https://hedgerow.example", "https://quiet.example"], routes);
  model = await startModelServer((request) => reply(partOf(request)));
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
  vi.stubEnv("DATA_DIR", dataDir());
  vi.stubEnv("OPENAI_API_KEY", model.config.apiKey);
  vi.stubEnv("OPENAI_BASE_URL", model.config.baseUrl ?? "");
  vi.stubEnv("OPENAI_MODEL", "test-model");
  vi.stubEnv("OPENAI_INPUT_USD_PER_MTOK", "0.5");
  vi.stubEnv("OPENAI_OUTPUT_USD_PER_MTOK", "2");
});
afterAll(async () => {
  await Promise.all([site.close(), model.close()]);
});

const app = useApp({ operations: [getDraft, submitDraft, submitListing, updateDraft, getMyListing] });

async function build(url: string): Promise<{ ctx: Ctx; id: string }> {
  const ctx = await app().context(sessionActor(await createUser(app().db)));
  const { output } = await execute(submitListing, ctx, { url });
  await runFunctions(app());
  return { ctx, id: output.id };
}
const read = async (ctx: Ctx, id: string) => (await execute(getDraft, ctx, { id })).output;

describe("a draft with a model", () => {
  it("names the model and keeps what it used, part by part", async () => {
    reply = (part) => ({ answer: NOTHING[part] });
    const { ctx, id } = await build("hedgerow.example");
    expect(await read(ctx, id)).toMatchObject({
      status: "ready",
      drafted_by: "test-model",
      fields: { name: { value: "Hedgerow" } },
    });
    const [row] = await app().db.select().from(schema.drafts).where(eq(schema.drafts.id, id));
    expect(row?.usage).toMatchObject({
      parts: { identity: { model: "test-model", outcome: "used", calls: 1, costMicroUsd: 600 } },
    });
  });

  it("asks the model as long as ever after a step had to wait for its next try", async () => {
    reply = (part) => ({ answer: NOTHING[part] });
    const { db, clock, now } = app();
    const ctx = await app().context(sessionActor(await createUser(db)));
    const { id: draftId } = (await execute(submitListing, ctx, { url: "hedgerow.example" })).output;
    const steps = { db, draftId, run: 1, now };
    await crawlStep(steps);
    clock.advance(10 * 60_000);
    await partStep(steps, "identity");
    const [row] = await db.select().from(schema.drafts).where(eq(schema.drafts.id, draftId));
    expect(row?.usage).toMatchObject({ parts: { identity: { outcome: "used" } } });
  });

  it("is drafted by the rules once its owner has used up the day's tokens", async () => {
    reply = (part) => ({ answer: NOTHING[part] });
    const { db } = app();
    await db.insert(schema.settings).values({ siteId: app().siteId, key: "model_tokens_per_day", value: 100 });
    const before = model.requests.length;
    const { id } = await build("hedgerow.example");
    expect(model.requests.length).toBe(before + 1);
    const [row] = await db.select().from(schema.drafts).where(eq(schema.drafts.id, id));
    expect(row).toMatchObject({ status: "ready", usage: { parts: { faq: { outcome: "no_tokens" } } } });
    await db.delete(schema.settings);
  });

  it("is ready with what the rules found when the model only fails", async () => {
    reply = () => ({ status: 500 });
    const { ctx, id } = await build("hedgerow.example");
    expect(await read(ctx, id)).toMatchObject({
      status: "ready",
      drafted_by: "extractive",
      fields: { license: { value: expect.stringContaining("MIT") } },
    });
  });

  it("shows no model the text of a site that says ai-input=no", async () => {
    reply = (part) => ({ answer: NOTHING[part] });
    const before = model.requests.length;
    const { ctx, id } = await build("quiet.example");
    expect((await read(ctx, id)).drafted_by).toBe("extractive");
    expect(model.requests.length).toBe(before);
  });
});

describe("a draft's pictures", () => {
  it("are kept as our own copies, for the review and the listing", async () => {
    reply = (part) => ({ answer: NOTHING[part] });
    const { ctx, id } = await build("hedgerow.example");
    const { output } = await execute(getDraftReview, ctx, { id });
    expect(output.draft.fields.logo_url.value).toBe("https://hedgerow.example/icon.png");
    expect(output.pictures.logo).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/);
    const { listing_id } = (await execute(submitDraft, ctx, { id })).output;
    const [listing] = await app().db.select().from(schema.listings).where(eq(schema.listings.id, listing_id));
    expect(listing?.logoUrl).toBe(output.pictures.logo);
  });

  it("show founders only as our own copies, also after an edit", async () => {
    reply = (part) => ({ answer: NOTHING[part] });
    const { ctx, id } = await build("hedgerow.example");
    const photo_url = "https://hedgerow.example/icon.png";
    await execute(submitDraft, ctx, { id });
    const founders = [
      { name: "Ada Example", photo_url },
      { name: "Bo Example", photo_url: "https://hedgerow.example/none.png" },
    ];
    const { listing_id } = (await execute(updateDraft, ctx, { id, founders })).output;
    await runFunctions(app());
    const { output: listing } = await execute(getMyListing, ctx, { listing_id });
    expect(listing.founders.map((one) => one.photo_url)).toEqual([
      expect.stringMatching(/\/files\/[0-9a-f]{64}\.webp$/),
      null,
    ]);
  });
});
