import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Actor, Ctx } from "@/lib/core/context";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { allOf } from "@/lib/testing/steady/all-of";
import { streamOf } from "@/lib/web/request/stream-of";
import { listDeskRows } from "../list-desk-rows";
import { getScreen, screens } from "../screens/registry";
import { deskCsv, ROWS_AT_ONCE } from "./desk-csv";
import { tableBatches } from "./table-rows";

const app = useApp({ operations: [] });
let admin: Actor;
const context = () => app().context(admin, { surface: "web" });
const OWN_ORDER = { descending: false, filters: {} };

beforeAll(async () => {
  const { db, siteId } = app();
  admin = sessionActor(await createUser(db, { isAdmin: true }));
  const owners = [await createUser(db), await createUser(db)];
  for (let i = 0; i < 11; i += 1) {
    const ownerId = i % 3 === 0 ? null : (owners[i % 2]?.id ?? null);
    const { id } = await createListing(db, { siteId, name: `Name ${i % 4}`, ownerId });
    const launchWeek = i % 2 === 0 ? null : `2026-W${10 + (i % 5)}`;
    await db.update(schema.listings).set({ launchWeek }).where(eq(schema.listings.id, id));
  }
});

/** As the table shows it, and as batches of three give it. */
async function bothWays(ctx: Ctx, key: string, asked: { sort?: string; descending: boolean }) {
  const screen = getScreen(key);
  if (screen.source !== "table") throw new Error(`${key} is no table`);
  const shown = (await execute(listDeskRows, ctx, { screen: key, ...asked, per_page: 100 })).output.rows;
  const batches = await allOf(tableBatches(screen, ctx, { ...asked, filters: {} }, 3));
  return { shown: shown.map(({ id }) => id), batches: batches.map((rows) => rows.map(({ id }) => id)) };
}

describe("a CSV of the desk", () => {
  it("has each row once and in the table's order, by every column, over many batches, those without a value too", async () => {
    const ctx = await context();
    for (const { key, isSortable } of (await execute(listDeskRows, ctx, { screen: "listings" })).output.screen.columns)
      for (const descending of [false, true]) {
        const { shown, batches } = await bothWays(ctx, "listings", { ...(isSortable && { sort: key }), descending });
        expect(shown).toHaveLength(11);
        expect(batches.flat(), `${key} ${descending}`).toEqual(shown);
        expect(batches.map(({ length }) => length)).toEqual([3, 3, 3, 2]);
      }
  });

  it("keeps a column whose name is that of a place in the order", async () => {
    const { db, siteId } = app();
    for (const freePosition of [1, 2]) {
      const queued = { status: "scheduled", launchWeek: "2026-W52", freePosition } as const;
      const { id } = await createListing(db, { siteId, name: `Queued ${freePosition}` });
      await db.update(schema.listings).set(queued).where(eq(schema.listings.id, id));
    }
    const ctx = await context();
    const { shown, batches } = await bothWays(ctx, "launch-queue", OWN_ORDER);
    expect(batches.flat()).toEqual(shown);
    const csv = (await allOf(deskCsv(ctx, getScreen("launch-queue"), OWN_ORDER))).join("");
    expect(csv).toMatch(/Queued 1,2026-W52,1,.*\r?\n.*Queued 2,2026-W52,2,/);
  });

  it("goes on after any row, on every screen and by each of its columns", async () => {
    const ctx = await context();
    for (const screen of screens.filter(({ source }) => source === "table")) {
      const { columns } = (await execute(listDeskRows, ctx, { screen: screen.key })).output.screen;
      for (const { key } of columns.filter(({ isSortable }) => isSortable)) {
        const { shown, batches } = await bothWays(ctx, screen.key, { sort: key, descending: true });
        expect(batches.flat(), `${screen.key} ${key}`).toEqual(shown);
      }
    }
  });

  it("has all rows of more than one piece, and what is searched and filtered alone", async () => {
    const { db } = app();
    const count = 2 * ROWS_AT_ONCE + 7;
    const people = Array.from({ length: count }, (_, i) => ({ id: `many-${i}`, email: `many${i}@crowd.example` }));
    await db.insert(schema.users).values(people.map((one) => ({ ...one, name: "=cmd()" })));
    const ctx = await context();
    const pieces = await allOf(deskCsv(ctx, getScreen("users"), { ...OWN_ORDER, q: "crowd.example" }));
    const lines = pieces.join("").trimEnd().split("\r\n");
    expect(pieces).toHaveLength(4);
    expect(new Set(lines.slice(1).map((line) => line.split(",")[0])).size).toBe(count);
    expect(lines.slice(1).every((line) => line.includes(",'=cmd(),"))).toBe(true);
    const none = await allOf(
      deskCsv(ctx, getScreen("users"), { q: "crowd.example", descending: false, filters: { role: "admin" } }),
    );
    expect(none).toHaveLength(1);
  });

  it("reads a piece only when the one before was taken, and nothing more for who stops reading", async () => {
    const ctx = await context();
    let reads = 0;
    const execute: typeof ctx.db.execute = (query) => {
      reads += 1;
      return ctx.db.execute(query);
    };
    const db = new Proxy(ctx.db, { get: (of, name) => (name === "execute" ? execute : Reflect.get(of, name)) });
    const reader = streamOf(deskCsv({ ...ctx, db }, getScreen("users"), OWN_ORDER)).getReader();
    await reader.read();
    await reader.read();
    const before = reads;
    expect(before).toBeLessThanOrEqual(2);
    await reader.cancel();
    expect((await reader.read()).done).toBe(true);
    expect(reads).toBe(before);
  });
});
