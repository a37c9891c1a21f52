import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { listDeskRows } from "../list-desk-rows";

const app = useApp({ operations: [] });
let admin: Actor;

beforeAll(async () => {
  const { db, siteId } = app();
  admin = sessionActor(await createUser(db, { isAdmin: true, email: "desk@people.example" }));
  const rows = [
    { name: "Beta", email: "zoe@people.example", votes: 3 },
    { name: "Alpha", email: "ann@people.example", votes: 7 },
    { name: "Gamma", email: null, votes: 5 },
  ];
  for (const { name, email, votes } of rows) {
    const ownerId = email ? (await createUser(db, { email })).id : null;
    const { id } = await createListing(db, { siteId, name, ownerId });
    await db.update(schema.listingStats).set({ votes }).where(eq(schema.listingStats.listingId, id));
    await db
      .insert(schema.reports)
      .values({ siteId, listingId: id, subject: "listing", text: `Of ${name}`, createdAt: new Date() });
  }
});

async function names(screen: string, sort: string, descending = false) {
  const ctx = await app().context(admin, { surface: "web" });
  const { rows } = (await execute(listDeskRows, ctx, { screen, sort, descending })).output;
  return rows.map(({ cells }) => cells.name ?? cells.listing);
}

describe("a table of the desk", () => {
  it.each([
    ["listings", "name", ["Alpha", "Beta", "Gamma"]],
    ["listings", "created_at", ["Beta", "Alpha", "Gamma"]],
    ["listings", "votes", ["Beta", "Gamma", "Alpha"]],
    ["ratings", "domain", ["Beta", "Alpha", "Gamma"]],
    ["reports", "listing", ["Alpha", "Beta", "Gamma"]],
    ["reports", "created_at", ["Beta", "Alpha", "Gamma"]],
  ])("of %s sorts by %s, in both directions", async (screen, sort, expected) => {
    expect(await names(screen, sort)).toEqual(expected);
    expect(await names(screen, sort, true)).toEqual(expected.toReversed());
  });

  it("puts rows without a value last, in both directions", async () => {
    expect(await names("listings", "owner")).toEqual(["Alpha", "Beta", "Gamma"]);
    expect(await names("listings", "owner", true)).toEqual(["Beta", "Alpha", "Gamma"]);
  });
});
