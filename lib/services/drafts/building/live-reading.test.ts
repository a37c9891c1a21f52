import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { getDraftReview } from "@/lib/services/drafts/review/get-draft-review";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { page, startSite, type TestSite, text } from "@/lib/testing/drafting/sites";
import { until } from "@/lib/testing/steady/until";
import { rereadDraft } from "./restart";

const HOME = `<!doctype html><html lang="en"><head><title>Hedgerow: a kanban board in your repository</title>
<meta name="description" content="Hedgerow is a kanban board that lives in your repository as plain Markdown."></head>
<body><header><a href="/">Hedgerow</a><nav><a href="/pricing">Pricing</a><a href="/secret">Secret</a><a href="/about">About</a></nav></header>
<main><h1>A kanban board in your repository</h1><p>Hedgerow is licensed under the MIT License.</p></main></body></html>`;

/** Requests for /about that wait for their answer. */
const waiting: ServerResponse[] = [];
const answerAbout = () => {
  for (const response of waiting.splice(0)) response.writeHead(200, { "content-type": "text/html" }).end(page("About"));
};
let site: TestSite;
beforeAll(async () => {
  site = await startSite("https://hedgerow.example", {
    "/": HOME,
    "/pricing": page("Pricing"),
    "/robots.txt": text("User-agent: *\nDisallow: /secret"),
    "/about": (_request, response) => void waiting.push(response),
  });
  vi.stubEnv("CRAWLER_HOST_MAP", JSON.stringify(site.hostMap));
});
afterAll(() => site.close());

const app = useApp({ operations: [getDraft, submitListing] });
const read = async (ctx: Ctx, id: string) => (await execute(getDraft, ctx, { id })).output;
const review = async (ctx: Ctx, id: string) => (await execute(getDraftReview, ctx, { id })).output;
const paths = (pages: { url: string }[]) => pages.map((one) => new URL(one.url).pathname);

/** Starts the reading and stops it before /about is answered. */
async function startReading(ctx: Ctx, id: string): Promise<{ finish(): Promise<void> }> {
  const running = runFunctions(app());
  await until(async () => waiting.length > 0 && (await read(ctx, id)).pages.length === 3);
  return {
    async finish() {
      answerAbout();
      await running;
    },
  };
}

describe("a site while it is read", () => {
  it("shows each page and the real count, and what the home page proves with its quotes", async () => {
    const ctx = await app().context(sessionActor(await createUser(app().db)));
    const { id } = (await execute(submitListing, ctx, { url: "hedgerow.example" })).output;
    const { finish } = await startReading(ctx, id);
    const live = await review(ctx, id);
    expect(live.draft.status).toBe("crawling");
    expect(live.progress).toMatchObject({ step: 0, pages_read: 2, message: "Reading /about, 3 of 3" });
    expect(paths(live.pages).toSorted()).toEqual(["/", "/pricing", "/secret"]);
    expect(live.pages.find((one) => one.url.endsWith("/secret"))?.reason_skipped).toMatch(/robots\.txt/);
    expect(live.draft.fields.name).toMatchObject({ value: "Hedgerow", state: "ai" });
    const shown = live.evidence.find((one) => one.path === "fields.name");
    expect(shown?.passages.some((one) => one.marks.length > 0)).toBe(true);
    expect(live.draft.fields.license.state).toBe("not_found");
    await finish();
    const { draft: done, pages } = await review(ctx, id);
    expect(done.status).toBe("ready");
    expect(paths(pages)).toEqual(["/", "/pricing", "/about", "/secret"]);
    expect(done.fields.license.value).toMatch(/MIT/);
  });

  it("keeps every value of the first reading while a second one is under way", async () => {
    const ctx = await app().context(sessionActor(await createUser(app().db)));
    const { id } = (await execute(submitListing, ctx, { url: "hedgerow.example" })).output;
    await (await startReading(ctx, id)).finish();
    const before = await read(ctx, id);
    await execute(rereadDraft, ctx, { id });
    expect((await read(ctx, id)).pages).toEqual([]);
    const { finish } = await startReading(ctx, id);
    expect((await read(ctx, id)).fields).toEqual(before.fields);
    await finish();
    expect((await read(ctx, id)).pages).toEqual(before.pages);
  });
});
