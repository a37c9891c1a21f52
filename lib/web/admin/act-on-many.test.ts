import { and, eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { getDeskPicked } from "@/lib/services/admin/get-desk-picked";
import { listings as screen } from "@/lib/services/admin/screens/listings/listings";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { actOnMany } from "./act-on-many";

const { listings: l, auditLog: a } = schema;
const app = useApp({ operations: [] });
let admin: Awaited<ReturnType<typeof createUser>>;
let ids: string[] = [];

beforeAll(async () => {
  admin = await createUser(app().db, { isAdmin: true });
});

beforeEach(async () => {
  const { db, siteId } = app();
  const made = [
    await createListing(db, { siteId }),
    await createListing(db, { siteId }),
    await createListing(db, { siteId, status: "draft", launchedAt: null }),
  ];
  ids = made.map(({ id }) => String(id));
});

const context = (user = admin) => app().context(sessionActor(user), { surface: "web" });

async function pause(isTrial: boolean, reason = "Their sites are down", picked = ids) {
  const action = screen.actions?.find(({ key }) => key === "pause");
  if (!action) throw new Error("Listings cannot be paused.");
  const form = new FormData();
  form.set("reason", reason);
  return actOnMany(await context(), { action, ids: picked, form }, isTrial);
}

async function statuses(): Promise<string[]> {
  const rows = await app()
    .db.select()
    .from(l)
    .where(inArray(l.id, ids.map(Number)))
    .orderBy(l.id);
  return rows.map(({ status }) => status);
}

const isOfThem = () => and(eq(a.entityKind, "listing"), inArray(a.entityId, ids));

describe("an act on many records", () => {
  it("is previewed exactly, and changes nothing: no status, no row of the log, no mail", async () => {
    const { db } = app();
    const mails = await db.$count(schema.outbox);
    const rows = await pause(true);
    const change = expect.stringContaining("status: live → paused");
    expect(rows.slice(0, 2)).toMatchObject([
      { change, problem: null },
      { change, problem: null },
    ]);
    expect(rows[2]).toMatchObject({ id: ids[2], change: null, problem: expect.stringMatching(/\w/) });
    expect(await statuses()).toEqual(["live", "live", "draft"]);
    expect(await db.$count(a, isOfThem())).toBe(0);
    expect(await db.$count(schema.outbox)).toBe(mails);
  });

  it("is done with a row of the log each; what no longer fits is named, and holds up no other", async () => {
    await pause(false, undefined, ids.slice(0, 1));
    const rows = await pause(false);
    expect(rows.map(({ problem }) => problem === null)).toEqual([false, true, false]);
    expect(await statuses()).toEqual(["paused", "paused", "draft"]);
    const acts = await app().db.select().from(a).where(isOfThem());
    expect(acts.map(({ entityId, actorId }) => [entityId, actorId])).toEqual(
      ids.slice(0, 2).map((id) => [id, admin.id]),
    );
  });

  it("is refused as a whole where its form is wrong", async () => {
    await expect(pause(false, "")).rejects.toMatchObject({ code: "validation_failed" });
    expect(await statuses()).toEqual(["live", "live", "draft"]);
  });

  it("shows what was selected, says how many are gone, and is offered for acts that are for many alone", async () => {
    const asked = { screen: "listings", ids: [...ids, "4040404"] };
    const { output } = await execute(getDeskPicked, await context(), { ...asked, action: "pause" });
    expect(output).toMatchObject({ gone: 1, action: { key: "pause" }, rows: ids.map((id) => ({ id })) });
    const refund = execute(getDeskPicked, await context(), { screen: "orders", ids, action: "refund" });
    await expect(refund).rejects.toMatchObject({ code: "not_found" });
    const user = await createUser(app().db);
    const stranger = execute(getDeskPicked, await context(user), { ...asked, action: "pause" });
    await expect(stranger).rejects.toMatchObject({ code: "forbidden" });
  });
});
