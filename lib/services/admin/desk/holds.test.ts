import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { listDeskRows } from "../list-desk-rows";
import { getScreen, screens } from "../screens/registry";

const app = useApp({ operations: [] });
let admin: Actor;

beforeAll(async () => {
  const { db, siteId } = app();
  admin = sessionActor(await createUser(db, { isAdmin: true }));
  const names = ["100% Wool", "100 Wools", "Snake_case", "Snakes case", "C:\\Tools", "Ärmel"];
  for (const name of names) await createListing(db, { siteId, name });
  await createListing(db, { siteId, name: "Elsewhere", url: "https://www.qzone.example/" });
});

async function found(q: string) {
  const ctx = await app().context(admin, { surface: "web" });
  const { rows } = (await execute(listDeskRows, ctx, { screen: "listings", q })).output;
  return rows.map(({ cells }) => cells.name);
}

describe("a search of the desk", () => {
  it("finds what is typed in any case, each sign standing for itself", async () => {
    expect(await found("0% wO")).toEqual(["100% Wool"]);
    expect(await found("ke_CASE")).toEqual(["Snake_case"]);
    expect(await found(":\\t")).toEqual(["C:\\Tools"]);
    expect(await found("äRM")).toEqual(["Ärmel"]);
  });

  it.each([
    ["listings", "no such", "listings_words_idx"],
    ["ratings", "no such", "listings_words_idx"],
    ["users", "no such", "users_words_idx"],
    ["audit-log", "no such", "audit_log_said_idx"],
    ["listings", "e", "listings_words_idx"],
    ["users", "77", "users_words_idx"],
  ])("of %s for “%s” is answered by %s", async (key, words, index) => {
    const screen = getScreen(key);
    if (screen.source !== "table" || !screen.search) throw new Error(`${key} has no search`);
    const where = screen.search.where(words, await app().context(admin));
    const plan = await app().db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_indexscan = off`);
      return tx.execute(sql`explain select 1 from ${screen.from} where ${where}`);
    });
    expect(JSON.stringify(plan)).toContain(index);
  });
});

describe("a search of the desk for one or two letters", () => {
  it("finds names and pages that begin with them", async () => {
    expect(await found("wo")).toEqual([]);
    expect(await found("SN")).toEqual(["Snakes case", "Snake_case"]);
    expect(await found("är")).toEqual(["Ärmel"]);
    expect(await found("%")).toEqual([]);
    expect(await found("qz")).toEqual([]);
    expect(await found("qzo")).toEqual(["Elsewhere"]);
  });

  it.each(
    screens.flatMap((screen) => (screen.source === "table" && screen.search ? [[screen.key, screen] as const] : [])),
  )("says so where %s does that, and only there", async (_, screen) => {
    const ctx = await app().context(admin);
    const asked = (words: string) => new PgDialect().sqlToQuery(screen.search?.where(words, ctx) ?? sql``).sql;
    expect(asked("ab") !== asked("abc")).toBe(screen.search?.short !== undefined);
  });
});
