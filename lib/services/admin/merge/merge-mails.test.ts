import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { keepMailChoices, pauseAddress } from "@/lib/services/addresses/mail-addresses";
import { users as screen } from "@/lib/services/admin/screens/people/users";
import { followListing } from "@/lib/services/follows/follow-listing";
import { countMailed } from "@/lib/services/updates/mailed-followers";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { mergeAccounts } from "./merge-accounts";

const app = useApp({ operations: [] });
const { mailAddresses: m, outbox } = schema;
const reason = "They asked from both addresses";

type User = Awaited<ReturnType<typeof createUser>>;
let admin: User;
let kept: User;
let gone: User;

beforeEach(async () => {
  const { db } = app();
  admin = await createUser(db, { isAdmin: true });
  kept = await createUser(db);
  gone = await createUser(db);
});

async function merge() {
  const ctx = await app().context(sessionActor(admin, true), { surface: "web" });
  await execute(mergeAccounts, ctx, { user_id: kept.id, email: gone.email, reason });
}

const as = (user: User) => app().context(sessionActor(user), { surface: "web" });

describe("mails after a merge of accounts", () => {
  it("are none that either address wanted no more; a pause of the one that ends is not taken over", async () => {
    const { db, siteId } = app();
    const { id } = await createListing(db, { siteId });
    await execute(followListing, await as(gone), { listing_id: id });
    await keepMailChoices(db, gone.email, { wantsNews: false });
    await pauseAddress(db, gone.email, { kind: "refused", reason: "550 No such user" }, app().now());
    await keepMailChoices(db, kept.email, { wantsFollowers: false });
    await merge();
    expect(await db.select().from(m).where(eq(m.email, kept.email))).toMatchObject([
      { wantsNews: false, wantsFollowers: false, pausedAt: null },
    ]);
    expect(await countMailed(db, id)).toBe(0);
  });

  it("go on not coming to an address that chose nothing itself", async () => {
    const { db } = app();
    await keepMailChoices(db, gone.email, { wantsNews: false });
    await merge();
    expect(await db.select().from(m).where(eq(m.email, kept.email))).toMatchObject([
      { wantsNews: false, wantsFollowers: true },
    ]);
  });

  it("tell both addresses the reason, and the form says so before", async () => {
    const action = screen.actions?.find(({ key }) => key === "merge");
    expect(action?.consequence).toContain("get a mail with your reason");
    expect(action?.fields?.find(({ name }) => name === "reason")?.hint).toContain("They get it by mail");
    await merge();
    const rows = await app().db.select().from(outbox).where(eq(outbox.name, "mail.requested"));
    const told = rows.filter(({ key }) => key.startsWith(`accounts_merged:${gone.id}:`));
    expect(told.map(({ data }) => data.data)).toMatchObject([{ reason }, { reason }]);
  });

  it("go on where they wait, and stay as they were where they went out", async () => {
    const { db, siteId } = app();
    const data = { data: {}, site_id: siteId, to: gone.email, template: "launched" };
    const row = { name: "mail.requested", data };
    await db.insert(outbox).values([
      { ...row, key: `waits:${gone.id}` },
      { ...row, key: `went:${gone.id}`, sentAt: app().now() },
    ]);
    await merge();
    const toOf = async (key: string) => (await db.select().from(outbox).where(eq(outbox.key, key)))[0]?.data.to;
    expect([await toOf(`waits:${gone.id}`), await toOf(`went:${gone.id}`)]).toEqual([kept.email, gone.email]);
  });

  it("bring news that waits to the follower that stays, once", async () => {
    const { db, siteId } = app();
    const ids = { kept: `fo_k${kept.id}`, gone: `fo_g${gone.id}` };
    const askedAt = app().now();
    await db.insert(schema.followers).values([
      { id: ids.kept, email: kept.email, askedAt },
      { id: ids.gone, email: gone.email, askedAt },
    ]);
    const news = (update_id: number, follower_id: string) => ({
      name: "update_mail.requested",
      key: `update:${update_id}:${follower_id}`,
      data: { update_id, follower_id, site_id: siteId },
    });
    await db.insert(outbox).values([news(1, ids.gone), news(2, ids.gone), news(2, ids.kept)]);
    await merge();
    const rows = await db.select().from(outbox).where(eq(outbox.name, "update_mail.requested")).orderBy(outbox.key);
    const its = rows.filter(({ key }) => key.includes(ids.kept) || key.includes(ids.gone));
    expect(its.map(({ key, data }) => [key, data.follower_id])).toEqual([
      [`update:1:${ids.kept}`, ids.kept],
      [`update:2:${ids.kept}`, ids.kept],
    ]);
  });
});
