import { describe, expect, it, vi } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { TestBrowser } from "@/lib/testing/oauth/cookie-browser";
import { useOAuth } from "@/lib/testing/oauth/oauth-calls";

const app = useApp();
const oauth = useOAuth(app);

describe("what a request holds", () => {
  it.each(["client_id", "state", "login_hint"])("is refused when %s has a NUL", async (name) => {
    const [clientId, browser] = [await oauth().register(), new TestBrowser(oauth().origin)];
    const { response } = await oauth().start(browser, clientId, undefined, { [name]: "a\0" });
    expect(response.status).toBe(400);
    for (const path of ["/oauth/token", "/oauth/revoke"]) {
      const answer = await oauth().post(path, { client_id: clientId, token: "x", grant_type: "x", [name]: "a\0" });
      expect([answer.status, (await answer.json()).error]).toEqual([400, "invalid_request"]);
    }
  });

  it("writes no line of its own into the log when we fail", async () => {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const toTerminal = vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(app().db, "select").mockImplementationOnce(() => {
      throw new Error('Failed query: select 1\nparams: secret-1\n{"forged":true}');
    });
    const client_id = 'any\n{"forged":true}';
    expect((await oauth().post("/oauth/token", { client_id, grant_type: "refresh_token" })).status).toBe(500);
    const lines = written.mock.calls.map(([line]) => String(line)).join("");
    vi.restoreAllMocks();
    expect(toTerminal).not.toHaveBeenCalled();
    expect(lines).toMatch(/"request_id":"req_/);
    expect(lines).not.toMatch(/secret-1|^\{"forged/m);
  });
});

describe("the code of other sites' pages", () => {
  it.each(["/oauth/authorize", "/oauth/authorize/x", "/oauth/consent/x/decide"])(
    "reads nothing of where people are sent (RFC 9700, section 2.6): %s",
    async (path) => {
      for (const method of ["OPTIONS", "DELETE"]) {
        const headers = { origin: "https://agent.example", "access-control-request-method": "GET" };
        const response = await oauth().from("192.0.2.1", path, { method, headers });
        expect(response.headers.get("access-control-allow-origin")).toBeNull();
      }
    },
  );

  it.each(["/oauth/token", "/oauth/register", "/oauth/revoke", "/.well-known/oauth-authorization-server"])(
    "reads what apps are given: %s",
    async (path) => {
      const response = await oauth().from("192.0.2.1", path, { method: "OPTIONS" });
      expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    },
  );
});
