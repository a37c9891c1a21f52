import { eq, sql } from "drizzle-orm";
import { connect, schema } from "@/db/client";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createListing } from "@/lib/testing/database/factories";
import { expect, type Page, test } from "../journey";
import { signIn, stage } from "../stage";
import { violationsOf } from "../violations";

const CODE = "TIDE-20";
/** The one that the stand-in for VIES knows (e2e/run.ts). */
const VAT_NUMBER = "FR40303265045";
const BILLING = [
  ["Name", "Ada Example"],
  ["Street and number", "1 Long Lane"],
  ["City", "Lyon"],
  ["Company, if you buy for one", "Example Trading SARL"],
] as const;

/** A German seller, a code of 20 %, and an order that an agent of this address builds over REST. */
async function orderOfAgent(email: string): Promise<{ number: string; checkout_url: string }> {
  const { db, close } = connect(stage.databaseUrl, 1);
  const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email));
  const [site] = await db.select().from(schema.sites).where(eq(schema.sites.isDefault, true));
  if (!user || !site) throw new Error("Nobody is signed in.");
  await db.update(schema.seller).set({ name: "Example Trading", country: "DE", registrations: ["DE", "EU"] });
  await db.insert(schema.promoCodes).values({ siteId: site.id, code: CODE, percentBp: 2_000 });
  const unlaunched = { status: "draft", plan: "none", launchedAt: null } as const;
  const listing = await createListing(db, {
    siteId: site.id,
    ownerId: user.id,
    name: "Reedpost",
    slug: "reedpost",
    ...unlaunched,
  });
  const key = await apiKeyFor(db, user);
  await close();
  const made = await fetch(`${stage.baseUrl}/api/v1/orders/checkout`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ items: [{ product: "launch", listing_id: listing.id, week: "now" }] }),
  });
  expect(made.status).toBe(201);
  return made.json();
}

/** What lies with the provider for an order, and how many tries brought it. */
async function paidFor(number: string): Promise<{ tries: number; cents: number; total: number }> {
  const { sql: query, close } = connect(stage.databaseUrl, 1);
  const [row] = await query<{ tries: number; cents: number; total: number }[]>`
    select (select count(*)::int from payments p where p.order_id = o.id and p.status = 'paid') as tries,
      (select sum(cents)::int from ledger l where l.order_id = o.id and l.account = 'at:test') as cents, o.total_cents as total
    from orders o where o.number = ${number}`;
  await close();
  return row ?? { tries: 0, cents: 0, total: 0 };
}

async function press(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /I order this/ }).check();
  await page.getByRole("button", { name: "with test money" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
}

test.afterAll(async () => {
  const { db, close } = connect(stage.databaseUrl, 1);
  await db.update(schema.seller).set({ name: "", country: null, registrations: sql`'{}'` });
  await close();
});

test("an agent's order: its owner alone opens it, with a code and reverse charge, and pays it once in two tabs", async ({
  page,
  browser,
}) => {
  await signIn(page, "agent-buyer@people.example");
  const { number, checkout_url } = await orderOfAgent("agent-buyer@people.example");

  await test.step("nobody else opens its link", async () => {
    const stranger = await (await browser.newContext()).newPage();
    await signIn(stranger, "agent-stranger@people.example");
    expect((await stranger.goto(checkout_url))?.status()).toBe(404);
    await stranger.context().close();
  });

  await test.step("a code takes its part off", async () => {
    await page.goto(checkout_url);
    await page.getByLabel("Promo code").fill(CODE);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText(`Code ${CODE} is applied.`)).toBeVisible();
  });

  await test.step("a VAT number is checked as it is typed, and the VAT explained", async () => {
    const billing = page.locator("#billing");
    for (const [label, value] of BILLING) await billing.getByLabel(label, { exact: true }).fill(value);
    await billing.getByLabel("Country").selectOption("FR");
    const typed = billing.getByLabel("VAT number");
    await typed.fill(VAT_NUMBER.replace("5045", "5046"));
    await typed.blur();
    await expect(billing.getByText("This VAT number is not valid in this country")).toBeVisible();
    await typed.fill(VAT_NUMBER);
    await typed.blur();
    await expect(billing.getByText("This VAT number is valid.")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await billing.getByRole("button", { name: "Save billing details" }).click();
    await expect(billing.getByText("Saved. This VAT number is valid.")).toBeVisible();
    await expect(page.locator("#lines")).toContainText("reverse charge");
  });

  await test.step("two tabs pay once, whoever goes back", async () => {
    const other = await page.context().newPage();
    await other.goto(checkout_url);
    await press(page);
    await press(other);
    expect(other.url()).toBe(page.url());
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByText("Thank you.")).toBeVisible();
    await other.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(other.getByText("Thank you.")).toBeVisible();
    await page.goBack();
    await page.goto(checkout_url);
    await expect(page.getByText("Thank you.")).toBeVisible();
    const { tries, cents, total } = await paidFor(number);
    expect([tries, cents]).toEqual([1, total]);
  });
});
