import { expect, type Page } from "@playwright/test";
import { connect } from "@/db/client";
import { newestMailTo } from "@/lib/testing/content/outbox";
import type { Placed } from "./owner/claim-sites";

/** What e2e/run.ts brought up. */
function named(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the journeys with "npm run test:e2e".`);
  return value;
}

export const stage = {
  baseUrl: named("E2E_BASE_URL"),
  dataDir: named("E2E_DATA_DIR"),
  databaseUrl: named("E2E_DATABASE_URL"),
  /** The stand-ins for payment providers. */
  tills: { stripe: named("E2E_STRIPE"), paypal: named("E2E_PAYPAL"), btcpay: named("E2E_BTCPAY") },
  /** The sample product as its owner would name it. */
  sampleOrigin: named("E2E_SAMPLE_ORIGIN"),
  sampleUrl: named("E2E_SAMPLE_URL"),
  /** Where websites and DNS of products to claim are changed. */
  claimSitesUrl: named("E2E_CLAIM_SITES_URL"),
};

/** The sign-in link of the newest mail to an address, waited for in the outbox. */
export const mailedSignInLink = (to: string) => newestIn(to, /https?:\/\/\S+\/sign-in\/confirm\?\S+/);

/** The link of the newest mail that asks an address whether to follow. */
export const mailedFollowLink = (to: string) => newestIn(to, /https?:\/\/\S+\/follows\/confirm\?\S+/);

/** The link of the newest mail that invites an address to a product. */
export const mailedInvite = (to: string) => newestIn(to, /https?:\/\/\S+\/invites\?\S+/);

/** The link of the newest mail by which an address's account is deleted. */
export const mailedDeletion = (to: string) => newestIn(to, /https?:\/\/\S+\/settings\/account\/delete\?\S+/);

/** What a mail program calls when a person presses its button to unsubscribe. */
export const mailedUnsubscribe = (to: string) => newestIn(to, /(?<=^List-Unsubscribe:\s+<)[^>]+/m);

/** The code of the newest sign-in mail to an address. */
export const mailedCode = (to: string) => newestIn(to, /(?<=^Subject: )[2-9A-Z]{4}-[2-9A-Z]{4}/m);

/** The code of the newest mail by which an address confirms what it does at the desk. */
export const mailedStepUpCode = (to: string) => newestIn(to, /(?<=^Subject: )[2-9A-Z]{4}-[2-9A-Z]{4}(?= confirms)/m);

/** The code of the newest mail by which somebody claims the listing of an address's domain. */
export const mailedClaimCode = (to: string) => newestIn(to, /(?<=^Subject: )\d{6}(?= is your code to claim)/m);

/** Waits for a mail to an address with this subject. */
export const mailedSubject = (to: string, subject: string) => newestIn(to, new RegExp(`^Subject: ${subject}`, "m"));

async function newestIn(to: string, wanted: RegExp): Promise<string> {
  let found = "";
  await expect(async () => {
    found = wanted.exec(await newestMailTo(stage.dataDir, to))?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass({ timeout: 30_000 });
  return found;
}

/** All journeys come from one address, which is sent thirty mails in a quarter of an hour: lib/auth proves that, not they. */
async function forgetMailsSent(): Promise<void> {
  const { sql, close } = connect(stage.databaseUrl, 1);
  await sql`delete from rate_limits where bucket = 'sign_in_client'`;
  await close();
}

/** Signs a new address in through the mailed link and lands on the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await forgetMailsSent();
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto(await mailedSignInLink(email));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

/** Signs in as an admin of the site, as the command line makes one. */
export async function signInAsAdmin(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  const { sql, close } = connect(stage.databaseUrl, 1);
  await sql`update users set is_admin = true where email = ${email}`;
  await close();
}

/** Types the mailed code on the sign-in page that a vote pressed before it led to. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await forgetMailsSent();
  await expect(page.getByText("Next: your vote")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByLabel("Code").fill(await mailedCode(email));
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Gives a product's address and waits until its site was read, or could not be. Answers the draft's path. */
export async function submitProduct(page: Page, url: string, heading: string): Promise<string> {
  await page.goto("/submit");
  await page.getByLabel("Your product’s website").fill(url);
  await page.getByRole("button", { name: "Read my site" }).click();
  await expect(page).toHaveURL(/\/dashboard\/drafts\/dr_/);
  await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible({ timeout: 40_000 });
  return new URL(page.url()).pathname;
}

/** Makes each page of the sample site take this long. */
export async function slowSample(paceMs: number): Promise<void> {
  const answer = await fetch(`${stage.sampleUrl}/-/pace`, { method: "PUT", body: String(paceMs) });
  expect(answer.status).toBe(204);
}

/** Puts the badge onto every page of the sample site; an empty link takes it off. */
export async function showBadge(href: string): Promise<void> {
  const answer = await fetch(`${stage.sampleUrl}/-/badge`, { method: "PUT", body: href });
  expect(answer.status).toBe(204);
}

/** Puts HTML into the head of a page of the sample site's unclaimed product. */
export async function putHead(path: "/" | "/about", html: string): Promise<void> {
  const answer = await fetch(`${stage.sampleUrl}/-/head${path}`, { method: "PUT", body: html });
  expect(answer.status).toBe(204);
}

/** Changes what stands on the hosts of products to claim, or in their DNS. */
export async function place(placed: Placed): Promise<void> {
  const answer = await fetch(`${stage.claimSitesUrl}/-/placed`, { method: "PUT", body: JSON.stringify(placed) });
  expect(answer.status).toBe(204);
}

/** Opens the palette by its key, which a page hears once it has its scripts; answers the field to type into. */
export async function openPalette(page: Page, placeholder: string): Promise<ReturnType<Page["getByPlaceholder"]>> {
  const typed = page.getByPlaceholder(placeholder);
  await expect(async () => {
    if (!(await typed.isVisible())) await page.keyboard.press("ControlOrMeta+k");
    await expect(typed).toBeVisible({ timeout: OPENING_MS });
  }).toPass();
  return typed;
}

const OPENING_MS = 2_000;
