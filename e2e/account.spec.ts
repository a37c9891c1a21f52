import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "./journey";
import { mailedSignInLink, signIn, stage } from "./stage";

const PHONE = { width: 360, height: 740 };

/** A program on this computer that wants in: it registers itself, is called back, and calls tools. */
async function startAgent({ thanks }: { thanks?: string } = {}) {
  const calledBack: URLSearchParams[] = [];
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? "/", "http://agent");
    if (url.pathname === "/callback") calledBack.push(url.searchParams);
    if (url.searchParams.has("code") && thanks) return void res.writeHead(302, { location: thanks }).end();
    res
      .setHeader("content-type", "text/html")
      .end(`<title>Agent</title><iframe src="${url.searchParams.get("frame")}">`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a pipe's name
  const origin = `http://127.0.0.1:${port}`;
  const redirect_uri = `${origin}/callback`;
  const registered = await fetch(`${stage.baseUrl}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Fieldnotes", redirect_uris: [redirect_uri] }),
  });
  const { client_id } = await registered.json();
  const code_verifier = randomBytes(32).toString("base64url");
  const code_challenge = createHash("sha256").update(code_verifier).digest("base64url");
  const query = { response_type: "code", client_id, redirect_uri, code_challenge, code_challenge_method: "S256" };
  return {
    origin,
    close: () => server.close(),
    authorizeUrl: `${stage.baseUrl}/oauth/authorize?${new URLSearchParams(query)}`,
    async redeem() {
      const code = calledBack.at(-1)?.get("code") ?? "";
      const fields = { grant_type: "authorization_code", client_id, code, redirect_uri, code_verifier };
      const answer = await fetch(`${stage.baseUrl}/oauth/token`, { method: "POST", body: new URLSearchParams(fields) });
      return answer.json();
    },
  };
}

async function callTool(name: string, token: string): Promise<number> {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: {} } };
  const headers = { "content-type": "application/json", accept: "application/json", authorization: `Bearer ${token}` };
  return (await fetch(`${stage.baseUrl}/mcp`, { method: "POST", headers, body: JSON.stringify(message) })).status;
}

/** As a person finds it: nothing that axe knows of, nothing beside the window. */
async function expectFit(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "in a browser" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, viewport: PHONE, colorScheme: "dark" });

    test("an agent is allowed in from signed out, listed among the connected apps, and cut off", async ({ page }) => {
      const agent = await startAgent();
      const email = `agent-${javaScriptEnabled}@hedgerow.example`;
      await page.goto(agent.authorizeUrl);
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Email me a code" }).click();
      await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
      await page.goto(await mailedSignInLink(email));
      await page.getByRole("button", { name: "Sign in" }).click();

      await expect(page.getByRole("heading", { name: "Allow Fieldnotes to use" })).toBeVisible();
      await expect(page.getByText("this computer (127.0.0.1)")).toBeVisible();
      if (javaScriptEnabled) await expectFit(page);
      for (const box of await page.getByRole("checkbox").all()) await box.uncheck();
      await page.getByRole("button", { name: "Allow access" }).click();
      await expect(page.getByRole("alert").getByText("Select at least one")).toBeVisible();
      await page.getByLabel("Read your account").check();
      await page.getByRole("button", { name: "Allow access" }).click();
      await expect(page).toHaveTitle("Agent");

      const tokens = await agent.redeem();
      expect(tokens.scope).toBe("account:read");
      expect(await callTool("get_account", tokens.access_token)).toBe(200);
      expect(await callTool("submit_listing", tokens.access_token)).toBe(403);

      await page.goto("/settings/connected-apps");
      await expect(page.getByText("last used")).toBeVisible();
      if (javaScriptEnabled) await expectFit(page);
      await page.getByRole("button", { name: "Disconnect Fieldnotes" }).click();
      const question = page.getByRole("dialog", { name: "Disconnect “Fieldnotes”?" });
      await question.getByRole("button", { name: "Cancel" }).click();
      expect(await callTool("get_account", tokens.access_token)).toBe(200);
      await page.getByRole("button", { name: "Disconnect Fieldnotes" }).click();
      await question.getByRole("button", { name: "Disconnect" }).click();
      await expect(page.getByText("No connected apps")).toBeVisible();
      expect(await callTool("get_account", tokens.access_token)).toBe(401);
      agent.close();
    });

    test("a refused API key's form comes back as it was sent", async ({ page }) => {
      await signIn(page, `key-${javaScriptEnabled}@hedgerow.example`);
      await page.goto("/settings/api-keys");
      await page.getByLabel("Name").fill("   ");
      await page.getByLabel("Expires").selectOption("365");
      await page.getByLabel("Price orders").check();
      await page.getByLabel("Read your account").uncheck();
      await page.getByRole("button", { name: "Create API key" }).click();
      await expect(page.getByText("Give the key a name")).toBeVisible();
      await expect(page.getByLabel("Expires")).toHaveValue("365");
      await expect(page.getByLabel("Price orders")).toBeChecked();
      await expect(page.getByLabel("Read your account")).not.toBeChecked();
      await page.getByLabel("Name").fill("CI");
      await page.getByRole("button", { name: "Create API key" }).click();
      await expect(page.getByText("Copy the key now")).toBeVisible();
      await expect(
        page.getByText("orders:write · ", { exact: false }).or(page.getByText("· orders:write")),
      ).toBeVisible();
      await page.getByRole("button", { name: "Revoke CI" }).click();
      await page.getByRole("dialog", { name: "Revoke “CI”?" }).getByRole("button", { name: "Revoke" }).click();
      await expect(page.getByText("Revoked")).toBeVisible();
    });
  });
}

test("a sign-in of an app that has expired says so, and is no page", async ({ page }) => {
  await signIn(page, "late@hedgerow.example");
  const response = await page.goto("/oauth/consent/gone");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Sign-in stopped" })).toBeVisible();
});

test("nobody can lay the page that asks for access under something else", async ({ page, complaints }) => {
  const agent = await startAgent();
  await signIn(page, "framed@hedgerow.example");
  const asked = page.waitForResponse((response) => response.url().includes("/oauth/consent/"));
  await page.goto(`${agent.origin}/?frame=${encodeURIComponent(agent.authorizeUrl)}`);
  const headers = (await asked).headers();
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-frame-options"]).toBe("DENY");
  await expect.poll(() => page.frames().at(-1)?.url()).toBe("chrome-error://chromewebdata/");
  expect(complaints.splice(0)).toEqual([expect.stringContaining("frame-ancestors 'none'")]);
  agent.close();
});

test("an app may ask in a window of its own, and thank the person on another site", async ({ page }) => {
  const other = await startAgent();
  const agent = await startAgent({ thanks: `${other.origin.replace("127.0.0.1", "localhost")}/thanks` });
  await signIn(page, "popup@hedgerow.example");
  await page.goto(other.origin);
  const opened = page.waitForEvent("popup");
  await page.evaluate((url) => void window.open(url), agent.authorizeUrl);
  const popup = await opened;
  await popup.getByRole("button", { name: "Allow access" }).click();
  await expect(popup).toHaveURL(/^http:\/\/localhost:\d+\/thanks$/);
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  expect((await agent.redeem()).scope).toContain("account:read");
  agent.close();
  other.close();
});

for (const width of [360, 800]) {
  test(`every place of the account is in sight on a window ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, `wide-${width}@hedgerow.example`);
    for (const link of await page.getByRole("navigation", { name: "Main" }).getByRole("link").all()) {
      if (await link.isVisible()) await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expectFit(page);
  });
}
