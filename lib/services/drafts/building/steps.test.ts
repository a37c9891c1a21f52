import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { page, type Route, startSite, type TestSite } from "@/lib/testing/drafting/sites";
import type { Build } from "./build";
import { partStep } from "./part-step";
import { BUILD_PARTS } from "./progress";
import { rereadDraft } from "./restart";
import { crawlStep, failDraft, finishStep } from "./steps";

const URL = "https://hedgerow.example/";
const BROKEN = { code: "internal_error", message: "Something went wrong.", fix: "Submit the same URL again." };
const routes: Record<string, Route> = { "/": page("Hedgerow") };
let site: TestSite;
beforeAll(async () => {
  site = await startSite("https://hedgerow.example", routes);
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
});
afterAll(() => site.close());

const app = useApp({ operations: [getDraft, submitDraft, submitListing] });
const submit = async (ctx: Ctx) => execute(submitListing, ctx, { url: URL });
const read = async (ctx: Ctx, id: string) => (await execute(getDraft, ctx, { id })).output;

async function opened(): Promise<{ ctx: Ctx; id: string; build: Build }> {
  const ctx = await app().context(sessionActor(await createUser(app().db)));
  const { id } = (await submit(ctx)).output;
  return { ctx, id, build: { db: app().db, draftId: id, run: 1, now: app().now } };
}

async function finish(build: Build): Promise<void> {
  await crawlStep(build);
  for (const part of BUILD_PARTS) await partStep(build, part);
  await finishStep(build);
}

describe("a build that breaks off after its pages were read", () => {
  it("leaves a new draft failed with these pages, and is done again when the address is submitted again", async () => {
    const { ctx, id, build } = await opened();
    await crawlStep(build);
    await failDraft(build, BROKEN);
    expect(await read(ctx, id)).toMatchObject({ status: "failed", error: BROKEN, pages: [{ url: URL }] });
    expect(await submit(ctx)).toMatchObject({ status: 201, output: { id, status: "crawling", error: null } });
    await finish({ ...build, run: 2 });
    expect(await read(ctx, id)).toMatchObject({ status: "ready", error: null });
  });

  it("leaves a finished draft ready, and is done again when the address is submitted again", async () => {
    const { ctx, id, build } = await opened();
    await finish(build);
    const { fields } = await read(ctx, id);
    await execute(rereadDraft, ctx, { id });
    await crawlStep({ ...build, run: 2 });
    await failDraft({ ...build, run: 2 }, BROKEN);
    expect(await read(ctx, id)).toMatchObject({ status: "ready", error: BROKEN, fields });
    expect(await submit(ctx)).toMatchObject({ output: { id, status: "crawling", error: null } });
  });
});

describe("a reading that fails after the draft was submitted", () => {
  it("leaves for review what an earlier reading found, and the draft submitted where nothing is new", async () => {
    const { ctx, id, build } = await opened();
    await finish(build);
    await execute(submitDraft, ctx, { id });
    const reread = () => execute(rereadDraft, ctx, { id });
    await reread();
    await failDraft({ ...build, run: 2 }, BROKEN);
    expect(await read(ctx, id)).toMatchObject({ status: "submitted", error: BROKEN });
    await reread();
    routes["/"] = page("Coppice");
    await finish({ ...build, run: 3 });
    const proposed = await read(ctx, id);
    expect(proposed).toMatchObject({ status: "ready", fields: { name: { value: "Coppice" } } });
    await reread();
    await failDraft({ ...build, run: 4 }, BROKEN);
    expect(await read(ctx, id)).toMatchObject({ status: "ready", error: BROKEN, fields: proposed.fields });
  });
});

describe("a site that announces its end", () => {
  it("says so in the draft, with the sentence, and nothing of it in the texts", async () => {
    const words = "Hedgerow keeps the minutes of every meeting in one place for all to read. ".repeat(3);
    routes["/"] = page("Hedgerow", {}, `<p>Hedgerow is shutting down on 31 January.</p><p>${words}</p>`);
    const { ctx, id, build } = await opened();
    await finish(build);
    const draft = await read(ctx, id);
    expect(draft.progress.notice).toContain("“Hedgerow is shutting down on 31 January.”");
    expect(`${draft.fields.headline.value} ${draft.fields.summary.value}`).not.toContain("shutting down");
    routes["/"] = page("Hedgerow", {}, `<p>${words}</p>`);
    const calm = await opened();
    await finish(calm.build);
    expect((await read(calm.ctx, calm.id)).progress.notice).toBeNull();
  });
});

describe("a link that answers with an error", () => {
  it("is not proposed, though the site shows it", async () => {
    const title = "<h1>Hedgerow</h1>";
    const opening = { "/docs": "Docs", "/pricing": "Pricing" };
    routes["/"] = page("Hedgerow", opening, title);
    routes["/docs"] = page("Docs");
    const alive = await opened();
    await finish(alive.build);
    expect((await read(alive.ctx, alive.id)).fields.docs_url.value).toBe(`${URL}docs`);
    delete routes["/docs"];
    const dead = await opened();
    await finish(dead.build);
    expect((await read(dead.ctx, dead.id)).fields.docs_url.value).toBeNull();
  });
});
