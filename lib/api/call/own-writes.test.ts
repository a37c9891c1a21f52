import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { connect, schema } from "@/db/client";
import { type App, contextFor, createApp } from "@/lib/api/process/app";
import { AppError } from "@/lib/core/errors";
import { definePageOperation } from "@/lib/core/operation";
import { getListing } from "@/lib/services/listings/get-listing";
import { useApp } from "@/lib/testing/api/app";
import { endListening } from "@/lib/testing/api/end-listening";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createListing } from "@/lib/testing/database/factories";
import { until } from "@/lib/testing/steady/until";
import { execute, perform } from "./execute";
import { memoryOf } from "./memory";

const l = schema.listings;

/** Writes a listing's headline; an empty one is refused. */
const writeHeadline = definePageOperation({
  name: "write_headline",
  access: "session",
  readOnly: false,
  input: z.strictObject({ id: z.number(), headline: z.string() }),
  output: z.object({ headline: z.string() }),
  async run({ ctx, input }) {
    if (input.headline === "") throw new AppError("conflict", "A headline is needed.", "Send one.");
    await ctx.db.update(l).set({ headline: input.headline }).where(eq(l.id, input.id));
    return { headline: input.headline };
  },
});

const app = useApp({ keepsAnswers: true });
let other: App;

beforeAll(async () => {
  const { databaseUrl: url, clock, operations } = app();
  other = await createApp({ connection: { ...connect(url, 5), url }, operations, now: clock.now });
});
afterAll(() => other.close());

describe("whoever writes", () => {
  const headlineIn = async (process: App, slug: string) => {
    const call = { host: null, actor: anonymous, surface: "rest", address: null, requestId: "req_1" } as const;
    return (await execute(getListing, await contextFor(process, call), { slug })).output.headline;
  };
  const writer = async () => app().context(sessionActor({ id: "mira", email: "mira@people.example", isAdmin: false }));

  it("reads it at once in the same process, and within a second in every other", async () => {
    const { id, slug } = await createListing(app().db, { siteId: app().siteId });
    for (let i = 0; i < 20; i += 1) {
      const headline = `Written ${i}`;
      await Promise.all([headlineIn(app(), slug), headlineIn(other, slug)]);
      await execute(writeHeadline, await writer(), { id, headline });
      const startedAt = performance.now();
      expect(await headlineIn(app(), slug)).toBe(headline);
      await until(async () => (await headlineIn(other, slug)) === headline);
      expect(performance.now() - startedAt).toBeLessThan(1_000);
    }
  });

  it("reads it at once however many write and read beside", async () => {
    const listings = await Promise.all(
      Array.from({ length: 20 }, () => createListing(app().db, { siteId: app().siteId })),
    );
    const writeAndRead = async ({ id, slug }: { id: number; slug: string }, i: number) => {
      await headlineIn(app(), slug);
      await execute(writeHeadline, await writer(), { id, headline: `Round ${i}` });
      expect(await headlineIn(app(), slug)).toBe(`Round ${i}`);
    };
    for (let i = 0; i < 5; i += 1) await Promise.all(listings.map((one) => writeAndRead(one, i)));
  });

  it("reads it at once even where the listening connection was just lost", async () => {
    const { id, slug } = await createListing(app().db, { siteId: app().siteId });
    await headlineIn(app(), slug);
    expect(await endListening(app().sql)).toBe(2);
    await execute(writeHeadline, await writer(), { id, headline: "Written in between" });
    expect(await headlineIn(app(), slug)).toBe("Written in between");
  });

  it("and is refused empties nothing", async () => {
    const { id, slug } = await createListing(app().db, { siteId: app().siteId });
    await memoryOf(app().db).caughtUp();
    const answer = async () => (await execute(getListing, await app().context(), { slug })).representation;
    const before = await answer();
    const asAnybody = await perform(writeHeadline, await app().context(), { id, headline: "Mine now" });
    const asWriter = await perform(writeHeadline, await writer(), { id, headline: "" });
    expect([asAnybody.ok, asWriter.ok]).toEqual([false, false]);
    expect(await answer()).toBe(before);
  });
});
