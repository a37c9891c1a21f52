import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { askToFollow } from "./ask-to-follow";
import { confirmFollow } from "./confirm-follow";
import { MAILS, MAILS_BY_CALLER, MAILS_PER_CALLER } from "./count-mails";
import { followToken, manageToken } from "./follow-links";
import { followListing } from "./follow-listing";
import { CONFIRM_DAYS, forgetUnanswered } from "./followers";
import { getFollowLink } from "./get-follow-link";
import { getMyFollow } from "./get-my-follow";
import { listFollowsByLink } from "./list-follows-by-link";
import { listMyFollows } from "./list-my-follows";
import { stopByLink } from "./stop-by-link";
import { stopFollowsByLink } from "./stop-follows-by-link";
import { unfollowListing } from "./unfollow-listing";

const DAY_MS = 86_400_000;
const app = useApp({ operations: [], keepsAnswers: true });
const f = schema.follows;
const p = schema.followers;
const s = schema.listingStats;

let people = 0;
const newAddress = () => {
  people += 1;
  return `reader${people}@people.example`;
};
/** Each caller is a network of its own, so that no test uses up another's limits. */
const stranger = (address = `198.51.100.${people % 250}`) => app().context(anonymous, { surface: "web", address });
const signedIn = async (email = newAddress()) => {
  const user = await createUser(app().db, { email });
  return { user, ctx: () => app().context(sessionActor(user), { surface: "web" }) };
};
const live = (values = {}) => createListing(app().db, { siteId: app().siteId, ...values });

async function counted(listingId: number) {
  const [row] = await app().db.select({ n: s.followers }).from(s).where(eq(s.listingId, listingId));
  const rows = await app().db.$count(f, and(eq(f.listingId, listingId), isNotNull(f.confirmedAt)));
  return { counter: row?.n, rows };
}

const mailsTo = async (email: string) => {
  const rows = await app().db.select().from(schema.outbox).where(eq(schema.outbox.name, "mail.requested"));
  return rows.map(({ data }) => data).filter(({ to }) => to === email);
};

const ask = async (listingId: number, email: string, ctx = stranger()) =>
  (await execute(askToFollow, await ctx, { listing_id: listingId, email })).output;

/** The secrets that the newest mail to an address will carry. */
async function linksOf(email: string, listingId: number) {
  const [row] = await app().db.select({ id: p.id }).from(p).where(eq(p.email, email));
  const ref = { followerId: row?.id ?? "", listingId };
  const [confirm, stop] = await Promise.all([followToken("confirm", ref), followToken("stop", ref)]);
  return { confirm, stop, key: await manageToken(ref.followerId) };
}

/** An address that follows, by mail. */
async function follower(listingId: number, email = newAddress()) {
  await ask(listingId, email);
  const links = await linksOf(email, listingId);
  await execute(confirmFollow, await stranger(), { link: links.confirm });
  return { email, ...links };
}

const namesOf = async (key: string) =>
  (await execute(listFollowsByLink, await stranger(), { key })).output.items.map(({ listing }) => listing.name);

describe("following by mail", () => {
  it("counts only once the mailed link was answered, and once however often", async () => {
    const { id, name, slug } = await live();
    const email = newAddress();
    await ask(id, email);
    expect(await counted(id)).toEqual({ counter: 0, rows: 0 });
    const { confirm, key } = await linksOf(email, id);
    const link = { link: confirm, purpose: "confirm" as const };
    const asked = (await execute(getFollowLink, await stranger(), link)).output;
    expect(asked).toEqual({ name, slug, email, follows: false, key });
    for (let i = 0; i < 2; i += 1) await execute(confirmFollow, await stranger(), { link: confirm });
    expect(await counted(id)).toEqual({ counter: 1, rows: 1 });
    expect(await namesOf(key)).toEqual([name]);
  });

  it("answers the same for an address that follows, has an account or is unknown; its mail tells", async () => {
    const { id } = await live();
    const { email: follows } = await follower(id);
    const { user } = await signedIn();
    const unknown = newAddress();
    for (const email of [follows, user.email, unknown]) expect(await ask(id, email)).toEqual({ email });
    const templates = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
    app().clock.advance(1000);
    expect(await templates(user.email)).toEqual(["follow_confirm"]);
    expect(await templates(unknown)).toEqual(["follow_confirm"]);
    await ask(id, follows);
    expect((await templates(follows)).at(-1)).toBe("follow_known");
    expect(await counted(id)).toEqual({ counter: 1, rows: 1 });
  });

  it("keeps one follow of an address however it is written", async () => {
    const { id } = await live();
    const { email } = await follower(id);
    expect(await ask(id, ` ${email.toUpperCase()} `)).toEqual({ email });
    expect(await app().db.$count(f, eq(f.listingId, id))).toBe(1);
    await expect(ask(id, "no address")).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("stores nothing in the outbox that acts for the address", async () => {
    const { id } = await live();
    const email = newAddress();
    await ask(id, email);
    const links = await linksOf(email, id);
    const [mail] = await mailsTo(email);
    for (const secret of Object.values(links)) expect(JSON.stringify(mail)).not.toContain(secret.slice(-32));
  });

  it("is forgotten a week after it was asked for and not answered; what was answered stays", async () => {
    const { id } = await live();
    const [late, kept] = [newAddress(), (await follower(id)).email];
    await ask(id, late);
    const { confirm } = await linksOf(late, id);
    app().clock.advance(CONFIRM_DAYS * DAY_MS + 1);
    await expect(execute(confirmFollow, await stranger(), { link: confirm })).rejects.toMatchObject({
      code: "not_found",
    });
    await forgetUnanswered(app().db, app().now());
    expect(await app().db.$count(p, eq(p.email, late))).toBe(0);
    expect(await app().db.$count(p, eq(p.email, kept))).toBe(1);
    expect(await counted(id)).toEqual({ counter: 1, rows: 1 });
  });

  it("is not for a listing that is not live, or of another site", async () => {
    const { id: paused } = await live({ status: "paused" });
    const { id: siteId } = await createSite(app().db, { host: "other.test" });
    const { id: elsewhere } = await createListing(app().db, { siteId });
    const { ctx } = await signedIn();
    for (const listing_id of [paused, elsewhere, 2_000_000]) {
      await expect(ask(listing_id, newAddress())).rejects.toMatchObject({ code: "not_found" });
      await expect(execute(followListing, await ctx(), { listing_id })).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("mails about following", () => {
  const asksUntilRefused = async (next: () => [string, string]) => {
    const { id } = await live();
    for (let sent = 0; sent < 50; sent += 1) {
      const [email, address] = next();
      app().clock.advance(1);
      try {
        await ask(id, email, stranger(address));
      } catch (error) {
        expect(error).toMatchObject({ code: "rate_limited" });
        return sent;
      }
    }
    return null;
  };

  it("are few to one address, from one caller and from all together", async () => {
    const [one, all] = [newAddress(), newAddress()];
    expect(await asksUntilRefused(() => [one, "203.0.113.1"])).toBe(MAILS_BY_CALLER.max);
    let caller = 0;
    const another = (): [string, string] => {
      caller += 1;
      return [all, `203.0.113.${100 + caller}`];
    };
    expect(await asksUntilRefused(another)).toBe(MAILS.max);
  });

  it("are few from one caller to many addresses", async () => {
    expect(await asksUntilRefused(() => [newAddress(), "203.0.113.2"])).toBe(MAILS_PER_CALLER.max);
  });
});

describe("a mailed link", () => {
  it("is good for its purpose and nothing else, and answers the same 404 when it is not ours", async () => {
    const { id } = await live();
    const { confirm, stop, key } = await follower(id);
    const dead = { code: "not_found", detail: "This link does not work, or no longer." };
    const forged = `${stop.slice(0, -1)}${stop.endsWith("0") ? "1" : "0"}`;
    const otherListing = stop.replace(`-${id}-`, `-${id + 1}-`);
    for (const link of [confirm, key, forged, otherListing, "", "x"])
      await expect(execute(stopByLink, await stranger(), { link })).rejects.toMatchObject(dead);
    for (const link of [stop, key])
      await expect(execute(confirmFollow, await stranger(), { link })).rejects.toMatchObject(dead);
    for (const link of [stop, confirm]) {
      await expect(execute(listFollowsByLink, await stranger(), { key: link })).rejects.toMatchObject(dead);
      await expect(execute(stopFollowsByLink, await stranger(), { key: link })).rejects.toMatchObject(dead);
    }
    expect(await counted(id)).toEqual({ counter: 1, rows: 1 });
  });

  it("stops its follow alone, at once in what the address sees, and again without complaint", async () => {
    const [first, second] = [await live(), await live()];
    const { email, stop, key } = await follower(first.id);
    await follower(second.id, email);
    expect((await namesOf(key)).toSorted()).toEqual([first.name, second.name].toSorted());
    for (let i = 0; i < 2; i += 1) await execute(stopByLink, await stranger(), { link: stop });
    expect(await namesOf(key)).toEqual([second.name]);
    expect(await counted(first.id)).toEqual({ counter: 0, rows: 0 });
    expect(await counted(second.id)).toEqual({ counter: 1, rows: 1 });
  });

  it("to all follows of an address stops one or all, and nobody else's", async () => {
    const [first, second, third] = [await live(), await live(), await live()];
    const { email, key } = await follower(first.id);
    await follower(second.id, email);
    await follower(third.id, email);
    const other = await follower(first.id);
    await execute(stopFollowsByLink, await stranger(), { key, listing_id: second.id });
    expect((await namesOf(key)).toSorted()).toEqual([first.name, third.name].toSorted());
    const { output } = await execute(stopFollowsByLink, await stranger(), { key });
    expect(output.stopped).toBe(2);
    expect(await namesOf(key)).toEqual([]);
    expect(await namesOf(other.key)).toEqual([first.name]);
  });
});

describe("a person who is signed in", () => {
  it("follows at once, by the same follow as by mail, and sees the latest news", async () => {
    const { id, name } = await live();
    const { email, key } = await follower(id);
    const { ctx } = await signedIn(email);
    await execute(followListing, await ctx(), { listing_id: id });
    expect(await counted(id)).toEqual({ counter: 1, rows: 1 });
    const { id: other } = await live();
    await execute(followListing, await ctx(), { listing_id: other });
    const publishedAt = new Date(app().now().getTime() + DAY_MS);
    await app()
      .db.insert(schema.listingUpdates)
      .values({ listingId: id, title: "Now offline", body: "x", publishedAt });
    const { items } = (await execute(listMyFollows, await ctx(), {})).output;
    const news = { title: "Now offline", published_at: publishedAt.toISOString() };
    expect(items.map((one) => [one.listing.id, one.latest_update])).toEqual([
      [id, news],
      [other, null],
    ]);
    await execute(unfollowListing, await ctx(), { listing_id: id });
    expect(await namesOf(key)).not.toContain(name);
  });

  it("answers a mailed question by following", async () => {
    const { id } = await live();
    const { user, ctx } = await signedIn();
    await ask(id, user.email);
    const isFollowed = async () => (await execute(getMyFollow, await ctx(), { listing_id: id })).output.follows;
    expect(await isFollowed()).toBe(false);
    await execute(followListing, await ctx(), { listing_id: id });
    expect(await isFollowed()).toBe(true);
    expect(await counted(id)).toEqual({ counter: 1, rows: 1 });
  });

  it("takes all follows along when the account is deleted", async () => {
    const [first, second] = [await live(), await live()];
    const { user, ctx } = await signedIn();
    for (const { id } of [first, second]) await execute(followListing, await ctx(), { listing_id: id });
    const { email: other } = await follower(first.id);
    await app().db.delete(schema.users).where(eq(schema.users.id, user.id));
    expect(await app().db.$count(p, eq(p.email, user.email))).toBe(0);
    expect(await app().db.$count(p, eq(p.email, other))).toBe(1);
    expect(await counted(first.id)).toEqual({ counter: 1, rows: 1 });
    expect(await counted(second.id)).toEqual({ counter: 0, rows: 0 });
  });
});

describe("the counter of followers", () => {
  it("equals the rows after fifty people follow and unfollow at once, and many leave together", async () => {
    const listings = [await live(), await live()];
    const accounts = await Promise.all(Array.from({ length: 50 }, () => signedIn()));
    const each = accounts.flatMap(({ ctx }, i) =>
      listings.map(async ({ id: listing_id }) => {
        await execute(followListing, await ctx(), { listing_id });
        await Promise.all([
          execute(i % 2 ? unfollowListing : followListing, await ctx(), { listing_id }),
          execute(i % 3 ? unfollowListing : followListing, await ctx(), { listing_id }),
        ]);
      }),
    );
    await Promise.all(each);
    for (const { id } of listings) {
      const { counter, rows } = await counted(id);
      expect(rows).toBeGreaterThan(0);
      expect(rows).toBeLessThan(50);
      expect(counter).toBe(rows);
    }
    const gone = accounts.slice(0, 20).map(({ user }) => app().db.delete(p).where(eq(p.email, user.email)));
    await Promise.all(gone);
    for (const { id } of listings) {
      const { counter, rows } = await counted(id);
      expect(counter).toBe(rows);
    }
  });
});
