import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { execute } from "@/lib/api/call/execute";
import { STAGED_TEMPLATES } from "@/lib/integrations/mail-templates/templates";
import { getDeskRecord } from "@/lib/services/admin/get-desk-record";
import { listDeskRows } from "@/lib/services/admin/list-desk-rows";
import { stage } from "@/lib/services/events/stage";
import { useApp } from "@/lib/testing/api/app";
import { runFunctions } from "@/lib/testing/api/run-functions";
import { sessionActor } from "@/lib/testing/database/actors";
import { createListing, createUser } from "@/lib/testing/database/factories";
import { MAIL_EXAMPLES } from "@/lib/testing/mail/mail-examples";
import { startMailServer, type TestMailServer } from "@/lib/testing/mail/mail-server";

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
  vi.stubEnv("SMTP_URL", mails.url);
});
const app = useApp({ operations: [] });
afterAll(async () => {
  vi.unstubAllEnvs();
  await mails.close();
});
beforeEach(async () => {
  await app().db.delete(schema.outbox);
  mails.refuses.to = () => null;
});

const TO = "reader@people.example";
const DATA = { name: "Tidewell", manage_url: "https://fernwood.example/dashboard/listings/7" };
let keys = 0;
async function mail(to = TO, template = "badge_lapsed", data: Record<string, unknown> = DATA) {
  keys += 1;
  const key = `outbox:${keys}`;
  await stage(app().db, { name: "mail.requested", key, data: { to, template, data, site_id: app().siteId } });
}

const admin = async () =>
  app().context(sessionActor(await createUser(app().db, { isAdmin: true })), { surface: "web" });
interface Asked {
  q?: string;
  filters?: Record<string, string>;
  sort?: string;
  descending?: boolean;
}
async function shown(asked: Asked = {}) {
  const { rows } = (await execute(listDeskRows, await admin(), { screen: "outbox", ...asked })).output;
  return rows;
}
const cells = async () => (await shown())[0]?.cells;
async function record(id: string) {
  return (await execute(getDeskRecord, await admin(), { screen: "outbox", id })).output.record.cells;
}

describe("the outbox at the desk", () => {
  it("says of a mail that it waits, then that it was sent and what the mail server answered", async () => {
    await mail();
    expect(await cells()).toMatchObject({ to: TO, template: "badge_lapsed", state: "waiting", tries: 0, answer: null });
    await runFunctions(app());
    expect(await cells()).toMatchObject({ state: "sent", tries: 1, answer: expect.stringMatching(/^250 /) });
  });

  it("says of a mail that is tried again how often it was, what the mail server answered and when it is next", async () => {
    mails.refuses.to = () => "450 4.2.0 Greylisted, come back later";
    await mail();
    await runFunctions(app());
    const tried = await cells();
    expect(tried).toMatchObject({ state: "trying", answer: "450 4.2.0 Greylisted, come back later" });
    expect(Number(tried?.tries)).toBeGreaterThan(0);
    expect(Date.parse(String(tried?.next_try))).toBeGreaterThan(Date.parse(String(tried?.tried_at)));
  });

  it("leads from a mail that was refused for good to where it is sent again", async () => {
    mails.refuses.to = () => "550 5.1.1 No such user";
    await mail();
    await runFunctions(app());
    const [failed] = await app().db.select().from(schema.failedMails).orderBy(schema.failedMails.id);
    const said = { state: "refused", answer: "550 5.1.1 No such user", failed: `/admin/failed-mails/${failed?.id}` };
    expect(await cells()).toMatchObject(said);
  });

  it("has mails alone, by state, by template and by whole address, a follower's too", async () => {
    const { db, siteId, clock } = app();
    const { id: update_id } = await update();
    await db.insert(schema.followers).values({ id: "fo_1", email: "fan@people.example", askedAt: clock.now() });
    const news = { update_id, follower_id: "fo_1", site_id: siteId };
    await stage(db, { name: "update_mail.requested", key: "update:1:fo_1", data: news });
    await stage(db, { name: "rating.requested", key: "rating:1", data: { domain: "a.example" } });
    await mail("Ada@a.example");
    await mail("ada@a.example.org", "launched", MAIL_EXAMPLES.launched);
    const to = async (asked: Parameters<typeof shown>[0]) => (await shown(asked)).map(({ cells }) => cells.to);
    expect(await to({})).toEqual(["ada@a.example.org", "Ada@a.example", "fan@people.example"]);
    expect(await to({ q: "ada@a.example" })).toEqual(["Ada@a.example"]);
    expect(await to({ q: "fan@people.example" })).toEqual(["fan@people.example"]);
    expect(await to({ filters: { template: "product_news" } })).toEqual(["fan@people.example"]);
    expect(await to({ filters: { state: "waiting" } })).toHaveLength(3);
    expect(await to({ filters: { state: "sent" } })).toEqual([]);
  });

  it("sorts by what became of its mails, by how often they were tried, by kind and by when they were written", async () => {
    const { db } = app();
    const made = [
      { template: "launched", outcome: "sent", tries: 1 },
      { template: "badge_lapsed", outcome: null, tries: 0 },
      { template: "refund", outcome: null, tries: 3 },
    ] as const;
    for (const [n, { template, outcome, tries }] of made.entries()) {
      await mail(`${n}@people.example`, template);
      await db
        .update(schema.outbox)
        .set({ outcome, tries })
        .where(eq(schema.outbox.key, `outbox:${keys}`));
    }
    const order = async (sort: string, descending = false) =>
      (await shown({ sort, descending })).map(({ cells }) => String(cells.to)[0]).join("");
    const sorted = { state: "021", tries: "102", template: "102", created_at: "012" };
    for (const [sort, expected] of Object.entries(sorted)) {
      expect(`${sort} ${await order(sort)}`).toBe(`${sort} ${expected}`);
      expect(`${sort} ${await order(sort, true)}`).toBe(`${sort} ${[...expected].reverse().join("")}`);
    }
  });

  it.each(STAGED_TEMPLATES.filter((template) => template !== "product_news"))(
    "shows what %s says, and nothing by which somebody could act as its addressee",
    async (template) => {
      const secret = "s3cr3t-0123456789abcdef";
      const examples = Object.entries(MAIL_EXAMPLES[template as keyof typeof MAIL_EXAMPLES]);
      const withSecrets = examples.map(([key, value]) => {
        const isLink = typeof value === "string" && value.startsWith("https://");
        return [key, isLink ? `${value.split("?")[0]}?link=${secret}` : value];
      });
      await mail(TO, template, { ...Object.fromEntries(withSecrets), code: secret });
      const [row] = await shown();
      const { subject, text } = await record(row?.id ?? "");
      expect(String(text).length).toBeGreaterThan(80);
      expect(`${subject}${text}`).not.toContain(secret);
    },
  );

  it("shows the news of an update without the links of its follower", async () => {
    const { db, siteId, clock } = app();
    const { id: update_id } = await update();
    await db.insert(schema.followers).values({ id: "fo_2", email: "fan2@people.example", askedAt: clock.now() });
    const data = { update_id, follower_id: "fo_2", site_id: siteId };
    await stage(db, { name: "update_mail.requested", key: "update:2:fo_2", data });
    const [row] = await shown();
    const { subject, text } = await record(row?.id ?? "");
    expect(subject).toContain("Boards work offline");
    expect(text).toContain("/link-not-shown");
    expect(text).not.toMatch(/[?&](?:link|key)=/);
  });
});

async function update() {
  const { db, siteId, clock } = app();
  const listing = await createListing(db, { siteId });
  const words = { title: "Boards work offline", body: "Version 2.3 is out." };
  const [row] = await db
    .insert(schema.listingUpdates)
    .values({ listingId: listing.id, ...words, publishedAt: clock.now(), mailedOn: "2026-11-18" })
    .returning();
  if (!row) throw new Error("no update");
  await db.update(schema.listings).set({ status: "live" }).where(eq(schema.listings.id, listing.id));
  return row;
}
