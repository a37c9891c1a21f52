import { desc, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { getListing } from "@/lib/services/listings/get-listing";
import { getTeamDecision } from "@/lib/services/owner/get-team-decision";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createSite, createUser } from "@/lib/testing/database/factories";
import { undoAct } from "../undo/undo-act";
import { decideListing } from "./decide-listing";

const { auditLog: a, outbox: o } = schema;
const app = useApp({ operations: [] });
type User = Awaited<ReturnType<typeof createUser>>;
let admin: User;
let owner: User;
let listing: Awaited<ReturnType<typeof createListing>>;
const reason = "The website sells something else by now";

beforeEach(async () => {
  const { db, siteId } = app();
  await db.delete(o);
  admin = await createUser(db, { isAdmin: true });
  owner = await createUser(db);
  listing = await createListing(db, { siteId, ownerId: owner.id, launchWeek: "2026-W46", votes: 3 });
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const decide = async (decision: "paused" | "rejected" | "restored", listing_id = listing.id) =>
  execute(decideListing, await asAdmin(), { listing_id, decision, reason });
const isPublic = async () => {
  const seen = execute(getListing, await app().context(anonymous), { slug: listing.slug });
  return seen.then(
    () => true,
    (error) => error.code !== "not_found",
  );
};
const told = async () => {
  const { output } = await execute(getTeamDecision, await app().context(sessionActor(owner)), {
    listing_id: listing.id,
  });
  return output.reason;
};
const mails = async () => {
  const rows = await app().db.select().from(o).where(like(o.key, "listing_%")).orderBy(o.id);
  return rows.map(({ data }) => data);
};

describe.each(["paused", "rejected"] as const)("a listing that is %s", (decision) => {
  it("is off the site, and its owner gets the reason by mail and on the dashboard", async () => {
    expect(await isPublic()).toBe(true);
    await decide(decision);
    expect(await isPublic()).toBe(false);
    expect(await told()).toBe(reason);
    const mail = { to: owner.email, template: `listing_${decision}`, data: { name: listing.name, reason } };
    expect(await mails()).toMatchObject([mail]);
  });

  it("is public again as it was once it is restored, and its owner hears of it", async () => {
    await decide(decision);
    await decide("restored");
    expect(await isPublic()).toBe(true);
    expect(await told()).toBeNull();
    expect((await mails()).at(-1)).toMatchObject({ template: "listing_restored" });
    const [row] = await app().db.select().from(schema.listings).where(eq(schema.listings.id, listing.id));
    expect(row).toMatchObject({ launchWeek: "2026-W46", status: "live", plan: listing.plan });
  });

  it("is public again when the act is taken back, which the log tells", async () => {
    await decide(decision);
    const [act] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
    expect(act).toMatchObject({ action: `listing.${decision}`, reason, actorId: admin.id });
    await execute(undoAct, await asAdmin(), { act_id: act?.id ?? 0, reason });
    expect(await isPublic()).toBe(true);
    const [last] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
    expect(last).toMatchObject({ action: "listing.restored", undoes: act?.id });
  });

  it("is so once: who comes second is told", async () => {
    const ends = await Promise.allSettled([decide(decision), decide(decision)]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe("taking a decision back", () => {
  const last = async () => (await app().db.select().from(a).orderBy(desc(a.id)).limit(1))[0]?.id ?? 0;
  const undo = async (act_id: number) => execute(undoAct, await asAdmin(), { act_id, reason });

  it("publishes nothing that was paused before", async () => {
    await decide("paused");
    await decide("rejected");
    await expect(undo(await last())).rejects.toMatchObject({ code: "conflict" });
    expect(await isPublic()).toBe(false);
  });

  it("undoes no later decision, whatever that was", async () => {
    await decide("paused");
    const paused = await last();
    await decide("restored");
    await decide("rejected");
    await expect(undo(paused)).rejects.toMatchObject({ code: "conflict" });
    expect(await isPublic()).toBe(false);
  });
});

describe("deciding about a listing", () => {
  it("is nothing for its owner, and reaches no other site", async () => {
    const own = await app().context(sessionActor(owner), { surface: "web" });
    const asked = execute(decideListing, own, { listing_id: listing.id, decision: "paused", reason });
    await expect(asked).rejects.toMatchObject({ code: "forbidden" });
    const site = await createSite(app().db, { host: "elsewhere.example" });
    const other = await createListing(app().db, { siteId: site.id });
    await expect(decide("paused", other.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("tells nobody else the reason", async () => {
    await decide("paused");
    const stranger = sessionActor(await createUser(app().db));
    const asked = execute(getTeamDecision, await app().context(stranger), { listing_id: listing.id });
    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  });
});
