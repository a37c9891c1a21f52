import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/core/env";
import { hashSource } from "@/lib/core/http/content-policy";
import { proxy } from "@/proxy";
import { newNonce, pageHeaders, SONNER_STYLES } from "./page-headers";

const HTTP = parseEnv({ NODE_ENV: "production", BASE_URL: "http://127.0.0.1:3000" });
const HTTPS = parseEnv({ NODE_ENV: "production", BASE_URL: "https://launchyard.example/" });
const PAGES = ["/", "/listings/tidebell", "/dashboard", "/sign-in", "/oauth/consent/abc", "/no-such.php", "/files"];

/** The policy of a path by its directives. */
function policyOf(path: string, e = HTTP, nonce = "n0nce"): Record<string, string> {
  const policy = pageHeaders(path, nonce, e)["content-security-policy"] ?? "";
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

describe("the policy of a page", () => {
  it.each(PAGES)("lets nothing but its own scripts and styles run at %s", (path) => {
    const policy = policyOf(path);
    expect(policy["script-src"]).toBe("'self' 'nonce-n0nce'");
    expect(policy["style-src"]).not.toContain("unsafe");
    expect(policy).toMatchObject({
      "default-src": "'self'",
      "connect-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
  });

  it("has a nonce that nobody can guess, another one every time", () => {
    const nonces = Array.from({ length: 100 }, newNonce);
    expect(new Set(nonces).size).toBe(100);
    for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
  });

  it("lets the pay form go to the pages of the ways to pay that are on", () => {
    const configured = { ...HTTP, STRIPE_SECRET_KEY: "key", BTCPAY_URL: "https://btcpay.example/stores" };
    expect(policyOf("/checkout/LY-2026-000001")["form-action"]).toBe("'self'");
    expect(policyOf("/checkout/LY-2026-000001", configured)["form-action"]).toBe(
      "'self' https://checkout.stripe.com https://btcpay.example",
    );
    expect(policyOf("/dashboard/orders", configured)["form-action"]).toBe("'self'");
  });

  it("lets forms go to this site alone, but the consent form and providers' sign-in", () => {
    const configured = { ...HTTP, AUTH_GITHUB_ID: "id", AUTH_GOOGLE_ID: "id" };
    expect(policyOf("/dashboard", configured)["form-action"]).toBe("'self'");
    expect(policyOf("/sign-in")["form-action"]).toBe("'self'");
    expect(policyOf("/sign-in", configured)["form-action"]).toBe(
      "'self' https://github.com https://accounts.google.com",
    );
    expect(policyOf("/oauth/consent/abc", configured)).not.toHaveProperty("form-action");
  });

  it("shows stored pictures where a page is reached by another name than the main site's", () => {
    expect(policyOf("/", HTTPS)["img-src"]).toBe("'self' blob: https://launchyard.example");
  });

  it("allows eval and inline styles in development alone, whose tools need them", () => {
    const development = { ...HTTP, NODE_ENV: "development" as const };
    expect(policyOf("/", development)["script-src"]).toContain("'unsafe-eval'");
    expect(policyOf("/", development)["style-src"]).toBe("'self' 'unsafe-inline'");
  });

  it("knows the style that the installed sonner writes into the page", () => {
    const source = readFileSync(createRequire(import.meta.url).resolve("sonner"), "utf8");
    const [, text] = /__insertCSS\(("(?:[^"\\]|\\.)+")\)/.exec(source) ?? [];
    expect(SONNER_STYLES).toContain(hashSource(JSON.parse(text ?? "")));
  });
});

describe("headers beside the policy", () => {
  it("hold browsers to https where that is the address, and to nothing of the kind elsewhere", () => {
    expect(pageHeaders("/", "n", HTTPS)["strict-transport-security"]).toBe("max-age=31536000");
    expect(policyOf("/", HTTPS)).toHaveProperty("upgrade-insecure-requests");
    expect(pageHeaders("/", "n", HTTP)).not.toHaveProperty("strict-transport-security");
    expect(policyOf("/", HTTP)).not.toHaveProperty("upgrade-insecure-requests");
  });

  it("never turn the address of an app on this computer into https", () => {
    expect(policyOf("/oauth/consent/abc", HTTPS)).not.toHaveProperty("upgrade-insecure-requests");
  });

  it("let other sites show badges, stored pictures and the icon, where no script of theirs could run", () => {
    for (const path of ["/badges/tidebell/featured-light.svg", `/files/${"ab".repeat(32)}.webp`, "/icon.svg"]) {
      expect(pageHeaders(path, "n", HTTP)["cross-origin-resource-policy"]).toBe("cross-origin");
      expect(policyOf(path)).toMatchObject({ "default-src": "'none'", sandbox: "" });
    }
    expect(pageHeaders("/dashboard", "n", HTTP)["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("let a browser show sitemaps and feeds in its own way, and run nothing", () => {
    for (const path of ["/sitemap.xml", "/sitemaps/listings-1.xml", "/blog/feed.xml"]) {
      expect(policyOf(path)).toMatchObject({ "default-src": "'none'", "style-src": "'unsafe-inline'" });
      expect(policyOf(path)).not.toHaveProperty("script-src");
    }
  });

  it("keep other windows away from pages, but where an app waits for its own window to come back", () => {
    const openers = (path: string) => pageHeaders(path, "n", HTTP)["cross-origin-opener-policy"];
    for (const path of ["/", "/dashboard", "/signs"]) expect(openers(path)).toBe("same-origin");
    for (const path of ["/oauth/authorize", "/oauth/consent/abc", "/sign-in/confirm", "/api/auth/callback/github"])
      expect(openers(path)).toBeUndefined();
  });
});

describe("without the front door", () => {
  const answer = (path: string, headers: Record<string, string> = {}) =>
    proxy(new NextRequest(`http://127.0.0.1:3000${path}`, { headers }));
  /** What the page is told of its request. */
  const told = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`);

  it("pages have the same headers, and learn their nonce", () => {
    const response = answer("/listings/tidebell", { "x-nonce": "chosen", "content-security-policy": "chosen" });
    const nonce = told(response, "x-nonce") ?? "";
    expect(Buffer.from(nonce, "base64")).toHaveLength(16);
    for (const [name, value] of Object.entries(pageHeaders("/listings/tidebell", nonce))) {
      expect(response.headers.get(name), name).toBe(value);
    }
    expect(told(response, "content-security-policy")).toBe(response.headers.get("content-security-policy"));
  });

  it("the API, MCP and the authorization server answer with headers of their own", () => {
    const own = ["/api/v1/site", "/mcp", "/.well-known/oauth-protected-resource/mcp", "/oauth/consent/abc/decide"];
    for (const path of [...own, "/oauth/token"]) {
      expect(answer(path).headers.has("content-security-policy"), path).toBe(false);
    }
    expect(answer("/oauth/consent/abc").headers.has("content-security-policy")).toBe(true);
  });
});
