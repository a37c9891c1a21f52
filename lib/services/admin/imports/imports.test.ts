import { desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { beginImported } from "@/lib/services/drafts/building/begin-imported";
import { submitDraft } from "@/lib/services/drafts/editing/submit-draft";
import { getHome } from "@/lib/services/launches/get-home";
import { listLaunches } from "@/lib/services/launches/weeks/list-launches";
import { getListing } from "@/lib/services/listings/get-listing";
import { useApp } from "@/lib/testing/api/app";
import { useClaiming } from "@/lib/testing/api/claiming";
import { sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { getDeskRecord } from "../get-desk-record";
import { undoAct } from "../undo/undo-act";
import { discardImport } from "./discard-import";
import { importProducts } from "./import-products";
import { publishImport } from "./publish-import";
import { readImportAgain } from "./read-import-again";

const { importedProducts: t, drafts: d, listings: l, auditLog: a, outbox } = schema;
const reason = "The directory starts full";
const app = useApp({ operations: [getListing] });
const claiming = useClaiming(app);
let admin: Awaited<ReturnType<typeof createUser>>;

beforeAll(async () => {
  const { db, siteId } = app();
  admin = await createUser(db, { isAdmin: true });
  await createCategory(db, { siteId, name: "Time tracking" });
  await createListing(db, { siteId, name: "Kept", url: "https://kept.example/" });
  await db.update(schema.companies).set({ domain: "kept.example" });
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const upload = async (file: string, dry_run = false) =>
  (await execute(importProducts, await asAdmin(), { file, dry_run, reason })).output;
const rowOf = async (name: string) => {
  const [row] = await app().db.select().from(t).where(eq(t.name, name)).orderBy(desc(t.id));
  if (!row) throw new Error(`${name} was not imported`);
  return row;
};

/** A product that was imported and drafted, to be reviewed; with its id. */
async function drafted(name: string, found: Parameters<typeof createDraft>[1]["found"] = { name }) {
  const { db } = app();
  await upload(`name,url\n${name},https://${name.toLowerCase()}.example`);
  await db.update(d).set({ status: "ready" }).where(eq(d.status, "crawling"));
  while ((await rowOf(name)).status === "waiting") {
    await beginImported(db, app().now);
    await db.update(d).set({ status: "ready" }).where(eq(d.status, "crawling"));
  }
  const { id, draftId } = await rowOf(name);
  const quoted = await createDraft(db, { userId: admin.id, siteId: app().siteId, found });
  await db
    .update(d)
    .set({ status: "ready", content: quoted.content })
    .where(eq(d.id, draftId ?? ""));
  await db.delete(d).where(eq(d.id, quoted.id));
  return id;
}

describe("a dry run", () => {
  it("names each row that cannot be imported, and takes nothing", async () => {
    const rows = [
      "name,url,categories",
      "Good,https://good.example,time tracking",
      ",https://nameless.example,",
      "Odd,ftp://odd.example,",
      "Again,http://www.good.example/about,",
      "Kept,https://app.kept.example,",
      "Vague,https://vague.example,Time tracing",
    ];
    const report = await upload(rows.join("\n"), true);
    expect(report).toMatchObject({ rows: 6, taken: 1 });
    expect(report.left_out).toEqual([
      { row: 2, what: "https://nameless.example", problem: "It has no name." },
      { row: 3, what: "Odd", problem: expect.stringContaining("http") },
      { row: 4, what: "Again", problem: "Row 1 has the same website, good.example." },
      { row: 5, what: "Kept", problem: "kept.example is listed already, as “Kept”." },
      { row: 6, what: "Vague", problem: expect.stringContaining("Did you mean “Time tracking”?") },
    ]);
    expect(await app().db.$count(t)).toBe(0);
  });
});

describe("an import", () => {
  it("takes each product once, whoever imports it again or at the same moment", async () => {
    const file = JSON.stringify([{ name: "Once", url: "once.example", categories: ["Time tracking"] }]);
    const both = await Promise.all([upload(file), upload(file)]);
    expect(both.map(({ taken }) => taken).toSorted()).toEqual([0, 1]);
    expect((await upload(file)).left_out).toMatchObject([{ problem: expect.stringContaining("imported already") }]);
    expect(await rowOf("Once")).toMatchObject({ status: "waiting", categoryNames: ["Time tracking"] });
    const [act] = await app().db.select().from(a).where(eq(a.action, "import.begun"));
    expect(act).toMatchObject({ actorId: admin.id, reason, after: { products: 1 } });
  });

  it("begins a few drafts of nobody's at once, and one while people wait for theirs", async () => {
    const { db, now, siteId } = app();
    await upload(`name,url\n${["A", "B", "C", "D", "E"].map((one) => `Wait ${one},wait-${one}.example`).join("\n")}`);
    const begun = () => beginImported(db, now);
    expect(await begun()).toBe(3);
    expect(await begun()).toBe(0);
    const [first] = await db.select().from(d);
    expect(first).toMatchObject({ userId: null, status: "crawling" });
    expect(first?.content).toMatchObject({ fields: { categories: { value: ["Time tracking"], state: "override" } } });
    await db.update(d).set({ status: "ready" });
    const own = await createDraft(db, { userId: admin.id, siteId, status: "crawling" });
    expect(await begun()).toBe(1);
    await db.delete(d).where(eq(d.id, own.id));
  });
});

describe("a drafted import", () => {
  it("is published without an owner and a launch, and whoever has its website can claim it", async () => {
    const id = await drafted("Hedgerow", { headline: "Hedges, measured" });
    const { output } = await execute(publishImport, await asAdmin(), { import_id: id, reason });
    const page = () =>
      app()
        .context()
        .then((ctx) => execute(getListing, ctx, { slug: output.slug }));
    expect((await page()).output).toMatchObject({
      name: "Hedgerow",
      headline: "Hedges, measured",
      status: "live",
      launch_week: null,
      launched_at: null,
      is_claimed: false,
    });
    const feed = (await execute(listLaunches, await app().context(), {})).output.sections;
    expect(feed.flatMap(({ items }) => items)).toEqual([]); // it never launched
    expect((await execute(getHome, await app().context(), {})).output.newest).toEqual([]);
    expect(await rowOf("Hedgerow")).toMatchObject({ status: "published", listingId: output.listing_id });
    const owner = await claiming().person("hello@hedgerow.example");
    expect(await claiming().claim(owner, { slug: output.slug })).toMatchObject({ status: "verified" });
    expect((await page()).output.is_claimed).toBe(true);
    const [draft] = await app().db.select().from(d).where(eq(d.listingId, output.listing_id));
    expect(draft).toMatchObject({ userId: owner.userId, status: "submitted" });
  });

  it("is published once, and not beside a listing of the same website", async () => {
    const [first, second] = [await drafted("Twice"), await drafted("Rival")];
    const publish = async (import_id: number) => execute(publishImport, await asAdmin(), { import_id, reason });
    const both = await Promise.allSettled([publish(first), publish(first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const rival = await createListing(app().db, { siteId: app().siteId });
    await app()
      .db.update(schema.companies)
      .set({ domain: "rival.example" })
      .where(eq(schema.companies.id, rival.companyId));
    await expect(publish(second)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is off the site again when its publication is taken back", async () => {
    const id = await drafted("Regretted");
    const { output } = await execute(publishImport, await asAdmin(), { import_id: id, reason });
    const [act] = await app().db.select().from(a).where(eq(a.action, "listing.imported")).orderBy(desc(a.id)).limit(1);
    expect(act).toMatchObject({ actorId: admin.id, reason, after: { status: "live" } });
    await execute(undoAct, await asAdmin(), { act_id: act?.id ?? 0, reason });
    const [row] = await app().db.select({ status: l.status }).from(l).where(eq(l.id, output.listing_id));
    expect(row?.status).toBe("paused");
  });

  it("is discarded with its draft, and waits for its turn again when that is taken back", async () => {
    const id = await drafted("Dropped");
    await execute(discardImport, await asAdmin(), { import_id: id, reason });
    expect(await rowOf("Dropped")).toMatchObject({ status: "discarded", draftId: null });
    expect(await app().db.$count(d, eq(d.normalizedUrl, "dropped.example"))).toBe(0);
    const [act] = await app().db.select().from(a).where(eq(a.action, "import.discarded"));
    await execute(undoAct, await asAdmin(), { act_id: act?.id ?? 0, reason });
    expect(await rowOf("Dropped")).toMatchObject({ status: "waiting", settledAt: null });
  });

  it("is not brought back beside a later import of the same product", async () => {
    const id = await drafted("Later");
    await execute(discardImport, await asAdmin(), { import_id: id, reason });
    const [act] = await app().db.select().from(a).where(eq(a.action, "import.discarded")).orderBy(desc(a.id)).limit(1);
    await upload("name,url\nLater,https://later.example");
    const undone = execute(undoAct, await asAdmin(), { act_id: act?.id ?? 0, reason });
    await expect(undone).rejects.toMatchObject({ code: "conflict" });
    await app().db.delete(t).where(eq(t.name, "Later"));
  });

  it("says which of its fields become public, questions and profiles included, and no founder", async () => {
    const id = await drafted("Shown", { name: "Shown", contact_email: "hello@shown.example" });
    const { draftId } = await rowOf("Shown");
    const said = {
      faqs: [{}, {}],
      companySocials: { github: { value: "https://github.com/shown" }, x: { value: null } },
    };
    await app().db.execute(
      sql`update drafts set content = content || ${JSON.stringify(said)}::text::jsonb where id = ${draftId}`,
    );
    const { output } = await execute(getDeskRecord, await asAdmin(), { screen: "imports", id: String(id) });
    expect(output.record.cells).toMatchObject({
      public: "contact email, name; questions and answers: 2; profiles elsewhere: github",
      contact_email: "hello@shown.example",
    });
    await execute(discardImport, await asAdmin(), { import_id: id, reason });
  });

  it("names no founder before somebody claims it", async () => {
    const founder = { name: "Ines Example", role: "Founder", bio: null, photo_url: null, links: {}, state: "ai" };
    const id = await drafted("Peopled", { name: "Peopled" });
    const founders = JSON.stringify([{ ...founder, evidence: [] }]);
    const { draftId } = await rowOf("Peopled");
    await app().db.execute(
      sql`update drafts set content = jsonb_set(content, '{founders}', ${founders}::text::jsonb) where id = ${draftId}`,
    );
    const { output } = await execute(publishImport, await asAdmin(), { import_id: id, reason });
    const [row] = await app().db.select().from(l).where(eq(l.id, output.listing_id));
    expect(row?.content.founders).toEqual([]);
  });

  it("is claimed by whoever submits the same website, not listed a second time", async () => {
    const { db, siteId } = app();
    const publishing = await drafted("Sown");
    const person = await createUser(db);
    const submitted = async (url: string) => {
      const { id } = await createDraft(db, { userId: person.id, siteId, found: { name: "Sown" } });
      await db.update(d).set({ url }).where(eq(d.id, id));
      return execute(submitDraft, await app().context(sessionActor(person), { surface: "web" }), { id });
    };
    const { output } = await execute(publishImport, await asAdmin(), { import_id: publishing, reason });
    await expect(submitted("https://www.sown.example/app")).rejects.toMatchObject({
      code: "conflict",
      fix: expect.stringContaining(`claim_listing {"slug": "${output.slug}"}`),
    });
    expect(await app().db.$count(l, eq(l.name, "Sown"))).toBe(1);
  });

  it("that failed is read again", async () => {
    const id = await drafted("Silent");
    const { draftId } = await rowOf("Silent");
    await app()
      .db.update(d)
      .set({ status: "failed" })
      .where(eq(d.id, draftId ?? ""));
    await execute(readImportAgain, await asAdmin(), { import_id: id, reason });
    const [draft] = await app()
      .db.select()
      .from(d)
      .where(eq(d.id, draftId ?? ""));
    expect(draft).toMatchObject({ status: "crawling", run: 2 });
    expect(await app().db.$count(outbox, eq(outbox.key, `draft:${draftId}:2`))).toBe(1);
  });
});

it("keeps blank what nothing was found for", async () => {
  const id = await drafted("Bare", {});
  const { output } = await execute(publishImport, await asAdmin(), { import_id: id, reason });
  const [row] = await app().db.select().from(l).where(eq(l.id, output.listing_id));
  expect(row).toMatchObject({ name: "Bare", headline: null, ownerId: null });
  expect(row?.content.fields?.name).toMatchObject({ state: "override" });
});
