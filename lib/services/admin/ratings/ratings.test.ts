import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { getLeaderboard } from "@/lib/services/launches/boards/get-leaderboard";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { getDeskRecord } from "../get-desk-record";
import { undoAct } from "../undo/undo-act";
import { importRatings } from "./import-ratings";
import { setRating } from "./set-rating";

const { auditLog: a, companies: c, domainRatings: t, listings: l } = schema;
const reason = "As the provider’s own page says";
const app = useApp({ operations: [getLeaderboard] });
const ids: Record<string, number> = {};
let admin: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  const { db, siteId } = app();
  admin = await createUser(db, { isAdmin: true });
  for (const name of ["Aster", "Bryony"]) {
    const { id } = await createListing(db, { siteId, name });
    const [row] = await db.select().from(l).where(eq(l.id, id));
    await db
      .update(c)
      .set({ domain: `${name.toLowerCase()}.example` })
      .where(eq(c.id, row?.companyId ?? 0));
    ids[name] = id;
  }
});
beforeEach(async () => {
  await app().db.delete(t);
  await app().db.delete(a);
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const set = async (name: string, rating: string) =>
  execute(setRating, await asAdmin(), { listing_id: ids[name] ?? 0, rating, reason });
const upload = async (lines: string[], dry_run = false) =>
  (await execute(importRatings, await asAdmin(), { file: lines.join("\n"), dry_run, reason })).output;
const board = async () => {
  const { items } = (await execute(getLeaderboard, await app().context(), { board: "dr-top" })).output;
  return items.map(({ listing, score_label }) => [listing.name, score_label]);
};
const undoLast = async () => {
  const [act] = await app().db.select().from(a).orderBy(desc(a.id)).limit(1);
  await execute(undoAct, await asAdmin(), { act_id: act?.id ?? 0, reason });
};

describe("a rating", () => {
  it("is told on its record to whoever opens it later, though the log keeps it by the domain", async () => {
    await set("Aster", "41.5");
    const asked = { screen: "ratings", id: String(ids.Aster) };
    const { output } = await execute(getDeskRecord, await asAdmin(), asked);
    expect(output.last_act).toMatchObject({ action: "rating.set", by: admin.email });
  });

  it("is on the board at once, and off it once taken back, with who, before and after", async () => {
    expect(await board()).toEqual([]);
    await set("Aster", "41.5");
    await set("Bryony", "0");
    expect(await board()).toEqual([
      ["Aster", "DR 41.5"],
      ["Bryony", "DR 0"],
    ]);
    const [act] = await app().db.select().from(a).orderBy(a.id);
    const unsaid = { rating: null, source: null };
    expect(act).toMatchObject({
      action: "rating.set",
      entityId: "aster.example",
      actorId: admin.id,
      reason,
      before: unsaid,
    });
    expect(act?.after).toEqual({ day: "2026-11-18", rating: 41.5, source: "manual" });
    await undoLast();
    expect(await board()).toEqual([["Aster", "DR 41.5"]]);
  });

  it("that stood before is there again, of whom it was", async () => {
    await app().db.insert(t).values({ domain: "aster.example", day: "2026-11-18", rating: 30, source: "ahrefs" });
    await set("Aster", "12");
    await undoLast();
    expect(await app().db.select().from(t)).toMatchObject([{ rating: 30, source: "ahrefs" }]);
    await undoLast();
    expect(await board()).toEqual([["Aster", "DR 12"]]);
  });

  it("of a day is not taken back over a later one of that day, but over one of another day", async () => {
    await set("Aster", "12");
    const [first] = await app().db.select().from(a);
    const undo = async () => execute(undoAct, await asAdmin(), { act_id: first?.id ?? 0, reason });
    await set("Aster", "13");
    await expect(undo()).rejects.toMatchObject({ code: "conflict" });
    await undoLast();
    await upload(["domain,rating,day", "aster.example,20,2026-10-01"]);
    await undo();
    expect(await app().db.select().from(t)).toMatchObject([{ day: "2026-10-01", rating: 20 }]);
  });

  it.each(["101", "100.5", "-1", "high", "41.55"])("is not %s", async (rating) => {
    await expect(set("Aster", rating)).rejects.toMatchObject({ code: "validation_failed" });
    expect(await app().db.$count(a)).toBe(0);
  });
});

describe("a file of ratings", () => {
  const lines = [
    "domain,rating,day",
    "aster.example,41.5,",
    "https://www.bryony.example/,12,2026-10-01",
    "nobody.example,5,",
    "aster.example,50,2026-11-18",
    "bryony.example,high,",
    "bryony.example,,",
    "bryony.example,5,2026-11-19",
    "bryony.example,5,soon",
    ",5,",
  ];

  it("is tried first: each bad row is named, and nothing is taken", async () => {
    const report = await upload(lines, true);
    expect(report).toMatchObject({ rows: 9, taken: 2 });
    expect(report.left_out.map(({ row, problem }) => [row, problem])).toEqual([
      [3, "No listing of this site has the domain nobody.example."],
      [4, "Row 1 has the same domain and day."],
      [5, "“high” is no Domain Rating: 0 to 100, with one decimal at most."],
      [6, "It has no rating."],
      [7, "2026-11-19 is yet to come."],
      [8, "“soon” is no day, such as 2026-11-18."],
      [9, "It has no domain, such as acme.example."],
    ]);
    expect(await app().db.$count(t)).toBe(0);
    expect(await app().db.$count(a)).toBe(0);
  });

  it("is taken without its bad rows, each of the others with its act", async () => {
    expect(await upload(lines)).toMatchObject({ taken: 2 });
    expect(await board()).toEqual([
      ["Aster", "DR 41.5"],
      ["Bryony", "DR 12"],
    ]);
    expect(await app().db.$count(a, eq(a.action, "rating.set"))).toBe(2);
  });
});
