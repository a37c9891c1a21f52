import { expect, type Page, test } from "./journey";
import { filled, routesOf } from "./routes";
import { signIn, stage, submitProduct } from "./stage";
import { markupFaultsOf } from "./violations";

/** What the seed has for the brackets of a public page; null where nothing can be opened by its address alone. */
const SEEDED: Record<string, string | null> = {
  "/admin/[screen]": null, // the desk is not there for visitors and owners: e2e/admin/desk.spec.ts opens it
  "/admin/[screen]/[id]": null,
  "/admin/[screen]/bulk": null,
  "/admin/posts/[id]/preview": null,
  "/[...path]": null, // every address that no other page has
  "/blog/[slug]": "why-every-fact-has-a-quote",
  "/categories/[slug]": "monitoring",
  "/compare/[a]/[b]": "pagemoth/tidebell",
  "/checkout/[number]/test": null,
  "/coming/[slug]": "captionwell",
  "/docs/api/[operation]": "get_draft",
  "/founders/[slug]": "ragnvald-sjursen-moe",
  "/launches/[week]": "current",
  "/leaderboards/[board]": "community-weekly",
  "/listings/[slug]": "tidebell",
  "/listings/[slug]/alternatives": "tidebell",
  "/listings/[slug]/badges": "tidebell",
  "/listings/[slug]/report": "tidebell",
  "/stories/[slug]": "tidebell",
  "/dev/mails/[name]": null, // its name is a mail's; the journeys of mails look at it
  "/oauth/consent/[uid]": null, // an app begins it, and the journeys of OAuth walk through it
};
/** What an owner's page is about. */
const OWNED: Record<string, "draft" | "listing" | "claim" | "order"> = {
  "/checkout/[number]": "order",
  "/dashboard/claims/[id]": "claim",
  "/dashboard/drafts/[id]": "draft",
  "/dashboard/drafts/[id]/people": "draft",
  "/dashboard/listings/[id]": "listing",
  "/dashboard/listings/[id]/edit": "listing",
  "/dashboard/listings/[id]/history": "listing",
  "/dashboard/listings/[id]/people": "listing",
  "/dashboard/listings/[id]/milestones": "listing",
  "/dashboard/listings/[id]/preview": "listing",
  "/dashboard/listings/[id]/story": "listing",
  "/dashboard/listings/[id]/story/preview": "listing",
  "/dashboard/listings/[id]/updates": "listing",
};
const NOBODYS = {
  draft: "dr_00000000000000000000",
  listing: "2000000000",
  claim: "cl_00000000000000000000",
  order: "LY-2026-999999",
};
const MISSING = "no-such-thing";
/** What every page says to browsers. */
const GUARDS = {
  "content-security-policy": expect.stringMatching(
    /^default-src 'self'; script-src 'self'(?: 'nonce-[\w+/]{22}=='| 'sha256-[\w+/]{43}=')+; style-src /,
  ),
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": expect.stringContaining("camera=()"),
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const routes = routesOf();
/** Those that somebody who is no admin can open. */
const open = routes.filter((route) => route !== "/admin");
const withBrackets = routes.filter((route) => route.includes("["));

/** Ids of an owner's draft, of the listing that it became, of a claim of another listing, and the number of an order. */
type Own = Record<"draft" | "listing" | "claim" | "order", string>;

async function makeOwn(page: Page): Promise<Own> {
  const draft = await submitProduct(page, stage.sampleOrigin, "Hedgerow");
  await page.getByRole("button", { name: "Submit listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/listings\/\d+/);
  const idIn = (path: string) => path.split("/").at(-1) ?? "";
  const listing = idIn(new URL(page.url()).pathname);
  await page.goto("/dashboard/claims/new?listing=tidebell");
  await page.getByRole("button", { name: "Claim this listing" }).click();
  await expect(page).toHaveURL(/\/dashboard\/claims\/cl_/);
  const claim = idIn(new URL(page.url()).pathname);
  await page.goto(`/checkout/new?listing=${listing}`);
  await page
    .locator("#launch")
    .getByRole("button", { name: /^Continue/ })
    .click();
  await expect(page).toHaveURL(/\/checkout\/LY-/);
  return { draft: idIn(draft), listing, claim, order: idIn(new URL(page.url()).pathname) };
}

/** Addresses of what is there, for each route; `own` as far as there is something. */
function addressesOf(own: Own): string[] {
  return open.flatMap((route) => {
    if (!route.includes("[")) return [route];
    const owned = OWNED[route];
    const value = owned ? own[owned] : SEEDED[route];
    return value ? [filled(route, value)] : [];
  });
}

/** Opens an address and expects one page: valid HTML, one header, one content, one headline, a title of its own, and a policy. */
async function expectOnePage(page: Page, path: string, titles: Map<string, string>): Promise<number> {
  const answer = await page.goto(path);
  const status = answer?.status() ?? 0;
  const { pathname } = new URL(page.url());
  const what = `${path}, shown at ${pathname}`;
  expect(status, what).toBeLessThan(500);
  expect(answer?.headers(), `headers of ${what}`).toMatchObject(GUARDS);
  expect(await markupFaultsOf((await answer?.text()) ?? ""), `markup of ${what}`).toEqual([]);
  await expect(page.getByRole("main"), `main of ${what}`).toHaveCount(1);
  await expect(page.getByRole("banner"), `site header of ${what}`).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 }), `h1 of ${what}`).toHaveCount(1);
  const title = await page.title();
  expect(title, `title of ${what}`).toMatch(pathname === "/" ? /^\S.*: / : /^\S.* · \S/);
  if (status < 400) {
    const other = titles.get(title) ?? pathname;
    expect(other, `"${title}" is the title of two pages; it must name the one`).toBe(pathname);
    titles.set(title, pathname);
  }
  return status;
}

test("every page with brackets in its address is known here", () => {
  const unknown = withBrackets.filter((route) => !(route in SEEDED) && !(route in OWNED));
  expect(unknown, "Say in SEEDED or OWNED of e2e/routes.spec.ts what to open them with.").toEqual([]);
  const gone = [...Object.keys(SEEDED), ...Object.keys(OWNED)].filter((route) => !routes.includes(route));
  expect(gone, "Take these out of e2e/routes.spec.ts: there is no such page.").toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is one page to a visitor", async ({ page }) => {
    const titles = new Map<string, string>();
    for (const path of addressesOf(NOBODYS)) expect(await expectOnePage(page, path, titles), path).toBe(200);
  });
});

test("every page is one page to an owner, and what is missing answers 404 as one page", async ({ page }) => {
  await signIn(page, "routes@people.example");
  const titles = new Map<string, string>();
  for (const path of addressesOf(await makeOwn(page))) expect(await expectOnePage(page, path, titles), path).toBe(200);
  for (const route of withBrackets) {
    const owned = OWNED[route];
    const path = filled(route, owned ? NOBODYS[owned] : MISSING);
    expect(await expectOnePage(page, path, titles), path).toBe(404);
  }
});
