import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Ctx } from "@/lib/core/context";
import { getDraft } from "@/lib/services/drafts/get-draft";
import { submitListing } from "@/lib/services/drafts/submit-listing";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { rereadDraft } from "./restart";
import { reviveDrafts } from "./revive";

const MINUTE_MS = 60_000;
const app = useApp({ operations: [getDraft, submitListing] });

async function opened() {
  const { id: userId } = await createUser(app().db);
  const { id } = (await submit(await contextOf(userId))).output;
  return { id, context: () => contextOf(userId) };
}
async function contextOf(id: string): Promise<Ctx> {
  const [user] = await app().db.select().from(schema.users).where(eq(schema.users.id, id));
  if (!user) throw new Error("there is no such user");
  return app().context(sessionActor(user));
}
const submit = (ctx: Ctx) => execute(submitListing, ctx, { url: "hedgerow.example" });
async function runOf(id: string) {
  const [row] = await app().db.select().from(schema.drafts).where(eq(schema.drafts.id, id));
  const asked = await app().db.$count(schema.outbox, eq(schema.outbox.key, `draft:${id}:${row?.run}`));
  return row && { run: row.run, status: row.status, asked };
}

it("a draft whose build was lost is read again when its owner asks, and not before some minutes", async () => {
  const { id, context } = await opened();
  app().clock.advance(4 * MINUTE_MS);
  await submit(await context());
  await execute(rereadDraft, await context(), { id });
  expect(await runOf(id)).toEqual({ run: 1, status: "crawling", asked: 1 });
  app().clock.advance(2 * MINUTE_MS);
  expect(await submit(await context())).toMatchObject({ status: 201, output: { id, status: "crawling" } });
  expect(await runOf(id)).toEqual({ run: 2, status: "crawling", asked: 1 });
  app().clock.advance(6 * MINUTE_MS);
  await execute(rereadDraft, await context(), { id });
  expect(await runOf(id)).toEqual({ run: 3, status: "crawling", asked: 1 });
});

it("a draft whose build was lost starts again by itself, and has failed when that happens again and again", async () => {
  const { id, context } = await opened();
  const { db, now, clock } = app();
  for (const run of [2, 3]) {
    clock.advance(9 * MINUTE_MS);
    await reviveDrafts(db, now);
    expect(await runOf(id)).toMatchObject({ run: run - 1 });
    clock.advance(2 * MINUTE_MS);
    await reviveDrafts(db, now);
    expect(await runOf(id)).toEqual({ run, status: "crawling", asked: 1 });
  }
  clock.advance(11 * MINUTE_MS);
  await reviveDrafts(db, now);
  expect((await execute(getDraft, await context(), { id })).output).toMatchObject({
    status: "failed",
    error: { code: "interrupted" },
  });
  expect(await submit(await context())).toMatchObject({ output: { status: "crawling", error: null } });
  clock.advance(-24 * 60 * MINUTE_MS);
  await reviveDrafts(db, now);
  expect(await runOf(id)).toEqual({ run: 5, status: "crawling", asked: 1 });
});
