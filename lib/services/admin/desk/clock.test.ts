import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { listDeskRows } from "../list-desk-rows";
import { screens } from "../screens/registry";

const app = useApp({ operations: [] });

async function states(screen: string) {
  const admin = sessionActor(await createUser(app().db, { isAdmin: true }));
  const { rows } = (await execute(listDeskRows, await app().context(admin, { surface: "web" }), { screen })).output;
  return rows.map(({ cells }) => cells.state);
}

const written = (screen: (typeof screens)[number]) => {
  if (screen.source === "list") return "";
  const values = Object.values(screen.columns).flatMap(({ value, sorts }) => [value, sorts?.by, sorts?.join]);
  const choices = Object.values(screen.filters ?? {}).flatMap((filter) => Object.values(filter.choices));
  const wheres = [...choices, screen.waiting].map((one) => (typeof one?.where === "function" ? null : one?.where));
  return new PgDialect().sqlToQuery(
    sql.join(
      [...values, ...wheres].map((one) => sql`${one ?? sql`null`}`),
      sql`, `,
    ),
  ).sql;
};

describe("what the desk says of now", () => {
  it("follows the app's clock", async () => {
    const { db, siteId, clock } = app();
    const until = { startsAt: new Date("2031-02-01T00:00:00Z"), endsAt: new Date("2031-03-01T00:00:00Z") };
    await db.insert(schema.promoCodes).values({ siteId, code: "Thaw", percentBp: 500, ...until });
    const { id: userId } = await createUser(db);
    const key = { name: "Old", hint: "lyd_old", hash: "0".repeat(64), scopes: [] };
    await db.insert(schema.apiKeys).values({ ...key, userId, expiresAt: until.endsAt });
    const seen = [];
    for (const instant of ["2031-01-31T23:59:59Z", "2031-02-01T00:00:00Z", "2031-03-01T00:00:00Z"]) {
      clock.set(instant);
      seen.push([...(await states("promos")), ...(await states("api-keys"))]);
    }
    expect(seen).toEqual([
      ["to_come", "works"],
      ["on", "works"],
      ["over", "expired"],
    ]);
  });

  it.each(screens.map((screen) => [screen.key, screen] as const))(
    "never comes from the database's clock: %s",
    (_, screen) => {
      expect(written(screen)).not.toMatch(/\b(now\(\)|current_(date|time(stamp)?))/i);
    },
  );
});
