import { schema } from "@/db/client";
import { newestMailTo } from "@/lib/testing/content/outbox";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing, createUser, createVote } from "@/lib/testing/database/factories";
import { expect, type Page, test } from "../journey";
import { signInAsAdmin, stage } from "../stage";
import { act, openRecord, TODAY, WEEK, withDatabase } from "./acting";

/** Two products of the week that runs, one ahead of the other by a vote; six votes of the latter are held, a claim of it is disputed. */
const judged = () =>
  withDatabase(async ({ db }, siteId) => {
    const now = new Date();
    const owner = await createUser(db, { email: "kestrel.owner@people.example" });
    const claimant = await createUser(db, { email: "kestrel.claimant@people.example" });
    const launched = { siteId, launchWeek: WEEK, launchedAt: now, ownerId: owner.id };
    const [ahead, behind] = [
      await createListing(db, { ...launched, name: "Heronry", slug: "heronry" }),
      await createListing(db, { ...launched, name: "Kestrelry", slug: "kestrelry" }),
    ];
    const vote = async (listingId: number, name: string, state: "counted" | "held") => {
      const { id } = await createUser(db, { email: `${name}@people.example` });
      const reason = state === "held" ? "Six accounts of one network." : null;
      await createVote(db, { siteId, listingId, userId: id, week: WEEK, castAt: now, state, reason });
    };
    await vote(ahead.id, "heron.friend", "counted");
    for (const n of [1, 2, 3, 4, 5, 6]) await vote(behind.id, `kestrel.friend${n}`, "held");
    const seen = { method: "meta_tag", found: true, detail: "The tag stands there.", at: now.toISOString() } as const;
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await db.insert(schema.claims).values({
      ...{
        id: "cl_kestrelrykestrelry01",
        siteId,
        listingId: behind.id,
        userId: claimant.id,
        domain: new URL(behind.url).hostname,
      },
      ...{ token: "kestrelry", method: "meta_tag", proof: seen, lastCheck: seen, createdAt: now, expiresAt },
    });
    const to = "kestrel.owner@people.example";
    const mail = {
      ...{ to, template: "launched", site_id: siteId },
      data: { name: "Kestrelry", week: WEEK, page_url: `${stage.baseUrl}/listings/kestrelry` },
    };
    const dead = { key: "launched:kestrelry", name: "mail.requested", data: mail, email: to };
    await db
      .insert(schema.failedMails)
      .values({ ...dead, template: "launched", reason: "The mail server was away.", failedAt: now });
    return { claimant: claimant.id, to };
  });

const boardOf = async (page: Page): Promise<string[]> => {
  await page.goto(`/launches/${WEEK}`);
  const names = await page
    .getByRole("list", { name: /Launches of/ })
    .getByRole("link")
    .allInnerTexts();
  return names.filter((name) => ["Heronry", "Kestrelry"].includes(name.trim()));
};

test("an admin judges what waits: a held cluster, a disputed claim, a mail that died", async ({ page }) => {
  const email = "judge@people.example";
  const { claimant, to } = await judged();
  await signInAsAdmin(page, email);
  expect(await boardOf(page)).toEqual(["Heronry", "Kestrelry"]);

  await openRecord(page, "votes", "Kestrelry");
  await expect(page.getByText("Six accounts of one network.").first()).toBeVisible();
  await act(page, { email, key: "release", label: "Release", fields: { "All that are held": "yes" } });
  await expect.poll(() => boardOf(page)).toEqual(["Kestrelry", "Heronry"]);

  await openRecord(page, "claims", "Kestrelry");
  await act(page, { email, key: "accept", label: "Give it to the claimant" });
  const [listing] = await withDatabase(({ sql }) => sql`select owner_id from listings where slug = 'kestrelry'`);
  expect(listing).toEqual({ owner_id: claimant });

  await openRecord(page, "failed-mails", to);
  await act(page, { email, key: "retry", label: "Send again" });
  await expect.poll(() => newestMailTo(stage.dataDir, to)).toContain("Kestrelry is live on");
  await withDatabase(
    ({ sql }) => sql`update listings set status = 'draft', launch_week = null where slug in ('heronry', 'kestrelry')`,
  );
});

/** A product that its owner has saved, with what calls as them. */
const saved = () =>
  withDatabase(async ({ db }, siteId) => {
    const owner = await createUser(db, { email: "ottery.owner@people.example" });
    const unlaunched = { siteId, ownerId: owner.id, status: "draft", plan: "none", launchedAt: null } as const;
    const ids = [];
    for (const slug of ["ottery", "ottery-two"])
      ids.push((await createListing(db, { ...unlaunched, name: slug, slug })).id);
    return { ids, authorization: `Bearer ${await apiKeyFor(db, owner)}` };
  });

test("a price and the length of the queue that an admin changes hold in the next quote, list and free launch", async ({
  page,
}) => {
  const email = "pricer@people.example";
  const { ids, authorization } = await saved();
  const headers = { authorization };
  const priceListed = async () => {
    const { items } = await (await page.request.get("/api/v1/products")).json();
    return items.find(({ product }: { product: string }) => product === "launch")?.price_cents;
  };
  const quoted = async () => {
    const data = { items: [{ product: "launch", listing_id: ids[0], week: "now" }], billing_country: "US" };
    return (await (await page.request.post("/api/v1/orders/quote", { headers, data })).json()).total_cents;
  };
  const freeWeekOf = async (id: number | undefined) =>
    (await (await page.request.post(`/api/v1/me/listings/${id}/free`, { headers, data: {} })).json()).launch_week;
  await signInAsAdmin(page, email);
  expect([await quoted(), await freeWeekOf(ids[0])]).toEqual([
    await priceListed(),
    expect.stringMatching(/^\d{4}-W\d\d$/),
  ]);
  const before = await freeWeekOf(ids[0]);
  try {
    await page.goto("/admin/products/launch");
    await act(page, { email, key: "price", label: "Set a price", fields: { Price: "61.00", From: TODAY } });
    expect([await priceListed(), await quoted()]).toEqual([6100, 6100]);
    await page.goto("/admin/settings/free_queue_weeks");
    await act(page, { email, key: "change", label: "Change", fields: { "New value": "9" } });
    const after = await freeWeekOf(ids[1]);
    expect(weeksBetween(before, after)).toBeGreaterThanOrEqual(5);
  } finally {
    await withDatabase(async ({ sql }) => {
      await sql`delete from product_prices where price_cents = 6100`;
      await sql`delete from settings where key = 'free_queue_weeks'`;
      await sql`update listings set status = 'draft', launch_week = null where slug like 'ottery%'`;
    });
  }
});

/** Whole weeks from one to the other, across a year's end too. */
const weeksBetween = (from: string, to: string) => Math.round((mondayOf(to) - mondayOf(from)) / (7 * 86_400_000));

function mondayOf(week: string): number {
  const [year = 0, number = 0] = week.split("-W").map(Number);
  const fourth = new Date(Date.UTC(year, 0, 4)); // always in the first week
  return fourth.getTime() + ((number - 1) * 7 - ((fourth.getUTCDay() + 6) % 7)) * 86_400_000;
}
