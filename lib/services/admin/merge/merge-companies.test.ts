import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { mergeAccounts } from "./merge-accounts";

const app = useApp({ operations: [] });
const { listings: l, companies: co, cofounders: c, drafts: d } = schema;

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
  const input = { user_id: kept.id, email: gone.email, reason: "They asked from both addresses" };
  await execute(mergeAccounts, ctx, input);
}

/** A listing of each account at these paths of one domain. */
async function twins(paths: { kept: string; gone: string }) {
  const { db, siteId } = app();
  const domain = `twin${gone.id.slice(0, 6)}.example`;
  const one = await createListing(db, { siteId, ownerId: kept.id, url: `https://${domain}${paths.kept}` });
  const two = await createListing(db, { siteId, ownerId: gone.id, url: `https://www.${domain}${paths.gone}` });
  const ids = [one.companyId, two.companyId];
  await db.update(co).set({ domain }).where(inArray(co.id, ids));
  return { one, two, domain };
}

describe("companies after a merge of accounts", () => {
  it("are one where both had one of a domain, with the listings and co-founders of both", async () => {
    const { db } = app();
    const { one, two } = await twins({ kept: "/notes", gone: "/tasks" });
    const [both, its] = [await createUser(db), await createUser(db)];
    const early = new Date("2026-01-01T00:00:00Z");
    const late = new Date("2026-02-01T00:00:00Z");
    await db.insert(c).values([
      { companyId: one.companyId, userId: both.id, joinedAt: late },
      { companyId: two.companyId, userId: both.id, joinedAt: early },
      { companyId: two.companyId, userId: its.id, joinedAt: late },
      { companyId: two.companyId, userId: kept.id, joinedAt: late },
    ]);
    await merge();
    expect(await db.$count(co, inArray(co.id, [one.companyId, two.companyId]))).toBe(1);
    const listings = await db.select().from(l).where(eq(l.ownerId, kept.id));
    expect(listings.map(({ companyId }) => companyId)).toEqual([one.companyId, one.companyId]);
    const joined = await db.select().from(c).where(eq(c.companyId, one.companyId)).orderBy(c.joinedAt);
    expect(joined).toEqual([
      { companyId: one.companyId, userId: both.id, joinedAt: early },
      { companyId: one.companyId, userId: its.id, joinedAt: late },
    ]);
  });

  it("are not one where both list one website on one site: it is refused, with what their person can do", async () => {
    const { db } = app();
    const { two, domain } = await twins({ kept: "", gone: "/?utm_source=mail" });
    await db.update(l).set({ status: "paused" }).where(eq(l.id, two.id));
    const detail = expect.stringContaining(domain);
    const fix = expect.stringContaining(`delete the account of ${gone.email}`);
    await expect(merge()).rejects.toMatchObject({ code: "conflict", detail, fix });
    await db.update(l).set({ ownerId: null }).where(eq(l.id, two.id));
    await merge();
    expect(await db.$count(l, eq(l.ownerId, kept.id))).toBe(1);
  });
});

describe("drafts of one address", () => {
  const draftsOf = async () => {
    const { db, siteId } = app();
    const url = `https://twin${kept.id.slice(0, 6)}.example/`;
    return { its: await createDraft(db, { userId: kept.id, siteId, url }), of: { userId: gone.id, siteId, url } };
  };

  it("refuse a merge until one is deleted", async () => {
    const { db } = app();
    const { its, of } = await draftsOf();
    const other = await createDraft(db, of);
    const fix = expect.stringContaining(`sign in as ${gone.email}`);
    await expect(merge()).rejects.toMatchObject({ code: "conflict", detail: expect.stringContaining(its.url), fix });
    await db.delete(d).where(eq(d.id, other.id));
    await merge();
    expect(await db.$count(d, eq(d.userId, kept.id))).toBe(1);
  });

  it("name the account whose draft can be deleted: one that a listing is edited in cannot", async () => {
    const { db, siteId } = app();
    const { of } = await draftsOf();
    const own = await createListing(db, { siteId, ownerId: gone.id });
    await createDraft(db, { ...of, listingId: own.id, status: "submitted" });
    await expect(merge()).rejects.toMatchObject({ fix: expect.stringContaining(`sign in as ${kept.email}`) });
  });
});
