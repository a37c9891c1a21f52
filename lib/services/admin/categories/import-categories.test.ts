import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { useApp } from "@/lib/testing/api/app";
import { sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createUser } from "@/lib/testing/database/factories";
import { allOf } from "@/lib/testing/steady/all-of";
import { deskCsv } from "../desk/desk-csv";
import { getScreen } from "../screens/registry";
import { importCategories } from "./import-categories";

const { auditLog: a, categories: c } = schema;
const app = useApp();
const reason = "More shelves";
let admin: Awaited<ReturnType<typeof createUser>>;

beforeEach(async () => {
  const { db, siteId } = app();
  await db.delete(c);
  await db.delete(a);
  admin = await createUser(db, { isAdmin: true });
  const tools = await createCategory(db, { siteId, slug: "tools", name: "Tools", description: "What helps" });
  const words = { description: "Whether it runs", keywords: ["status page", "ping"], position: 2 };
  await createCategory(db, { siteId, slug: "uptime", name: "Uptime", parentId: tools.id, ...words });
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const upload = async (file: string, dry_run = false) =>
  (await execute(importCategories, await asAdmin(), { file, dry_run, reason })).output;
const standing = () => app().db.select().from(c).orderBy(asc(c.id));

const LINES = [
  "name,address,below,description,words that point to it,place",
  'Podcasts,,Audio,What one hears,"podcast, episode; feed",3',
  "Audio,,,,,",
  ",sound,,,,",
  "Uptime,uptime,,It runs,,",
  "Monitoring,uptime,,,,",
  "audio,sounds,,,,",
  "Latency,,Uptime,,,",
  "Video,,Audoi,,,",
  "Video,A Video,,,,",
  "Video,,,,,soon",
  "Video,video,Audio,,,",
  "Tools,tools,Audio,,,",
  "tools,more-tools,,,,",
].join("\n");

describe("a file of categories", () => {
  it("is tried first: each bad row is named, and nothing is taken", async () => {
    const report = await upload(LINES, true);
    expect(report.left_out.map(({ row, problem }) => [row, problem])).toEqual([
      [3, "It has no name."],
      [5, "Row 4 has the same address."],
      [6, "Row 2 has the same name."],
      [7, "“Uptime” stands below another one itself: there are two levels."],
      [8, "No main category is called “Audoi”. Did you mean “audio”?"],
      [9, "Its address cannot be taken: must be lower-case letters, digits and single hyphens."],
      [10, "“soon” is no place in a list, such as 3."],
      [12, "tools stands elsewhere: move it on its record."],
      [13, "“Tools” stands already, at the address tools."],
    ]);
    expect(report).toMatchObject({ rows: 13, taken: 4 });
    expect(await standing()).toHaveLength(2);
    expect(await app().db.$count(a)).toBe(0);
  });

  it("takes no address or name that leads to another category since that was renamed, and our own guard of a text off", async () => {
    const [, uptime] = await standing();
    const f = { siteId: app().siteId, categoryId: uptime?.id ?? 0 };
    await app()
      .db.insert(schema.formerCategories)
      .values({ ...f, kind: "slug", word: "pings" });
    const problem = "“pings” leads to “Uptime” since that was renamed or merged.";
    const report = await upload("name,address,description\nPings,pings,\nFree,free,'-free tools");
    expect(report).toMatchObject({ taken: 1, left_out: [{ row: 1, problem }] });
    expect((await standing()).at(-1)).toMatchObject({ slug: "free", description: "-free tools" });
  });

  it("is taken without its bad rows: those below after those above, and of those that stand only what it says", async () => {
    expect(await upload(LINES)).toMatchObject({ taken: 4 });
    const [, uptime, audio, podcasts] = await standing();
    expect(uptime).toMatchObject({ description: "It runs", keywords: ["status page", "ping"], position: 2 });
    expect(audio).toMatchObject({ slug: "audio", parentId: null });
    const words = { description: "What one hears", keywords: ["podcast", "episode", "feed"], position: 3 };
    expect(podcasts).toMatchObject({ slug: "podcasts", parentId: audio?.id, ...words });
    expect(await app().db.$count(a, eq(a.action, "category.added"))).toBe(3);
    expect(await app().db.$count(a, eq(a.action, "category.changed"))).toBe(1);
  });

  it("may be what the desk exports: nothing differs, and what is left out of it stays", async () => {
    const asked = { descending: false, filters: {} };
    const csv = (await allOf(deskCsv(await asAdmin(), getScreen("categories"), asked))).join("");
    const { taken, left_out } = await upload(csv);
    expect(taken).toBe(0);
    expect(left_out.map(({ problem }) => problem)).toEqual(["It stands there just so.", "It stands there just so."]);
    await upload("name,address,place\nUptime,uptime,7");
    expect((await standing())[1]).toMatchObject({
      description: "Whether it runs",
      keywords: ["status page", "ping"],
      position: 7,
    });
  });
});
