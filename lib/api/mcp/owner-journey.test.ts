import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { schema } from "@/db/client";
import { findOperation, operations } from "@/lib/api/registry";
import { useApp } from "@/lib/testing/api/app";
import { useClaiming } from "@/lib/testing/api/claiming";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { answerOf, textOf, useMcp } from "@/lib/testing/mcp/mcp-calls";

const app = useApp();
const claiming = useClaiming(app);
const mcp = useMcp(app);
type Args = Record<string, unknown>;

beforeAll(async () => {
  await app().db.insert(schema.interviewQuestions).values({ siteId: app().siteId, position: 1, question: "Why?" });
});

/** Somebody's agent, which knows what `tools/list`, answers and refusals say, and nothing else. */
async function agent() {
  const { db, siteId } = app();
  const user = await createUser(db);
  const client = await mcp().connect("2025-11-25", await apiKeyFor(db, user));
  const { tools } = await client.listTools();
  const send = (name: string, args: Args) => client.callTool({ name, arguments: args });
  async function call(name: string, args: Args) {
    const result = await send(name, args);
    if (result.isError) throw new Error(`${name} ${JSON.stringify(args)}: ${textOf(result)}`);
    return answerOf(result);
  }
  /** Meets a refusal, and follows its fix: every tool it names is on the list, and one of them, that only reads if there is one, answers. */
  async function deadEnd(name: string, args: Args, next: Args = {}) {
    const result = await send(name, args);
    expect(result.isError, `${name} ${JSON.stringify(args)}`).toBe(true);
    const [, fix = ""] = /\nFix: (.+)/.exec(textOf(result)) ?? [];
    const named = toolsIn(fix).map((word) => tools.find((tool) => tool.name === word) ?? `no tool ${word}`);
    const known = named.filter((tool) => typeof tool !== "string");
    expect(known, `the fix of ${name} names tools of the list: ${fix}`).toEqual(named);
    const tool = known.find(({ annotations }) => annotations?.readOnlyHint) ?? known[0];
    if (!tool) throw new Error(`the fix of ${name} names no tool: ${fix}`);
    return { next: tool.name, answer: await call(tool.name, next) };
  }
  const mine = await createListing(db, { siteId, ownerId: user.id, headline: "Said at first" });
  /** Meets a refusal of what was sent; its fix says what to send to the same tool instead. */
  async function refused(name: string, args: Args): Promise<string> {
    const result = await send(name, args);
    expect(result.isError, `${name} ${JSON.stringify(args)}`).toBe(true);
    return /\nFix: (.+)/.exec(textOf(result))?.[1] ?? "";
  }
  return { user, mine, tools, call, refused, deadEnd, close: () => client.close() };
}

const NAMES = operations.map(({ name }) => name);
const VERBS = new Set(NAMES.map((name) => name.split("_")[0]));

/** Words of a text that are tools, or look like one by their verb. */
function toolsIn(text: string): string[] {
  const words = text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
  return words
    .filter((word) => !word.endsWith("_id"))
    .filter((word) => NAMES.includes(word) || VERBS.has(word.split("_")[0] ?? ""));
}

const listed = z.object({ items: z.array(z.looseObject({ listing_id: z.number() })).min(1) });

describe("an owner's agent with nothing but the tools' own words", () => {
  it("names tools of the list alone in every tool's text", async () => {
    const { tools, close } = await agent();
    for (const { name, description = "" } of tools)
      for (const named of toolsIn(description))
        expect(
          tools.map((tool) => tool.name),
          name,
        ).toContain(named);
    await close();
  });

  it("finds its listing, edits it, sees the edit and takes it back", async () => {
    const { mine, call, deadEnd, close } = await agent();
    const { answer } = await deadEnd("update_my_listing", { listing_id: 2_000_000_000, fields: { headline: "x" } });
    const listing_id = listed.parse(answer).items[0]?.listing_id ?? 0;
    expect(listing_id).toBe(mine.id);
    await deadEnd("update_my_listing", { listing_id, fields: { categories: ["Nonsense"] } });
    const headline = async () => z.looseObject({}).parse(await call("get_my_listing", { listing_id })).headline;
    expect(await headline()).toBe("Said at first");
    const edited = await call("update_my_listing", { listing_id, fields: { headline: "Said anew" } });
    expect(edited).toMatchObject({ version: 2 });
    expect(await headline()).toBe("Said anew");
    const reverted = await call("update_my_listing", { listing_id, fields: { headline: "Said at first" } });
    expect(reverted).toMatchObject({ version: 3 });
    await close();
  });

  it("posts an update, adds a milestone and deletes it by the id that its listing shows", async () => {
    const { mine, call, deadEnd, close } = await agent();
    const listing_id = mine.id;
    await deadEnd("post_listing_update", { listing_id: 2_000_000_000, title: "New", body: "A word on it." });
    await call("post_listing_update", { listing_id, title: "New", body: "A word on it." });
    const made = await call("add_milestone", { listing_id, title: "First version", date: "2026-11-02" });
    const milestones = z.object({ milestones: z.array(z.object({ milestone_id: z.number() })) });
    const wrong = { listing_id, milestone_id: 77 };
    await deadEnd("delete_milestone", wrong);
    const shown = milestones.parse(await call("get_my_listing", { listing_id })).milestones;
    expect(shown.map(({ milestone_id }) => milestone_id)).toEqual([made.milestone_id]);
    await call("delete_milestone", { listing_id, milestone_id: made.milestone_id });
    await close();
  });

  it("writes the story section by section, told what is missing, until nothing of its texts is", async () => {
    const { mine, call, deadEnd, close } = await agent();
    const told = z.object({
      status: z.string(),
      missing: z.array(z.object({ url: z.string() })),
      next_steps: z.array(z.string()),
    });
    await deadEnd("set_founder_story", { listing_id: 2_000_000_000, title: "How it began" });
    const first = told.parse(await call("set_founder_story", { listing_id: mine.id, title: "How it began" }));
    expect(first.status).toBe("draft");
    expect(toolsIn(first.next_steps.join(" "))).toEqual(["set_founder_story"]);
    const textsMissing = ({ missing }: z.infer<typeof told>) => missing.filter(({ url }) => url.includes("/story#"));
    expect(textsMissing(first)).not.toEqual([]);
    const long = Array.from({ length: 120 }, (_, i) => `board${i}`).join(" ");
    const sections = { how_started: long, problem: long, what_built: long };
    const last = told.parse(await call("set_founder_story", { listing_id: mine.id, ...sections }));
    expect(textsMissing(last)).toEqual([]);
    await close();
  });

  it("claims a listing by a tag, from every wrong turn back on the way", async () => {
    const free = await claiming().listing({ slug: "hedgerow-by-agent", name: "Hedgerow" });
    const { mine, call, deadEnd, close } = await agent();
    for (const wrong of [{}, { slug: "no-such-product" }, { listing_id: 2_000_000_000 }])
      expect((await deadEnd("claim_listing", wrong, { q: "hedgerow" })).answer).toMatchObject({ total: 1 });
    await deadEnd("claim_listing", { slug: mine.slug }, { listing_id: mine.id });
    const claim = await call("claim_listing", { slug: free.slug, method: "meta_tag" });
    const [step = ""] = z.array(z.string()).parse(claim.next_steps);
    const [, name = "", args = ""] = /^(\w+) (\{.*\})/.exec(step) ?? [];
    claiming().routes["/"] = "<!doctype html><p>Hedgerow</p>";
    const early = await call(name, JSON.parse(args));
    expect(early).toMatchObject({
      status: "pending",
      checked: { found: false, detail: expect.stringContaining("tag") },
    });
    await deadEnd("verify_claim", { claim_id: "cl_00000000000000000000" });
    const { items } = z
      .object({ items: z.array(z.looseObject({ methods: z.array(z.looseObject({})) })) })
      .parse(await call("list_my_claims", {}));
    const tag = items[0]?.methods.find(({ method }) => method === "meta_tag");
    claiming().routes["/"] = `<!doctype html><head>${tag?.value}</head><p>Hedgerow</p>`;
    const verified = await call("verify_claim", { claim_id: items[0]?.claim_id, method: "meta_tag" });
    expect(verified).toMatchObject({ status: "verified" });
    expect(await call("get_my_listing", { listing_id: free.id })).toMatchObject({ listing_id: free.id });
    await close();
  });

  it("is told by each refusal of a claim's check and of an invitation what to send instead", async () => {
    const free = await claiming().listing({ slug: "thornline-by-code", name: "Thornline" });
    const { user, call, refused, close } = await agent();
    const { claim_id } = await call("claim_listing", { slug: free.slug });
    const [, method = ""] =
      /Send method: one of (?:\w+, )*?(meta_tag)/.exec(await refused("verify_claim", { claim_id })) ?? [];
    claiming().routes["/"] = "<!doctype html><p>Hedgerow</p>";
    expect(await call("verify_claim", { claim_id, method })).toMatchObject({ checked: { method, found: false } });
    const [, ending] =
      /ends with (@\S+?),/.exec(await refused("verify_claim", { claim_id, email: "a@b.example" })) ?? [];
    const mailed = await call("verify_claim", { claim_id, email: `office${ending}` });
    expect(mailed).toMatchObject({ status: "pending", checked: { method: "email_code", found: false } });
    expect(String(mailed.next_steps)).toMatch(/^verify_claim /);
    expect(await call("verify_claim", { claim_id, code: "000000" })).toMatchObject({
      checked: { found: false, detail: expect.stringMatching(/^This is not the code\. 4 of 5 tries are left\.$/) },
    });

    const { id } = await createDraft(app().db, { siteId: app().siteId, userId: user.id });
    expect(await refused("invite_cofounder", { id, email: user.email })).toContain("the person you want to invite");
    const invited = await call("invite_cofounder", { id, email: "noor@people.example" });
    expect(await call("invite_cofounder", { id, email: "noor@people.example" })).toEqual(invited);
    await close();
  });

  it("invites a co-founder to its draft, and answers the interview", async () => {
    const { user, call, deadEnd, close } = await agent();
    await createDraft(app().db, { siteId: app().siteId, userId: user.id });
    await deadEnd("invite_cofounder", { id: "dr_00000000000000000000", email: "noor@people.example" });
    const drafts = z
      .object({ items: z.array(z.looseObject({ id: z.string() })) })
      .parse(await call("list_my_drafts", {}));
    const id = drafts.items[0]?.id;
    expect(await call("invite_cofounder", { id, email: "noor@people.example" })).toMatchObject({ status: "pending" });
    const { answer } = await deadEnd("answer_interview", { answers: [{ question_id: 2_000_000_000, answer: "x" }] });
    const [step = ""] = z.array(z.string()).parse(answer.next_steps);
    const [, name = "", args = ""] = /^(\w+) (\{.*\})/.exec(step) ?? [];
    expect(findOperation(name)?.name).toBe("answer_interview");
    expect(await call(name, JSON.parse(args.replace("…", "Since our board kept our work from us.")))).toMatchObject({
      answers: [{ answer: "Since our board kept our work from us." }],
    });
    await close();
  });
});
