import { desc, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { BUCKETS } from "@/lib/core/limits/buckets";
import { DEFAULT_SETTINGS } from "@/lib/core/settings";
import { contentOf } from "@/lib/services/listings/content";
import { getListing } from "@/lib/services/listings/get-listing";
import { updateMyListing } from "@/lib/services/owner/editing/update-my-listing";
import { useApp } from "@/lib/testing/api/app";
import { anonymous, sessionActor } from "@/lib/testing/database/actors";
import { createCategory, createListing, createUser } from "@/lib/testing/database/factories";
import { createDraft } from "@/lib/testing/drafting/drafts";
import { startDraftAgain } from "../drafts/start-draft-again";
import { getDeskRecord } from "../get-desk-record";
import { undoAct } from "../undo/undo-act";
import { overrideField } from "./override-field";
import { removeFounder } from "./remove-founder";

const { auditLog: a, drafts: d, listingVersions: v, outbox: o, rateLimits: w } = schema;
const app = useApp();
const reason = "It names another product";
type User = Awaited<ReturnType<typeof createUser>>;
let admin: User;
let owner: User;
let listing: Awaited<ReturnType<typeof createListing>>;

beforeEach(async () => {
  const { db, siteId } = app();
  await db.delete(o);
  admin = await createUser(db, { isAdmin: true });
  owner = await createUser(db);
  listing = await createListing(db, { siteId, ownerId: owner.id, headline: "Drafted words" });
});

const asAdmin = () => app().context(sessionActor(admin, true), { surface: "web" });
const asOwner = () => app().context(sessionActor(owner), { surface: "web" });
const set = async (field: Parameters<typeof overrideField.run>[0]["input"]["field"], value: string) =>
  execute(overrideField, await asAdmin(), { listing_id: listing.id, field, value, reason });
const shown = async () => (await execute(getListing, await app().context(anonymous), { slug: listing.slug })).output;
const own = async () => {
  const [row] = await app().db.select().from(schema.listings).where(eq(schema.listings.id, listing.id));
  return contentOf(row ?? listing);
};
const undoLast = async () => {
  const [last] = await app().db.select({ id: a.id }).from(a).orderBy(desc(a.id)).limit(1);
  await execute(undoAct, await asAdmin(), { act_id: last?.id ?? 0, reason });
};

describe("a field that an admin sets", () => {
  it("is public at once as an override, by a version of an admin, and its owner reads why", async () => {
    await set("headline", "Words of the team");
    expect((await shown()).headline).toBe("Words of the team");
    expect((await own()).fields.headline).toMatchObject({ value: "Words of the team", state: "override" });
    const [version] = await app().db.select().from(v).where(eq(v.listingId, listing.id)).orderBy(desc(v.version));
    expect(version?.actor).toMatchObject({ type: "admin", id: admin.id });
    const [mail] = await app().db.select().from(o).where(like(o.key, "listing_overridden:%"));
    expect(mail?.data).toMatchObject({ to: owner.email, data: { field: "Headline", reason } });
    expect((await app().db.select().from(a).orderBy(desc(a.id)).limit(1))[0]).toMatchObject({
      before: { value: "Drafted words" },
      after: { value: "Words of the team" },
    });
  });

  it("is taken as its field takes it: lists, years, yes and no, nothing", async () => {
    await createCategory(app().db, { siteId: app().siteId, slug: "audio", name: "Audio" });
    await set("categories", "audio");
    await set("founded_year", "2019");
    await set("open_source", "yes");
    await set("headline", "");
    const { fields } = await own();
    expect([fields.categories.value, fields.founded_year.value, fields.open_source.value]).toEqual([
      ["Audio"],
      2019,
      true,
    ]);
    expect(fields.headline.value).toBeNull();
    for (const [field, value] of [
      ["founded_year", "soon"],
      ["repo_url", "nowhere"],
      ["name", ""],
    ] as const)
      await expect(set(field, value), field).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("is as before once that is taken back, and its owner's once they edit it", async () => {
    await set("headline", "Words of the team");
    await undoLast();
    expect((await shown()).headline).toBe("Drafted words");
    await set("headline", "Words of the team");
    const edit = { listing_id: listing.id, fields: { headline: "My words" } };
    await execute(updateMyListing, await asOwner(), edit);
    await expect(undoLast()).rejects.toMatchObject({ code: "conflict" });
    expect((await own()).fields.headline).toMatchObject({ value: "My words", state: "edited" });
  });
});

describe("plans, pictures and founders that an admin corrects", () => {
  const content = () =>
    app()
      .db.update(schema.listings)
      .set({
        content: {
          fields: { logo_url: { value: "https://old.example/logo.png", state: "manual", evidence: [] } },
          founders: ["Mira Sol", "Otto Vane"].map((name) => ({
            ...{ name, role: "Founder", bio: null, photo_url: null, links: {} },
            ...{ state: "manual" as const, evidence: [] },
          })),
        },
      })
      .where(eq(schema.listings.id, listing.id));
  const plan = (name: string, price: string, rest = {}) => ({
    ...{ name, price, period: null, amount_cents: null, currency: null },
    ...rest,
  });
  const desk = async () =>
    (await execute(getDeskRecord, await asAdmin(), { screen: "listings", id: String(listing.id) })).output;

  it("sets plans by lines, as the form then shows them, and takes them back", async () => {
    await set("pricing_plans", "Starter | Free\n\nPro | $29 | month | 29.00 | USD\nTeam | Ask us | | | EUR");
    expect((await own()).fields.pricing_plans).toMatchObject({
      state: "override",
      value: [
        plan("Starter", "Free"),
        plan("Pro", "$29", { period: "month", amount_cents: 2900, currency: "USD" }),
        plan("Team", "Ask us", { currency: "EUR" }),
      ],
    });
    const { actions } = await desk();
    const field = actions.find(({ key }) => key === "override_plans")?.fields.find(({ name }) => name === "value");
    expect(field?.value).toBe("Starter | Free\nPro | $29 | month | 29.00 | USD\nTeam | Ask us |  |  | EUR");
    await expect(set("pricing_plans", field?.value ?? "")).rejects.toMatchObject({ code: "conflict" });
    await undoLast();
    expect((await own()).fields.pricing_plans.value).toBeNull();
  });

  it.each([
    ["Pro", "line 1 price"],
    ["Pro | $29\nTeam | $99 | month | much", "line 2 has no amount such as 29.00"],
    ["Pro | $29 | month | 29 | dollars", "line 1 currency"],
    ["a | b | c | 1 | USD | e", "line 1 has more than five parts"],
  ])("names the line of plans that it cannot read: %s", async (text, words) => {
    await expect(set("pricing_plans", text)).rejects.toMatchObject({
      code: "validation_failed",
      extras: { errors: [{ pointer: "/value", detail: expect.stringContaining(words) }] },
    });
  });

  it("removes a picture, puts none in its place, and brings it back", async () => {
    await content();
    await expect(set("logo_url", "https://new.example/logo.png")).rejects.toMatchObject({ code: "validation_failed" });
    await set("logo_url", "");
    expect((await own()).fields.logo_url).toMatchObject({ value: null, state: "deleted" });
    await undoLast();
    expect((await own()).fields.logo_url.value).toBe("https://old.example/logo.png");
  });

  it("removes a founder by name, tells the owner, and brings them back", async () => {
    await content();
    const remove = async (name: string, more = {}) =>
      execute(removeFounder, await asAdmin(), { listing_id: listing.id, name, reason, ...more });
    await expect(remove("Nobody Here")).rejects.toMatchObject({ code: "not_found" });
    const { actions } = await desk();
    expect(actions.find(({ key }) => key === "remove_founder")?.fields[0]?.choices).toHaveLength(2);
    await remove("Otto Vane");
    const after = await own();
    expect([after.founders.map(({ name }) => name), after.foundersSaved]).toEqual([["Mira Sol"], true]);
    const [mail] = await app().db.select().from(o).where(like(o.key, "listing_overridden:%"));
    expect(mail?.data).toMatchObject({ to: owner.email, data: { field: "Founders", reason } });
    await expect(remove("Mira Sol", { seen_version: listing.version })).rejects.toMatchObject({ code: "conflict" });
    await undoLast();
    expect((await own()).founders.map(({ name }) => name)).toEqual(["Mira Sol", "Otto Vane"]);
  });
});

describe("a draft that failed", () => {
  const error = { code: "robots_unreachable", message: "No answer.", fix: "Try again." };

  it("is read anew for its user, once, with what they saved", async () => {
    const { db, siteId } = app();
    const draft = await createDraft(db, { userId: owner.id, siteId, status: "failed", error });
    const start = async () => execute(startDraftAgain, await asAdmin(), { id: draft.id, reason });
    await start();
    const [row] = await db.select().from(d).where(eq(d.id, draft.id));
    expect(row).toMatchObject({ status: "crawling", error: null, run: 2, userId: owner.id, content: draft.content });
    const asked = await db
      .select()
      .from(o)
      .where(eq(o.key, `draft:${draft.id}:2`));
    expect(asked).toHaveLength(1);
    await expect(start()).rejects.toMatchObject({ code: "conflict" });
  });

  it("is read anew however often, at the cost of no admin's own readings", async () => {
    const { db, siteId } = app();
    const draft = await createDraft(db, { userId: owner.id, siteId, status: "failed", error });
    const limit = BUCKETS.readings.limit(DEFAULT_SETTINGS);
    for (let i = 0; i <= limit; i += 1) {
      await execute(startDraftAgain, await asAdmin(), { id: draft.id, reason });
      await db.update(d).set({ status: "failed", error }).where(eq(d.id, draft.id));
    }
    expect(await db.$count(w, eq(w.bucket, "readings"))).toBe(0);
  });

  it.each(["submitted", "nobody's"])("is not read anew once it is %s", async (which) => {
    const { db, siteId } = app();
    const draft = await createDraft(db, { userId: owner.id, siteId, status: "failed", error });
    const values = which === "submitted" ? { status: "submitted" as const, error: null } : { userId: null };
    await db.update(d).set(values).where(eq(d.id, draft.id));
    const started = execute(startDraftAgain, await asAdmin(), { id: draft.id, reason });
    await expect(started).rejects.toMatchObject({ code: "conflict" });
    const [row] = await db.select().from(d).where(eq(d.id, draft.id));
    expect(row).toMatchObject({ run: draft.run });
  });
});
