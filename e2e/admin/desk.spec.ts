import { globSync, readFileSync } from "node:fs";
import { connect } from "@/db/client";
import { expect, type Page, test } from "../journey";
import { filled, routesOf } from "../routes";
import { mailedStepUpCode, signIn, signInAsAdmin, stage } from "../stage";
import { markupFaultsOf, violationsOf } from "../violations";

/** The keys of the desk's screens, as their files say: what they are made from cannot all be loaded here. */
const screens = globSync("lib/services/admin/screens/*/*.ts")
  .flatMap((file) => /^ {2}key: "([\w-]+)",$/m.exec(readFileSync(file, "utf8"))?.[1] ?? [])
  .map((key) => ({ key }));

/** Every address of the desk: its pages and CSVs, of each screen. */
const ADDRESSES = [...routesOf("page.tsx"), ...routesOf("route.ts")]
  .filter((route) => route === "/admin" || route.startsWith("/admin/"))
  .flatMap((route) => (route.includes("[") ? screens.map(({ key }) => filled(route, `${key}/1`)) : [route]));
const PAGES = ["/admin", ...screens.map(({ key }) => `/admin/${key}`)];

/** One of each kind of page; the others are the same pieces. */
const JUDGED = ["/admin", "/admin/users", "/admin/settings/free_queue_weeks"];

async function database<T>(work: (sql: ReturnType<typeof connect>["sql"]) => Promise<T>): Promise<T> {
  const { sql, close } = connect(stage.databaseUrl, 1);
  try {
    return await work(sql);
  } finally {
    await close();
  }
}

async function expectNoDesk(page: Page): Promise<void> {
  for (const address of ADDRESSES) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(answer.headers()["cache-control"], address).toMatch(/no-store|no-cache/);
  }
}

test("every screen is known here", () => {
  expect(screens.map(({ key }) => key)).toEqual(expect.arrayContaining(["users", "settings", "audit-log"]));
});

test("the desk is not there for anybody but admins, and no answer of it may be kept", async ({ page }) => {
  await expectNoDesk(page);
  const key = await page.request.get("/admin", { headers: { authorization: "Bearer lyd_none" } });
  expect(key.status()).toBe(404);
  await signIn(page, "curious@people.example");
  await expect(page.getByRole("link", { name: "Admin desk" })).toHaveCount(0);
  await expectNoDesk(page);
  await page.context().clearCookies();
  await signInAsAdmin(page, "kept@people.example");
  for (const address of [...PAGES, ...screens.map(({ key }) => `/admin/csv/${key}`)]) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()["cache-control"], address).toContain("no-store");
  }
});

test("a form of another website does nothing at the desk", async ({ page }) => {
  await signInAsAdmin(page, "forged@people.example");
  const sent = await page.request.post("/admin/settings/free_queue_weeks", {
    headers: { origin: "https://elsewhere.example" },
    multipart: { value: "9", reason: "Forged" },
  });
  expect(sent.status()).toBe(403);
});

test("every screen of the desk is one page, wide and narrow", async ({ page }) => {
  await signInAsAdmin(page, "screens@people.example");
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 860 });
    for (const address of [...PAGES, "/admin/settings/free_queue_weeks"]) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      expect(await markupFaultsOf((await answer?.text()) ?? ""), address).toEqual([]);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
      if (JUDGED.includes(address)) expect(await violationsOf(page), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("an admin changes a setting, the next free launch shows it, and another undoes it", async ({ page }) => {
  const email = "settings@people.example";
  await signInAsAdmin(page, email);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Admin desk" }).first().click();
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByPlaceholder("Search by any column").fill("slots");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "free_slots_per_week" })).toBeVisible();
  await page.getByRole("link", { name: "free_slots_per_week" }).click();
  await page.getByText("Change", { exact: true }).first().click();
  await page.getByLabel("New value").fill("lots");
  await page.getByLabel("Reason").first().fill("More people are on duty");
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByText("must be a number")).toBeVisible();
  await expect(page.getByLabel("Reason").first()).toHaveValue("More people are on duty");
  await page.getByLabel("New value").fill("217");
  await page.getByRole("button", { name: "Change" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  await page.goto("/");
  await expect(page.getByText(/^21\d free places$/).first()).toBeVisible();
  await page.goto("/admin/audit-log");
  await page
    .getByRole("link")
    .filter({ has: page.locator("time") })
    .first()
    .click();
  await page.getByText("Undo", { exact: true }).first().click();
  await page.getByLabel("Reason").fill("They are not");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByLabel("Code").fill(await mailedStepUpCode(email));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  await page.goto("/");
  await expect(page.getByText(/^21\d free places$/)).toHaveCount(0);
});

test("a role is given once the mailed code was typed, and what was typed before survives it", async ({ page }) => {
  const email = "roles@people.example";
  await signIn(page, "friend@people.example");
  await page.context().clearCookies();
  await signInAsAdmin(page, email);
  await page.goto("/admin/users?q=friend@people");
  const row = page.locator("[data-row]").first();
  await expect(async () => {
    await page.keyboard.press("j"); // does nothing before the page has woken up
    await expect(row).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "friend@people.example" })).toBeVisible();
  await page.getByText("Make admin", { exact: true }).first().click();
  const form = page.locator("#act-make_admin");
  await form.getByLabel("Reason").fill("Runs the site with us");
  await form.getByRole("button", { name: "Make admin" }).click();
  await expect(form.getByText(`We emailed a code to ${email}`)).toBeVisible();
  await form.getByLabel("Code").fill("2222-2222");
  await form.getByRole("button", { name: "Make admin" }).click();
  await expect(form.getByRole("alert")).toContainText("wrong");
  await expect(form.getByLabel("Reason")).toHaveValue("Runs the site with us");
  expect(await database((sql) => sql`select 1 from users where email = 'friend@people.example' and is_admin`)).toEqual(
    [],
  );
  await form.getByLabel("Code").fill(await mailedStepUpCode(email));
  await form.getByRole("button", { name: "Make admin" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  await expect(page.locator("#act-take_admin")).toBeVisible();
});

test("one admin rejects a listing, and another finds that in the audit log and undoes it", async ({ page }) => {
  const [found] = await database(
    (sql) => sql`select id, slug from listings where status = 'live' order by launched_at, id limit 1`,
  );
  const { id, slug } = found ?? {};
  const reason = "The website sells something else by now";
  await signInAsAdmin(page, "rejects@people.example");
  await page.goto(`/admin/listings/${id}`);
  const form = page.locator("#act-reject");
  await form.getByText("Reject", { exact: true }).first().click();
  await form.getByLabel("Reason").fill(reason);
  await form.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  expect((await page.request.get(`/listings/${slug}`)).status()).toBe(404);
  await page.context().clearCookies();
  const other = "undoes@people.example";
  await signInAsAdmin(page, other);
  await page.goto(`/admin/audit-log?q=${encodeURIComponent(reason)}`);
  await page.locator("[data-row]").first().click();
  await expect(page.getByText("rejects@people.example")).toBeVisible();
  const undo = page.locator("#act-undo");
  await undo.getByText("Undo", { exact: true }).first().click();
  await undo.getByLabel("Reason").fill("It still sells the same");
  await undo.getByRole("button", { name: "Undo" }).click();
  await undo.getByLabel("Code").fill(await mailedStepUpCode(other));
  await undo.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toContainText("Done");
  expect((await page.request.get(`/listings/${slug}`)).status()).toBe(200);
});
