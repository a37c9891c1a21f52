import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import { DESK_FINDS_PER_MINUTE } from "@/lib/core/limits/buckets";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { findDeskRecords } from "./find-desk-records";
import { screens } from "./screens/registry";

const app = useApp({ operations: [] });
let admin: Actor;
let target: { id: number; slug: string };
const OWNER = "mara@ferrowave.example";

beforeAll(async () => {
  const { db, siteId } = app();
  admin = sessionActor(await createUser(db, { isAdmin: true }));
  const owner = await createUser(db, { email: OWNER, name: "Mara Quill" });
  target = await createListing(db, { siteId, name: "Ferro", url: "https://ferrowave.example/", ownerId: owner.id });
  for (let i = 0; i < 8; i += 1) await createListing(db, { siteId, name: `Ferro Tools ${i}` });
});

async function found(q: string) {
  const { groups } = (await execute(findDeskRecords, await app().context(admin, { surface: "web" }), { q })).output;
  return Object.fromEntries(groups.map(({ screen, records }) => [screen, records]));
}

describe("⌘K at the desk", () => {
  it("shows what is called as typed before newer ones that only hold it, five of a kind at most", async () => {
    const { listings = [] } = await found("ferro");
    expect(listings[0]).toMatchObject({ id: String(target.id), name: "Ferro" });
    expect(listings).toHaveLength(5);
  });

  it("finds listings by number, page and host, and users by email and name", async () => {
    for (const q of [target.slug, "ferrowave.example"]) expect((await found(q)).listings?.[0]?.name).toBe("Ferro");
    expect((await found(`${target.id}`.padStart(2, "0"))).listings?.map(({ name }) => name)).toContain("Ferro");
    for (const q of [OWNER, "mara q", "ma"]) expect((await found(q)).users?.[0]?.name).toBe(OWNER);
  });

  it("finds by the searches of its screens alone: listings, users, orders and claims", () => {
    const keys = screens.flatMap((screen) => (screen.source === "table" && screen.palette ? [screen] : []));
    expect(keys.map(({ key }) => key)).toEqual(["listings", "users", "claims", "orders"]);
    for (const { search, palette, columns } of keys) {
      expect(search).toBeDefined();
      expect(Object.keys(columns)).toEqual(expect.arrayContaining([...(palette?.hints ?? [])]));
    }
  });

  it("asks for two letters at least, and answers nothing where nothing is called that", async () => {
    await expect(found("f")).rejects.toMatchObject({ code: "validation_failed" });
    expect(await found("no such thing")).toEqual({});
  });

  it("is limited for each admin by the minute", async () => {
    const other = sessionActor(await createUser(app().db, { isAdmin: true }));
    const ctx = await app().context(other, { surface: "web" });
    for (let i = 0; i < DESK_FINDS_PER_MINUTE; i += 1) await execute(findDeskRecords, ctx, { q: "zz" });
    await expect(execute(findDeskRecords, ctx, { q: "zz" })).rejects.toMatchObject({ code: "rate_limited" });
  });
});
