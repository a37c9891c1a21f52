import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { perform } from "@/lib/api/call/execute";
import type { DraftPatch } from "@/lib/schemas/draft";
import { rereadDraft } from "@/lib/services/drafts/building/restart";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { updateDraft } from "./update-draft";

const app = useApp({ operations: [updateDraft] });

async function withDraft() {
  const { db, siteId } = app();
  const user = await createUser(db);
  const { id } = await createDraft(db, { userId: user.id, siteId });
  const ctx = await app().context(sessionActor(user));
  return { id, ctx, patch: (body: DraftPatch) => perform(updateDraft, ctx, { id, ...body }) };
}

/** How many of `calls` went well before the first that did not, which `bucket` has to have refused. */
async function allowed(bucket: string, calls: number, call: (n: number) => ReturnType<typeof perform>) {
  for (let n = 0; n < calls; n += 1) {
    const outcome = await call(n);
    if (outcome.ok) continue;
    expect(outcome).toMatchObject({ error: { code: "rate_limited" }, rateLimits: [{}, { bucket, remaining: 0 }] });
    expect(outcome.error.extras.retryAfter).toBeGreaterThan(0);
    return n;
  }
  return calls;
}

const photos = (n: number) =>
  Array.from({ length: 10 }, (_, k) => ({ name: "Ada Example", photo_url: `https://third.example/${n}-${k}.png` }));

it("thirty edits an hour may have fields drafted again; what is skipped costs nothing", async () => {
  const { patch } = await withDraft();
  await patch({ fields: { summary: "Mine" } });
  for (let n = 0; n < 3; n += 1) expect((await patch({ regenerate: ["summary"] })).ok).toBe(true);
  expect(await allowed("regenerate", 40, () => patch({ regenerate: ["license"] }))).toBe(30);
});

it("a hundred and twenty pictures an hour are fetched for a user's edits; named again they cost nothing", async () => {
  const { patch } = await withDraft();
  for (let n = 0; n < 20; n += 1) expect((await patch({ founders: photos(0) })).ok).toBe(true);
  expect(await allowed("pictures", 60, (n) => patch({ founders: photos(n + 1) }))).toBe(11);
});

it("twenty competitors' sites an hour are read for a user", async () => {
  const { patch } = await withDraft();
  const name = (n: number) => patch({ competitor_url: `https://rival${n}.example/` });
  expect(await allowed("competitors", 30, name)).toBe(20);
});

it("one site is read six times an hour for a user", async () => {
  const { id, ctx } = await withDraft();
  const reread = async () => {
    await app().db.update(schema.drafts).set({ status: "ready" }).where(eq(schema.drafts.id, id));
    return perform(rereadDraft, ctx, { id });
  };
  const outcomes = [];
  for (let n = 0; n < 7; n += 1) outcomes.push(await reread());
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, false]);
  expect(outcomes.at(-1)).toMatchObject({ error: { code: "rate_limited" } });
  expect((await perform(rereadDraft, { ...ctx, now: new Date(ctx.now.getTime() + 3_600_000) }, { id })).ok).toBe(true);
});
