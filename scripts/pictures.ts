import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { currentTime } from "@/lib/core/env";
import { findChromium } from "@/lib/testing/chromium";
import { createClient } from "./demo/client";
import { createOwner } from "./demo/owner";
import { step } from "./demo/page";
import { watchDraft } from "./demo/watch-draft";
import { bringUp, closeAll } from "./stage";

/** `npx tsx scripts/pictures.ts`: takes the README's pictures anew, of the seeded app and a fresh draft, into docs/. */
const FOLDER = "docs";
const VIEWPORT = { width: 1280, height: 800 };

async function openReview(browser: Browser, signInUrl: string): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1.5, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(signInUrl);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  return page;
}

async function save(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`));
}

/** The review with the evidence of a field beside it. */
async function pictureReview(page: Page, url: string, scheme: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Description", exact: true }).click();
  await page.getByRole("region", { name: "Evidence" }).getByText("Description").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  await save(page, `review-${scheme}`);
}

/** A listing with the source of a fact open. */
async function pictureListing(page: Page, url: string, scheme: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("region", { name: "Facts" }).getByText("MPL-2.0", { exact: true }).hover();
  await page.getByRole("dialog").getByText("open source under").waitFor();
  await save(page, `listing-${scheme}`);
}

const dataDir = await mkdtemp(join(tmpdir(), "ly-pictures-"));
const toClose: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
try {
  const { e, baseUrl, site, database } = await bringUp({ port: 0, dataDir }, toClose, step);
  const owner = await createOwner(database, e, baseUrl, currentTime(e));
  const draft = await watchDraft(createClient(baseUrl, owner.api_key ?? ""), site.origin);
  const found = findChromium(process.env.CHROMIUM_PATH);
  const browser = await chromium.launch({ ...found, env: { NODE_ENV: "production", ...found.env } });
  toClose.push(() => browser.close());
  await mkdir(FOLDER, { recursive: true });
  const page = await openReview(browser, owner.sign_in_url);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await pictureReview(page, `${baseUrl}/dashboard/drafts/${draft.id}`, colorScheme);
    await pictureListing(page, `${baseUrl}/listings/otterbank-sync`, colorScheme);
  }
} finally {
  await closeAll(toClose);
}
