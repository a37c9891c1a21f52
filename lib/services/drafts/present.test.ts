import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { briefText } from "@/lib/api/mcp/brief-text";
import { useApp } from "@/lib/testing/api/app";
import { apiKeyActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { updateDraft } from "./editing/update-draft";
import { getDraft } from "./get-draft";

/** Tokens, at four characters each, of what an agent polls every few seconds. */
const STRUCTURED_TOKENS_MAX = 550;
const TEXT_TOKENS_MAX = 150;

const app = useApp({ operations: [getDraft, updateDraft] });
let owner: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  owner = await createUser(app().db);
});

const asOwner = () => app().context(apiKeyActor(owner));
const read = async (id: string) => (await execute(getDraft, await asOwner(), { id })).output;

/** A draft of a site with one page that was read and one that robots.txt closes. */
async function draftWithPages(values = {}) {
  const draft = await createDraft(app().db, { userId: owner.id, siteId: app().siteId, ...values });
  const subject = draft.status === "crawling" ? "reading" : "product";
  const page = { draftId: draft.id, subject, status: 200, bytes: 9, fetchedAt: app().now() } as const;
  await app()
    .db.insert(schema.draftPages)
    .values([
      { ...page, position: 0, url: `${draft.url}`, title: "Home" },
      { ...page, position: 1, url: `${draft.url}closed`, title: null, reasonSkipped: "robots.txt disallows it" },
    ]);
  return draft;
}

describe("a draft's answer", () => {
  it("is short while the site is read: what was not looked for yet is not told", async () => {
    const { id } = await draftWithPages({ status: "crawling", found: {} });
    const answer = await read(id);
    expect(answer.pages).toHaveLength(2);
    expect(JSON.stringify(answer).length / 4).toBeLessThanOrEqual(STRUCTURED_TOKENS_MAX);
    expect(briefText(answer).length / 4).toBeLessThanOrEqual(TEXT_TOKENS_MAX);
  });

  it("lists once it is ready the pages passed over alone: quotes name the others", async () => {
    const { id, url } = await draftWithPages();
    expect((await read(id)).pages).toMatchObject([{ url: `${url}closed`, reason_skipped: "robots.txt disallows it" }]);
  });

  it("holds the written sections of the story, and no others", async () => {
    const { id } = await draftWithPages();
    expect((await read(id)).story).toEqual({});
    const story = { problem: "Much.", journey: null };
    expect((await execute(updateDraft, await asOwner(), { id, story })).output.story).toEqual({ problem: "Much." });
  });

  it("tells a quote of its own facts once, also beside a competitor's", async () => {
    const { fields } = Object((await draftWithPages()).content);
    const url = "https://rival.example/";
    const competitor = { url, status: "ready", error: null, fields };
    const { id } = await draftWithPages({ competitor, content: { fields, competitorUrl: url } });
    const { rows = [] } = (await read(id)).competitor ?? {};
    expect(rows).toMatchObject([{ field: "name", yours: { value: "Hedgerow", evidence: [] } }]);
    expect(rows[0]?.theirs.evidence).toHaveLength(1);
  });
});
