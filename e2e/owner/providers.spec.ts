import { expect, type Page, test } from "../journey";
import { stage } from "../stage";
import { expectDone, goToPay, ownListing, saveBilling } from "./buying";
import { asDatabase } from "./live-listing";

/** The ways to pay, with what their button says, where their own page is, and a listing's name. */
const WAYS = [
  ["stripe", "card", /^https:\/\/checkout\.stripe\.com\/c\/(cs_\d+)$/, "Cardway"],
  ["paypal", "PayPal", /^https:\/\/www\.paypal\.com\/checkoutnow\?token=(PP\d+)$/, "Palway"],
  ["btcpay", "crypto", /^http:\/\/127\.0\.0\.1:\d+\/i\/(inv\d+)$/, "Coinway"],
] as const;
type Provider = (typeof WAYS)[number][0];

/** What a person does at the provider, which tells us of it as it does. */
async function atProvider(provider: Provider, act: "pay" | "leave", id: string): Promise<void> {
  const body = `${stage.baseUrl}/api/webhooks/${provider}`;
  expect((await fetch(`${stage.tills[provider]}/-/${act}/${id}`, { method: "PUT", body })).status).toBe(200);
}

/** Goes to the provider's page, and answers its name of the try. */
async function tryAt(page: Page, way: string, address: RegExp): Promise<string> {
  await goToPay(page, way);
  await expect(page.getByRole("heading", { name: "Pay here" })).toBeVisible();
  return address.exec(page.url())?.[1] ?? "";
}

async function paidAt(
  provider: Provider,
  checkout: string,
): Promise<{ tries: number; cents: number; total: number } | undefined> {
  const number = checkout.split("/").at(-1) ?? "";
  const [row] = await asDatabase(
    (sql) => sql<{ tries: number; cents: number; total: number }[]>`
      select (select count(*)::int from payments p where p.order_id = o.id and p.status = 'paid') as tries,
        (select sum(cents)::int from ledger l where l.order_id = o.id and l.account = ${`at:${provider}`}) as cents, o.total_cents as total
      from orders o where o.number = ${number}`,
  );
  return row;
}

for (const [provider, way, address, name] of WAYS)
  test(`an owner pays at ${provider}: left once, paid, told twice, live`, async ({ page }) => {
    await page.route(address, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Pay</title><h1>Pay here</h1>" }),
    );
    const listing = await ownListing(page, `${provider}@people.example`, name);
    await page.goto(`/checkout/new?listing=${listing.split("/").at(-1)}`);
    await page
      .locator("#launch")
      .getByRole("button", { name: /^Continue/ })
      .click();
    await saveBilling(page);
    const checkout = page.url().replace(/#.*/, "");

    const left = await tryAt(page, way, address);
    await atProvider(provider, "leave", left);
    await page.goto(checkout);
    await expect(page.getByText("You left before paying")).toBeVisible();

    const paid = await tryAt(page, way, address);
    expect(paid).not.toBe(left);
    await page.goto(checkout);
    await expect(page.getByRole("heading", { level: 1, name: "Review and pay" })).toBeVisible();
    expect(await tryAt(page, way, address), "who comes back and presses again is at the same try").toBe(paid);
    await atProvider(provider, "pay", paid);
    await expectDone(page, checkout);
    await atProvider(provider, "pay", paid);
    const { tries, cents, total } = (await paidAt(provider, checkout)) ?? {};
    expect([tries, cents]).toEqual([1, total]);
    await page.goto(checkout);
    await page.locator("#lines").getByRole("link", { name: "See it" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  });
