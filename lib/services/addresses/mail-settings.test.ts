import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { chooseNewsByLink } from "../follows/choose-news-by-link";
import { manageToken } from "../follows/follow-links";
import { followListing } from "../follows/follow-listing";
import { forgetUnanswered } from "../follows/followers";
import { listFollowsByLink } from "../follows/list-follows-by-link";
import { unfollowListing } from "../follows/unfollow-listing";
import { countMailed } from "../updates/mailed-followers";
import { getMailSettings } from "./get-mail-settings";
import { pauseAddress } from "./mail-addresses";
import { resumeMails } from "./resume-mails";
import { saveMailSettings } from "./save-mail-settings";

const DAY_MS = 86_400_000;
const app = useApp({ operations: [] });
const m = schema.mailAddresses;

async function person() {
  const user = await createUser(app().db);
  const ctx = () => app().context(sessionActor(user), { surface: "web" });
  return {
    user,
    ctx,
    settings: async () => (await execute(getMailSettings, await ctx(), {})).output,
    choose: async (wants_news: boolean, wants_followers: boolean) =>
      execute(saveMailSettings, await ctx(), { wants_news, wants_followers }),
    follow: async (listing_id: number) => execute(followListing, await ctx(), { listing_id }),
  };
}

const live = async (ownerId: string) => (await createListing(app().db, { siteId: app().siteId, ownerId })).id;
async function keyOf(email: string): Promise<string> {
  const p = schema.followers;
  const [row] = await app().db.select({ id: p.id }).from(p).where(eq(p.email, email));
  return manageToken(row?.id ?? "");
}
const toldOf = (listingId: number) =>
  app().db.$count(schema.outbox, like(schema.outbox.key, `new_follower:${listingId}:%`));

describe("the emails of a person", () => {
  it("are all wanted until they choose, and the follow stays without them", async () => {
    const [reader, owner] = [await person(), await person()];
    const listing = await live(owner.user.id);
    await reader.follow(listing);
    expect(await reader.settings()).toMatchObject({ wants_news: true, wants_followers: true, paused: null });
    expect(await countMailed(app().db, listing)).toBe(1);
    await reader.choose(false, true);
    expect(await reader.settings()).toMatchObject({ wants_news: false, wants_followers: true });
    expect(await countMailed(app().db, listing)).toBe(0);
    const s = schema.listingStats;
    expect(await app().db.$count(s, eq(s.followers, 1))).toBe(1);
  });

  it("are chosen by the link of a mail too, which stands for the same address", async () => {
    const reader = await person();
    await reader.follow(await live((await person()).user.id));
    const key = await keyOf(reader.user.email);
    await execute(chooseNewsByLink, await app().context(), { key, wants_news: false });
    expect((await execute(listFollowsByLink, await app().context(), { key })).output.wants_news).toBe(false);
    expect(await reader.settings()).toMatchObject({ wants_news: false, wants_followers: true });
    const forged = { key: key.replace(/.$/, (last) => (last === "0" ? "1" : "0")), wants_news: true };
    await expect(execute(chooseNewsByLink, await app().context(), forged)).rejects.toMatchObject({ code: "not_found" });
  });

  it("stop once their server refuses one, with its words, until they say that it takes them", async () => {
    const reader = await person();
    await pauseAddress(app().db, reader.user.email, { kind: "refused", reason: "550 5.1.1 No such user" }, app().now());
    const reason = "550 5.1.1 No such user";
    expect((await reader.settings()).paused).toEqual({ at: app().now().toISOString(), reason });
    await reader.choose(true, true);
    expect((await reader.settings()).paused).not.toBeNull();
    await execute(resumeMails, await reader.ctx(), {});
    expect((await reader.settings()).paused).toBeNull();
  });

  it("come again without an account, by the link of a mail, once its reader wants them", async () => {
    const reader = await person();
    const listing = await live((await person()).user.id);
    await reader.follow(listing);
    const key = await keyOf(reader.user.email);
    await pauseAddress(app().db, reader.user.email, { kind: "refused", reason: "552 Mailbox full" }, app().now());
    const paused = async () => (await execute(listFollowsByLink, await app().context(), { key })).output.paused;
    expect(await paused()).toMatchObject({ reason: "552 Mailbox full" });
    await execute(chooseNewsByLink, await app().context(), { key, wants_news: false });
    expect(await paused()).not.toBeNull();
    await execute(chooseNewsByLink, await app().context(), { key, wants_news: true });
    expect(await paused()).toBeNull();
    expect(await countMailed(app().db, listing)).toBe(1);
  });

  it("are forgotten with the account, and with an address that nothing is left of", async () => {
    const [leaving, stranger] = [await person(), "gone@people.example"];
    await leaving.choose(false, false);
    await pauseAddress(app().db, stranger, { kind: "refused", reason: "550 No" }, app().now());
    await app().db.delete(schema.users).where(eq(schema.users.id, leaving.user.id));
    expect(await app().db.$count(m, eq(m.email, leaving.user.email))).toBe(0);
    await forgetUnanswered(app().db, app().now());
    expect(await app().db.$count(m, eq(m.email, stranger))).toBe(0);
  });
});

describe("the mail of a new follower", () => {
  it("goes to the owner, at most once a day of a listing, and not for the owner's own follow", async () => {
    const owner = await person();
    const listing = await live(owner.user.id);
    await owner.follow(listing);
    expect(await toldOf(listing)).toBe(0);
    const [first, second] = [await person(), await person()];
    await Promise.all([first.follow(listing), second.follow(listing)]);
    expect(await toldOf(listing)).toBe(1);
    app().clock.advance(DAY_MS);
    await first.follow(listing); // follows already
    expect(await toldOf(listing)).toBe(1);
    await execute(unfollowListing, await first.ctx(), { listing_id: listing });
    await first.follow(listing);
    expect(await toldOf(listing)).toBe(2);
  });

  it("is not sent to an owner who wants none", async () => {
    const owner = await person();
    await owner.choose(true, false);
    const listing = await live(owner.user.id);
    await (await person()).follow(listing);
    expect(await toldOf(listing)).toBe(0);
  });
});
