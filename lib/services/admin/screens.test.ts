import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import type { Actor } from "@/lib/core/context";
import { AUDITED_KINDS } from "@/lib/services/audit/audit";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { allOf } from "@/lib/testing/steady/all-of";
import { deskCsv } from "./desk/desk-csv";
import { type Action, targetInput, WAITING } from "./desk/screen";
import { exportDeskRows } from "./export-desk-rows";
import { getDeskRecord } from "./get-desk-record";
import { listDeskRows } from "./list-desk-rows";
import { listDeskWaiting } from "./list-desk-waiting";
import { screens } from "./screens/registry";
import { changeSetting } from "./settings/change-setting";

const app = useApp({ operations: [] });
let admin: Actor;
const context = () => app().context(admin, { surface: "web" });

beforeAll(async () => {
  const { db, siteId } = app();
  admin = sessionActor(await createUser(db, { isAdmin: true, email: "admin@people.example" }));
  await createListing(db, { siteId });
  await execute(changeSetting, await context(), { key: "free_queue_weeks", value: 5, reason: "A test" });
});

describe.each(screens.map((screen) => [screen.key, screen] as const))("the screen %s", (key, screen) => {
  it("is shown, in each order and by each filter that it offers", async () => {
    const ctx = await context();
    const { output } = await execute(listDeskRows, ctx, { screen: key });
    for (const { key: sort, isSortable } of output.screen.columns.filter((one) => one.isSortable))
      for (const descending of [false, isSortable])
        expect((await execute(listDeskRows, ctx, { screen: key, sort, descending })).output.total).toBe(output.total);
    for (const filter of output.screen.filters)
      for (const { value } of filter.choices) {
        const filters = { [filter.key]: value };
        const found = await execute(listDeskRows, ctx, { screen: key, filters, q: "admin" });
        expect(found.output.total).toBeLessThanOrEqual(output.total);
      }
  });

  it("opens what it lists, and answers 404 for what is not there", async () => {
    const ctx = await context();
    const { output } = await execute(listDeskRows, ctx, { screen: key });
    for (const { id } of output.rows.slice(0, 3))
      expect((await execute(getDeskRecord, ctx, { screen: key, id })).output.record.id).toBe(id);
    const missing = execute(getDeskRecord, ctx, { screen: key, id: "no-such-thing" });
    await expect(missing).rejects.toMatchObject({ code: "not_found" });
  });

  it("is exported as CSV with a line for each row", async () => {
    const ctx = await context();
    const { output } = await execute(listDeskRows, ctx, { screen: key, per_page: 100 });
    const { output: asked } = await execute(exportDeskRows, ctx, { screen: key });
    const csv = (await allOf(deskCsv(ctx, screen, asked))).join("");
    for (const { id } of output.rows) expect(csv).toContain(`\r\n${id},`);
  });

  it("can say who changed what its forms show", () => {
    const shows = (screen.actions ?? []).some(({ fields }) => fields.some(({ from }) => from !== undefined));
    if (shows) expect(screen.audited).toBeDefined();
    expect(Object.keys(screen.columns)).toEqual(expect.arrayContaining([screen.auditedBy ?? screen.name]));
  });

  it("offers only acts of admins, with fields that their operations take, and a reason", () => {
    const targets = new Map<Action, string[]>(
      screen.actions?.map((action) => [action, Object.keys(targetInput(action.target, "1-a_b"))]),
    );
    for (const action of [...(screen.actions ?? []), ...(screen.makes ?? [])]) {
      expect(action.operation.access, action.key).toBe("admin");
      const taken = Object.keys(action.operation.input.shape);
      const fields = [...action.fields.map(({ name }) => name), ...Object.keys(action.sends ?? {})];
      const sent = [...fields, ...(targets.get(action) ?? [])];
      expect(taken, action.key).toEqual(expect.arrayContaining(sent));
      expect(sent, action.key).toContain("reason");
    }
  });
});

describe("the desk", () => {
  it("has screens with keys of their own", () => {
    expect(new Set(screens.map(({ key }) => key)).size).toBe(screens.length);
  });

  it("counts what waits for a person as the screens do", async () => {
    const ctx = await context();
    const { counts } = (await execute(listDeskWaiting, ctx, {})).output;
    for (const { screen, count } of counts) {
      const filters = { [WAITING]: "yes" };
      expect((await execute(listDeskRows, ctx, { screen, filters })).output.total).toBe(count);
    }
  });

  it("finds acts by each kind of thing that they are done to", async () => {
    const ctx = await context();
    for (const [kind, heading] of Object.entries(AUDITED_KINDS)) {
      const act = { action: `${kind}.tried`, entityKind: kind, entityId: "1", after: {}, requestId: ctx.requestId };
      await ctx.db.insert(schema.auditLog).values({ ...act, at: ctx.now, siteId: ctx.site.id, actorKind: "system" });
      const { rows, screen } = (await execute(listDeskRows, ctx, { screen: "audit-log", filters: { of: kind } }))
        .output;
      const offered = screen.filters.find(({ key }) => key === "of")?.choices;
      expect(offered).toContainEqual({ value: kind, label: heading });
      expect(rows[0]?.cells.action).toBe(`${kind}.tried`);
      for (const { cells } of rows) expect(cells.entity).toMatch(new RegExp(`^${kind} `));
    }
  });

  it("asks for no more than an address may hold", async () => {
    const ctx = await context();
    const odd = { screen: "users", sort: "id; drop table users", filters: { role: "constructor", odd: "x" } };
    expect((await execute(listDeskRows, ctx, odd)).output.total).toBe(1);
    const none = execute(listDeskRows, ctx, { screen: "__proto__" });
    await expect(none).rejects.toMatchObject({ code: "not_found" });
  });
});
