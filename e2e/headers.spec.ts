import { expect, test } from "./journey";
import { filled, routesOf } from "./routes";
import { signIn, stage } from "./stage";

type Kind = "data" | "list" | "picture" | "mail" | "page";

/** What answers without a page: an address of each, and whether it is data, a list of pages, a picture or under the policy of pages. */
const HANDLERS: Record<string, [kind: Kind, ...values: string[]]> = {
  "/.well-known/oauth-authorization-server": ["data"],
  "/.well-known/oauth-protected-resource": ["data"],
  "/.well-known/oauth-protected-resource/mcp": ["data"],
  "/admin/csv/[screen]": ["page", "users"],
  "/admin/find": ["page"],
  "/api/auth/callback/[provider]": ["page", "github"],
  "/api/v1/[...path]": ["data", "site"],
  "/api/webhooks/[provider]": ["page", "test"],
  "/badges/[slug]/[file]": ["picture", "tidebell", "featured-light.svg"],
  "/blog/[slug]/markdown": ["page", "no-such"],
  "/blog/feed.xml": ["list"],
  "/dashboard/drafts/[id]/export": ["page", "dr_00000000000000000000"],
  "/dashboard/drafts/[id]/progress": ["page", "dr_00000000000000000000"],
  "/dashboard/invoices/[number]": ["page", "INV-2026-000001"],
  "/dashboard/palette": ["page"],
  "/dev/mails/[name]/html": ["mail", "no-such"],
  "/feeds/[file]": ["list", "new.rss"],
  "/launches.ics": ["page"],
  "/listings/[slug]/markdown": ["page", "tidebell"],
  "/llms.txt": ["page"],
  "/mail/bounces": ["page"],
  "/mcp": ["data"],
  "/oauth/[...path]": ["data", "token"],
  "/oembed": ["page"],
  "/og/[...path]": ["picture", "listings/tidebell.png"],
  "/settings/account/export": ["page"],
  "/sitemap.xml": ["list"],
  "/sitemaps/[file]": ["list", "pages.xml"],
  "/unsubscribe": ["page"],
  "/votes": ["page"],
};
const FILES: Record<string, Kind> = {
  "/apple-icon.png": "picture",
  "/favicon.ico": "picture",
  "/icon.svg": "picture",
  "/robots.txt": "page",
  "/listings/tidebell.md": "page",
  "/api/v1/no-such": "data",
  "/healthz": "data",
  "/_next/static/no-such.js": "page",
  [`/files/${"0".repeat(64)}.webp`]: "picture",
};
const POLICIES = {
  data: /^default-src 'none'; frame-ancestors 'none'$/,
  list: /^default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'$/,
  picture: /^default-src 'none'; .*\bsandbox$/,
  mail: /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups/,
  page: /^default-src 'self'; script-src 'self' 'nonce-[\w+/]{22}=='; /,
};

test("whatever answers without a page says what a browser may do with it", async ({ request }) => {
  const handlers = routesOf("route.ts");
  expect(
    handlers.filter((one) => !(one in HANDLERS)),
    "Say in HANDLERS of e2e/headers.spec.ts what it is.",
  ).toEqual([]);
  expect(
    Object.keys(HANDLERS).filter((one) => !handlers.includes(one)),
    "There is no such handler.",
  ).toEqual([]);
  const addresses = Object.entries(HANDLERS).map(([route, [kind, ...values]]) => ({
    path: values.reduce(filled, route),
    kind,
  }));
  const files = Object.entries(FILES).map(([path, kind]) => ({ path, kind }));
  for (const { path, kind } of [...addresses, ...files]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["content-security-policy"], path).toMatch(POLICIES[kind]);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    if (kind === "picture") expect(headers["cross-origin-resource-policy"], path).toBe("cross-origin");
  }
});

/** What an attacker would put into a page, and what the browser says when it refuses it. */
const INJECTED: [html: string, refusal: RegExp][] = [
  [`<script>document.title = "taken over"</script>`, /Executing inline script violates/],
  [`<script src="https://elsewhere.example/script.js"></script>`, /Loading the script 'https:\/\/elsewhere\.example/],
  [`<img src="/no-such.png" onerror="document.title = 'taken over'">`, /Executing inline event handler violates/],
  [`<p style="position: fixed; inset: 0">Sign in again</p>`, /Applying inline style violates/],
  [`<base href="https://elsewhere.example/">`, /Setting the document's base URI to 'https:\/\/elsewhere\.example/],
  [`<iframe src="/"></iframe>`, /Framing .* violates .* "frame-src 'none'"/],
];

test("what found its way into a page does not run, and the page's own scripts do", async ({ page, complaints }) => {
  await page.route(`${stage.baseUrl}/how-it-works`, async (route) => {
    const response = await route.fetch();
    const injected = INJECTED.map(([html]) => html).join("");
    await route.fulfill({ response, body: (await response.text()).replace(/<main[^>]*>/, `$&${injected}`) });
  });
  await page.goto("/how-it-works");
  await expect(page.getByTitle("Dark")).toBeVisible();
  for (const [html, refusal] of INJECTED) {
    await expect.poll(() => complaints.some((one) => refusal.test(one)), html).toBe(true);
  }
  expect(await page.title()).not.toContain("taken over");
  complaints.splice(0);
});

test("the theme changes within a page that was drawn again", async ({ page }) => {
  const theme = page.locator("html");
  await signIn(page, "theme@hedgerow.example");
  await page.goto("/settings/api-keys");
  await page.getByLabel("Name").fill("Nightly build");
  await page.getByRole("button", { name: "Create API key" }).click();
  await expect(page.getByText("Copy the key now")).toBeVisible(); // an action that draws the layout again, with another nonce
  for (const choice of ["Dark", "Light"]) {
    await page.getByTitle(choice, { exact: true }).click();
    await expect(theme).toHaveAttribute("data-theme", choice.toLowerCase());
  }
});

test("a browser shows a sitemap in its own way", async ({ page }) => {
  await page.goto("/sitemap.xml");
  await expect(page.getByText("/sitemaps/pages.xml").first()).toBeAttached();
});

test("a badge shows on another site", async ({ page }) => {
  await page.goto(stage.sampleUrl);
  const widthOfBadge = async (src: string) => {
    const badge = new Image();
    badge.src = src;
    await badge.decode();
    return badge.naturalWidth;
  };
  expect(await page.evaluate(widthOfBadge, `${stage.baseUrl}/badges/tidebell/featured-light.svg`)).toBe(200);
});
