import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { disconnectApp } from "@/lib/auth/oauth/connections";
import { useApp } from "@/lib/testing/api/app";
import { inspect } from "@/lib/testing/mcp/inspector";
import { type ClientDocument, serveClientDocument } from "@/lib/testing/oauth/client-document";
import { answerConsent, expireAccessTokens, serveOAuth, signedInBrowser } from "@/lib/testing/oauth/oauth-flow";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";

const TIMEOUT_MS = 300_000;
const ANSWERED = 0;
const SIGN_IN_NEEDED = 3;
const REFUSED_BY_THE_TOOL = 5;

const app = useApp();
let document: ClientDocument;
let door: Awaited<ReturnType<typeof serveOAuth>>;
let folder = "";

beforeAll(async () => {
  document = await serveClientDocument("http://127.0.0.1/oauth/callback");
  door = await serveOAuth(app(), document.fetchDocument);
});
afterAll(async () => {
  await door.close();
  document.close();
});
beforeEach(async () => {
  folder = await temporaryFolder();
});

const endpoint = () => `${door.origin}/mcp`;
const toolCall = (name: string, args: object = {}) => [
  ...["--method", "tools/call", "--tool-name", name],
  ...["--tool-args-json", JSON.stringify(args)],
];

describe("MCP Inspector's CLI", () => {
  it("finds nothing in the tools that a client could stumble over", async () => {
    const { code, stdout, stderr } = await inspect(folder, [endpoint(), "--method", "tools/list", "--strict"]);
    expect(code, stderr).toBe(ANSWERED);
    expect(JSON.parse(stdout).result.tools).toHaveLength(operations.length);
  });

  it("takes a tool's refusal for one", async () => {
    const { code, stdout } = await inspect(folder, [endpoint(), ...toolCall("get_listing", { slug: "missing" })]);
    expect(code).toBe(REFUSED_BY_THE_TOOL);
    expect(JSON.parse(stdout).result).toMatchObject({ isError: true, _meta: { code: "not_found" } });
  });

  // Registered by itself it answers a 403 by a refresh, which gives no more scopes: it has to withdraw and sign in anew.
  it.each([
    ["registering itself, with a handshake", "legacy", () => [], ["--relogin"]],
    ["by its metadata document, without one", "modern", () => ["--client-metadata-url", document.url], []],
  ])(
    "reads anonymously, signs in for an account tool, steps up, refreshes, and is cut off: %s",
    async (_how, era, identity, toStepUp) => {
      const run = (call: string[], open?: Parameters<typeof inspect>[2]) =>
        inspect(folder, [endpoint(), "--protocol-era", era, ...identity(), ...call], open);
      const answer = async (...given: Parameters<typeof run>) => {
        const { code, stdout, stderr } = await run(...given);
        expect(code, stderr).toBe(ANSWERED);
        return JSON.parse(stdout).result.structuredContent;
      };
      const { browser, user } = await signedInBrowser(app(), door.origin);
      const asked: URLSearchParams[] = [];
      const allow = (scopes: string[]) => async (address: string) => {
        asked.push(new URL(address).searchParams);
        const started = await browser.go(address);
        await fetch(await answerConsent(app(), browser, started.headers.get("location") ?? "", { scopes }));
      };

      expect(await answer(toolCall("search_listings", { q: "anything" }))).toMatchObject({ items: [] });
      expect((await run(toolCall("get_account"))).code).toBe(SIGN_IN_NEEDED);

      const own = { email: user.email, access: { type: "oauth", scopes: ["account:read"] } };
      expect(await answer(toolCall("get_account"), allow(["account:read"]))).toMatchObject(own);

      const submit = toolCall("submit_listing", { url: "https://inspected.example" });
      expect((await run(submit)).code).toBe(SIGN_IN_NEEDED);
      expect(await answer([...submit, ...toStepUp], allow(["account:read", "listings:write"]))).toMatchObject({
        status: "crawling",
      });
      expect(asked[1]?.get("scope")?.split(" ")).toContain("listings:write");

      await expireAccessTokens(app());
      expect(await answer(toolCall("get_account"))).toMatchObject({ email: user.email });

      await disconnectApp(app().db, user.id, asked[1]?.get("client_id") ?? "");
      expect((await run(toolCall("get_account"))).code).toBe(SIGN_IN_NEEDED);
      expect(asked).toHaveLength(2);
    },
    TIMEOUT_MS,
  );
});
