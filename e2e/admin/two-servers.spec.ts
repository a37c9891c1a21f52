import { join } from "node:path";
import { connect } from "@/db/client";
import { apiKeyFor } from "@/lib/testing/database/actors";
import { createUser } from "@/lib/testing/database/factories";
import { freePort } from "@/lib/testing/steady/free-port";
import { startApp } from "../../scripts/app-process";
import { LAUNCH } from "../../scripts/bundle";
import { expect, type Page, test } from "../journey";
import { signInAsAdmin, stage } from "../stage";
import { act, TODAY } from "./acting";

const ADMIN = "two-servers@people.example";
/** So soon a process knows what another one has changed. */
const KNOWN_WITHIN_MS = 1_000;

/** A second process that serves the same database from the same build, with pool, caches and listening of its own. */
async function withSecond(work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = startApp({
    ...{ script: LAUNCH, url: `${origin}/api/v1/site`, logFile: join(stage.dataDir, "second.log") },
    env: { PORT: String(port), BASE_URL: origin },
  });
  try {
    await server.ready();
    await work(origin);
  } finally {
    await server.stop();
  }
}

/** Somebody with an account and an API key. */
async function newCaller() {
  const { db, close } = connect(stage.databaseUrl, 1);
  const user = await createUser(db, { email: "banned-at-one@people.example" });
  const key = await apiKeyFor(db, user);
  await close();
  return { user, headers: { authorization: `Bearer ${key}`, "content-type": "application/json" } };
}

/** Does an act of a record of the desk. */
async function actAt(page: Page, address: string, what: { key: string; label: string }, fields = {}): Promise<void> {
  await page.goto(address);
  await act(page, { email: ADMIN, ...what, fields });
}

test("what an admin changes at one server the other one knows within a second", async ({ page }) => {
  const { user, headers } = await newCaller();
  await signInAsAdmin(page, ADMIN);
  await withSecond(async (origin) => {
    // as nobody in particular, whose answers a process keeps
    const read = async (path: string) => (await fetch(`${origin}/api/v1${path}`)).json();
    const soon = { timeout: KNOWN_WITHIN_MS, intervals: [50] };

    await test.step("a price, in a list that it had kept", async () => {
      const price = async () => {
        const { items } = await read("/products");
        return items.find((one: { product: string }) => one.product === "unlock_section").price_cents;
      };
      const before = await price();
      const set = { key: "price", label: "Set a price" };
      for (const cents of [before + 1_100, before]) {
        await actAt(page, "/admin/products/unlock_section", set, {
          "Price (US dollars)": (cents / 100).toFixed(2),
          From: TODAY,
        });
        await expect.poll(price, soon).toBe(cents);
      }
    });

    await test.step("the length of the free queue", async () => {
      const firstWeek = async () => (await read("/site")).next_free_week;
      const before = await firstWeek();
      const change = { key: "change", label: "Change" };
      await actAt(page, "/admin/settings/free_queue_weeks", change, { "New value": "6" });
      await expect.poll(firstWeek, soon).not.toBe(before);
      await actAt(page, "/admin/settings/free_queue_weeks", change, { "New value": "4" });
      await expect.poll(firstWeek, soon).toBe(before);
    });

    await test.step("the answer to a request that was sent before, which is not done again", async () => {
      const body = JSON.stringify({ url: stage.sampleOrigin });
      const send = (to: string) =>
        fetch(`${to}/api/v1/drafts`, { method: "POST", body, headers: { ...headers, "idempotency-key": "one" } });
      const [first, again] = [await send(stage.baseUrl), await send(origin)];
      expect(again.headers.get("idempotent-replayed")).toBe("true");
      expect(await again.text()).toBe(await first.text());
    });

    await test.step("a ban", async () => {
      const status = async () => (await fetch(`${origin}/api/v1/drafts`, { headers })).status;
      expect(await status()).toBe(200);
      await actAt(page, `/admin/users/${user.id}`, { key: "ban", label: "Ban" });
      await expect.poll(status, soon).toBe(401);
    });
  });
});
