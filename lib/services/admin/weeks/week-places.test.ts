import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect, schema } from "@/db/client";
import { execute, perform } from "@/lib/api/call/execute";
import { memoryOf } from "@/lib/api/call/memory";
import { type App, contextFor, createApp } from "@/lib/api/process/app";
import type { Actor } from "@/lib/core/context";
import { getHome } from "@/lib/services/launches/get-home";
import { getCalendar } from "@/lib/services/launches/weeks/get-calendar";
import { getLaunchWeek } from "@/lib/services/launches/weeks/get-launch-week";
import { createCheckout } from "@/lib/services/orders/create-checkout";
import { listProducts } from "@/lib/services/orders/offers/list-products";
import { quoteOrder } from "@/lib/services/orders/quote-order";
import { chooseFreeListing } from "@/lib/services/owner/choose-free";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { previewOnRecord } from "@/lib/web/admin/act-on-many";
import { weeks as screen } from "../screens/listings/weeks";
import { undoAct } from "../undo/undo-act";
import { listWeeksForDesk } from "./list-weeks";
import { setWeekPlaces } from "./set-week-places";

const { auditLog: a, launchWeeks: w, paidPlaces: p } = schema;
const operations = [listProducts, quoteOrder, createCheckout, getLaunchWeek, chooseFreeListing];
const app = useApp({ operations, keepsAnswers: true });
const reason = "A fair is held in that week";
const ROUNDS = 8;
let other: App;
let admin: Awaited<ReturnType<typeof createUser>>;

/** A second process: a pool, caches and listening of its own on the same database. */
beforeAll(async () => {
  const url = app().databaseUrl;
  other = await createApp({ connection: { ...connect(url, 4), url }, operations, now: app().now });
  admin = await createUser(app().db, { isAdmin: true });
});
afterAll(() => other.close());
beforeEach(async () => {
  for (const table of [schema.orders, w, p, schema.settings, a]) await app().db.delete(table);
  app().sites.invalidate();
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
async function elsewhere(actor: Actor = anonymous) {
  await memoryOf(other.db).caughtUp();
  const call = { host: null, surface: "rest", address: "192.0.2.9", requestId: "req_test000000000001" } as const;
  return contextFor(other, { ...call, actor, country: undefined });
}

interface Places {
  free_places?: number;
  paid_places?: number;
}
const set = async (week: string, places: Places) =>
  (await execute(setWeekPlaces, await asAdmin(), { week, ...places, reason })).output;

async function newListing() {
  const owner = sessionActor(await createUser(app().db));
  const values = { siteId: app().siteId, ownerId: owner.userId, status: "draft", launchedAt: null } as const;
  return { owner, listing_id: (await createListing(app().db, values)).id };
}
async function choose() {
  const { owner, listing_id } = await newListing();
  return (await execute(chooseFreeListing, await elsewhere(owner), { listing_id })).output.launch_week ?? "none";
}
async function buy(week: string) {
  const { owner, listing_id } = await newListing();
  const items = [{ product: "launch" as const, listing_id, week }];
  return perform(createCheckout, await elsewhere(owner), { items });
}
const freeIn = async (week: string) => {
  const [row] = await app().db.select().from(w).where(eq(w.week, week));
  return { places: row?.freePlaces ?? null, taken: row?.freeTaken ?? 0 };
};
const paidIn = async (week: string) => {
  const [row] = await app()
    .db.select()
    .from(p)
    .where(and(eq(p.week, week), eq(p.kind, "launch")));
  return { places: row?.places ?? null, taken: row?.taken ?? 0 };
};

describe("the places of one week", () => {
  it("are what another process shows and deals as free ones, at once", async () => {
    const week = "2026-W51";
    const board = async () => (await execute(getLaunchWeek, await elsewhere(), { week })).output.free_places;
    const coming = async () => (await execute(getCalendar, await elsewhere(), {})).output.coming;
    const open = async () => (await execute(getHome, await elsewhere(), {})).output.open_weeks[0];
    expect([await board(), (await open())?.free_slots]).toEqual([{ total: 15, left: 15, bookable: true }, 15]);
    expect(await set(week, { free_places: 1 })).toMatchObject({ free_left: 1 });
    expect(await board()).toEqual({ total: 1, left: 1, bookable: true });
    expect((await coming()).find((one) => one.week === week)).toMatchObject({ free_left: 1 });
    expect(await open()).toMatchObject({ week, free_slots: 1 });
    expect([await choose(), await choose()]).toEqual([week, "2026-W52"]);
    expect((await coming()).find((one) => one.week === week)).toMatchObject({ free_left: 0, bookable: false });
    expect(await open()).toMatchObject({ week: "2026-W52", free_slots: 15 });
    await set(week, { free_places: 2 });
    expect(await choose()).toBe(week);
  });

  it("are what another process offers, quotes and sells as paid ones, at once", async () => {
    const week = "2026-W49";
    const offered = async () => {
      const { items } = (await execute(listProducts, await elsewhere(), {})).output;
      return items.find(({ product }) => product === "launch")?.options[0]?.allowed ?? [];
    };
    expect(await offered()).toContain(week);
    await set(week, { paid_places: 0 });
    expect(await offered()).not.toContain(week);
    const { owner, listing_id } = await newListing();
    const items = [{ product: "launch" as const, listing_id, week }];
    expect(await perform(quoteOrder, await elsewhere(owner), { items })).toMatchObject({ ok: false });
    expect(await buy(week)).toMatchObject({ ok: false });
    await set(week, { paid_places: 1 });
    expect([(await buy(week)).ok, (await buy(week)).ok]).toEqual([true, false]);
    expect(await paidIn(week)).toEqual({ places: 1, taken: 1 });
  });

  it("are there where the settings give none", async () => {
    const { db, siteId } = app();
    for (const key of ["free_slots_per_week", "paid_slots_per_week"])
      await db.insert(schema.settings).values({ siteId, key, value: 0 });
    for (const one of [app(), other]) one.sites.invalidate();
    await set("2026-W52", { free_places: 1, paid_places: 1 });
    expect(await choose()).toBe("2026-W52");
    expect([(await buy("2026-W52")).ok, (await buy("2026-W52")).ok, (await buy("2026-W51")).ok]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("are not fewer than are taken, and not those of a week that is over", async () => {
    await set("2026-W51", { free_places: 2, paid_places: 2 });
    await Promise.all([choose(), choose(), buy("2026-W51")]);
    const fewer = { code: "validation_failed", fix: expect.stringContaining("or more") };
    await expect(set("2026-W51", { free_places: 1, paid_places: 2 })).rejects.toMatchObject(fewer);
    await expect(set("2026-W51", { free_places: 2, paid_places: 0 })).rejects.toMatchObject(fewer);
    await expect(set("2026-W51", { free_places: 2, paid_places: 2 })).rejects.toMatchObject({ code: "conflict" });
    await expect(set("2026-W46", { free_places: 2 })).rejects.toMatchObject({ code: "conflict" });
    expect([await freeIn("2026-W51"), await paidIn("2026-W51")]).toEqual([
      { places: 2, taken: 2 },
      { places: 2, taken: 1 },
    ]);
  });

  it("are tried first, kept with who and why, and taken back", async () => {
    const action = screen.source === "list" ? screen.actions?.find(({ key }) => key === "places") : undefined;
    if (!action) throw new Error("The screen has no such act.");
    const form = new FormData();
    for (const [name, text] of Object.entries({ free_places: "3", paid_places: "", reason })) form.set(name, text);
    const change = await previewOnRecord(await asAdmin(), { action, id: "2026-W51", form });
    expect(change).toContain("free places");
    expect(await freeIn("2026-W51")).toEqual({ places: null, taken: 0 });
    await set("2026-W51", { free_places: 3 });
    const [act] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
    const after = { free_places: 3, paid_places: null };
    expect(act).toMatchObject({ action: "week.places_set", entityId: "2026-W51", actorId: admin.id, reason, after });
    const listed = async () => (await listWeeksForDesk(await asAdmin())).find(({ week }) => week === "2026-W51");
    expect(await listed()).toMatchObject({ free_places: 3, free_left: 3, paid_places: null, paid_left: 25 });
    await execute(undoAct, await asAdmin(), { act_id: act?.id ?? 0, reason });
    expect(await listed()).toMatchObject({ free_places: null, free_left: 15 });
  });
});

describe("a change that races", () => {
  it("a free launch for the last place never leaves more taken than there are", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await app().db.delete(w);
      await set("2026-W51", { free_places: 2 });
      await choose();
      const change = () =>
        set("2026-W51", { free_places: 1 }).then(
          () => "lowered",
          () => "refused",
        );
      const both = round % 2 ? [change(), choose()] : [choose(), change()];
      const [one = "", two = ""] = await Promise.all(both);
      const [launched, changed] = round % 2 ? [two, one] : [one, two];
      const { places, taken } = await freeIn("2026-W51");
      expect(taken).toBeLessThanOrEqual(places ?? 0);
      expect([launched, changed]).toEqual(taken === 2 ? ["2026-W51", "refused"] : ["2026-W52", "lowered"]);
    }
  });

  it("a paid launch for the last place never sells more than there are", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const table of [schema.orders, p]) await app().db.delete(table);
      await set("2026-W49", { paid_places: 1 });
      const change = () =>
        set("2026-W49", { paid_places: 0 }).then(
          () => true,
          () => false,
        );
      const [isLowered, bought] = await Promise.all([change(), buy("2026-W49")]);
      const { places, taken } = await paidIn("2026-W49");
      expect(taken).toBeLessThanOrEqual(places ?? 0);
      expect(bought.ok).toBe(!isLowered);
    }
  });
});
