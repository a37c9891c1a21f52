import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { listUpdates } from "@/lib/services/directory/list-updates";
import { getListing } from "@/lib/services/listings/get-listing";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { startMailServer, type TestMailServer } from "@/lib/testing/mail/mail-server";
import { confirmFollow } from "../follows/confirm-follow";
import { followToken } from "../follows/follow-links";
import { stopByLink } from "../follows/stop-by-link";
import { listMyUpdates } from "./list-my-updates";
import { stageUpdateMails } from "./mail-update";
import { postListingUpdate, UPDATES_PER_DAY } from "./post-listing-update";

const DAY_MS = 86_400_000;
const NEWS = { title: "Boards work offline", body: "Version 2.3 is out.\n\nChanges travel\nlater." };
let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
  vi.stubEnv("SMTP_URL", mails.url);
});
const app = useApp({ operations: [postListingUpdate], keepsAnswers: true });
afterAll(async () => {
  vi.unstubAllEnvs();
  await mails.close();
});
beforeEach(async () => {
  await app().db.delete(schema.outbox);
  mails.received.length = 0;
  mails.refuses.to = () => null;
  mails.waits.toGreet = async () => {};
});

async function live(values: Partial<typeof schema.listings.$inferInsert> = {}) {
  const owner = await createUser(app().db);
  const listing = await createListing(app().db, { siteId: app().siteId, ownerId: owner.id, ...values });
  const ctx = () => app().context(sessionActor(owner));
  const call = { listing_id: listing.id, ...NEWS };
  const post = async () => (await execute(postListingUpdate, await ctx(), call)).output;
  const refusal = async () => perform(postListingUpdate, await ctx(), call);
  const mine = async () => (await execute(listMyUpdates, await ctx(), { listing_id: listing.id })).output;
  return { listing, post, refusal, mine };
}

let people = 0;
async function follower(listingId: number, { isConfirmed = true } = {}): Promise<{ id: string; email: string }> {
  people += 1;
  const id = `fo_${String(people).padStart(20, "0")}`;
  const email = `reader${people}@people.example`;
  const askedAt = app().now();
  await app().db.insert(schema.followers).values({ id, email, askedAt });
  await app()
    .db.insert(schema.follows)
    .values({ listingId, followerId: id, askedAt, confirmedAt: isConfirmed ? askedAt : null });
  return { id, email };
}
const addressees = () => mails.received.map(({ to }) => to).toSorted();
const aboutAddress = (email: string) =>
  app().db.query.mailAddresses.findFirst({ where: eq(schema.mailAddresses.email, email) });

describe("post_listing_update", () => {
  it("publishes at once, on the updates page and the listing's, and mails each confirmed follower once", async () => {
    const { listing, post } = await live();
    const [ada, ben] = [await follower(listing.id), await follower(listing.id)];
    await follower(listing.id, { isConfirmed: false });
    const ctx = await app().context();
    const shown = async () => (await execute(getListing, ctx, { slug: listing.slug })).output.updates;
    expect(await shown()).toEqual([]);
    const output = await post();
    const page = `${ctx.site.baseUrl}/listings/${listing.slug}#updates`;
    expect(output).toMatchObject({ ...NEWS, url: page, followers_notified: 2 });
    const published_at = app().now().toISOString();
    await vi.waitFor(async () => expect(await shown()).toMatchObject([{ ...NEWS, published_at }]));
    expect((await execute(listUpdates, ctx, {})).output.items[0]).toMatchObject(NEWS);
    await runFunctions(app());
    await runFunctions(app());
    expect(addressees()).toEqual([ada.email, ben.email]);
    expect(mails.received[0]?.message).toMatch(new RegExp(`^Subject: ${listing.name}: Boards work offline\r?$`, "m"));
  });

  it("mails one update of a listing a day, and publishes the others", async () => {
    const { listing, post, mine } = await live();
    await follower(listing.id);
    await Promise.all([post(), post(), post()]);
    const { items, mailed_today, followers } = await mine();
    expect(items.map((one) => one.followers_notified).toSorted()).toEqual([0, 0, 1]);
    expect({ mailed_today, followers }).toEqual({ mailed_today: true, followers: 1 });
    await runFunctions(app());
    expect(mails.received).toHaveLength(1);
    app().clock.advance(DAY_MS);
    expect(await post()).toMatchObject({ followers_notified: 1 });
    await runFunctions(app());
    expect(mails.received).toHaveLength(2);
  });

  it("leaves the day's mail to a later update while nobody follows", async () => {
    const { listing, post } = await live();
    expect(await post()).toMatchObject({ followers_notified: 0 });
    await follower(listing.id);
    expect(await post()).toMatchObject({ followers_notified: 1 });
  });

  it.each(["draft", "scheduled", "paused"] as const)("is refused for a listing that is %s", async (status) => {
    const { refusal } = await live({ status, launchedAt: null });
    expect(await refusal()).toMatchObject({ ok: false, error: { code: "conflict" } });
  });

  it("is refused after as many as a day may have", async () => {
    const { post, refusal } = await live();
    for (let i = 0; i < UPDATES_PER_DAY; i += 1) await post();
    expect(await refusal()).toMatchObject({ ok: false, error: { code: "limit_reached" } });
    app().clock.advance(DAY_MS);
    expect(await post()).toMatchObject(NEWS);
  });
});

describe("the mail of an update", () => {
  it("ends the follow by its link, and is not sent to who stopped meanwhile", async () => {
    const { listing, post } = await live();
    const [ada, ben] = [await follower(listing.id), await follower(listing.id)];
    await post();
    await app().db.delete(schema.follows).where(eq(schema.follows.followerId, ben.id));
    await runFunctions(app());
    expect(addressees()).toEqual([ada.email]);
    const head = mails.received[0]?.message.replace(/\r?\n\s+/g, " ") ?? "";
    const [, link = ""] = /^List-Unsubscribe: <[^>]*link=([\w-]+)>/m.exec(head) ?? [];
    await execute(stopByLink, await app().context(), { link });
    app().clock.advance(DAY_MS);
    expect(await post()).toMatchObject({ followers_notified: 0 });
  });

  it("pauses an address that its server refuses for good, until it answers a mail, and is kept as failed", async () => {
    const { listing, post } = await live();
    const [ada, gone] = [await follower(listing.id), await follower(listing.id)];
    mails.refuses.to = (to) => (to === gone.email ? "550 5.1.1 No such user" : null);
    await post();
    await runFunctions(app());
    expect(addressees()).toEqual([ada.email]);
    expect(await aboutAddress(gone.email)).toMatchObject({ pauseReason: "550 5.1.1 No such user" });
    expect(await aboutAddress(ada.email)).toBeUndefined();
    const failed = await app().db.query.failedMails.findMany({ where: eq(schema.failedMails.email, gone.email) });
    expect(failed).toMatchObject([{ template: "product_news", reason: "550 5.1.1 No such user" }]);
    app().clock.advance(DAY_MS);
    expect(await post()).toMatchObject({ followers_notified: 1 });
    const link = await followToken("confirm", { followerId: gone.id, listingId: listing.id });
    await execute(confirmFollow, await app().context(), { link });
    app().clock.advance(DAY_MS);
    expect(await post()).toMatchObject({ followers_notified: 2 });
  });

  it("is noted as not wanted any more where its reader leaves during the last try", async () => {
    const { listing, post } = await live();
    const left = await follower(listing.id);
    mails.refuses.to = () => "450 4.2.0 Come back later";
    await post();
    const key = like(schema.outbox.key, `%${left.id}%`);
    const mail = async () => (await app().db.select().from(schema.outbox).where(key))[0];
    mails.waits.toGreet = async () => {
      if ((await mail())?.tries === 21)
        await app().db.delete(schema.follows).where(eq(schema.follows.followerId, left.id));
    };
    for (let i = 0; i < 24 && (await mail())?.outcome == null; i += 1) {
      await runFunctions(app());
      app().clock.advance(DAY_MS / 4);
    }
    expect(await mail()).toMatchObject({ tries: 21, outcome: "unwanted" });
  });

  it("is staged for every follower once, however many and however often a batch is repeated", async () => {
    const { listing, post } = await live();
    await app().db.execute(sql`
      with p as (
        insert into followers (id, email, asked_at)
        select 'fo_' || lpad(n::text, 20, 'z'), 'many' || n || '@people.example', ${app().now().toISOString()}::timestamptz from generate_series(1, 1203) n
        returning id)
      insert into follows (listing_id, follower_id, asked_at, confirmed_at)
      select ${listing.id}, id, ${app().now().toISOString()}::timestamptz, ${app().now().toISOString()}::timestamptz from p`);
    const output = await post();
    expect(output).toMatchObject({ followers_notified: 1203 });
    const id = output.update_id;
    const steps: (string | null)[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const last: string = after;
      await stageUpdateMails(app().db, id, app().siteId, last);
      after = await stageUpdateMails(app().db, id, app().siteId, last);
      steps.push(after);
    }
    expect(steps).toHaveLength(3);
    expect(await app().db.$count(schema.outbox, like(schema.outbox.key, `update:${id}:%`))).toBe(1203);
  });
});
