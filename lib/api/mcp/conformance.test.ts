import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useApp } from "@/lib/testing/api/app";
import { serveApp } from "@/lib/testing/api/serve-app";
import { createSuiteProtocol } from "@/lib/testing/mcp/conformance/protocol";
import { answerConsent, serveOAuth, signedInBrowser } from "@/lib/testing/oauth/oauth-flow";
import { freePort } from "@/lib/testing/steady/free-port";
import { temporaryFolder } from "@/lib/testing/steady/temporary-folder";
import { createNodeMcp } from "./endpoint";

const SUITE = join("node_modules", "@modelcontextprotocol", "conformance", "dist", "index.js");
const BASELINE = join("lib", "testing", "mcp", "conformance", "baseline.yaml");
const TIMEOUT_MS = 300_000;

const app = useApp();
let door: Awaited<ReturnType<typeof serveOAuth>>;
/** A test-only route with the tools of the suite's own, through the same pipeline. */
let suiteRoute: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  door = await serveOAuth(app());
  suiteRoute = await serveApp(app(), { "/mcp": createNodeMcp(app(), createSuiteProtocol()) });
});
afterAll(() => Promise.all([door.close(), suiteRoute.close()]));
/** A suite asks hundreds of times; the standing clock would never give its address new calls. */
beforeEach(() => app().clock.advance(60_000));

function startSuite(args: string[]): { suite: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const suite = spawn(process.execPath, [SUITE, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [suite.stdout, suite.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    suite.on("close", (code) => resolve({ code, output }));
  });
  return { suite, ended };
}

async function runSuite(url: string, version: string, ...expected: string[]) {
  const results = await temporaryFolder();
  const what = ["--requirements", version, "--output-dir", results, ...expected];
  return startSuite(["server", "--url", url, ...what]).ended;
}

describe.each(["2025-11-25", "2026-07-28"])("the MCP conformance suite for %s", (version) => {
  it(
    "passes but for what the baseline explains",
    async () => {
      const { code, output } = await runSuite(`${door.origin}/mcp`, version, "--expected-failures", BASELINE);
      expect(code, output.slice(-3_000)).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    "passes on a route that has the suite's own tools, through the same pipeline",
    async () => {
      const { code, output } = await runSuite(`${suiteRoute.origin}/mcp`, version);
      expect(code, output.slice(-3_000)).toBe(0);
    },
    TIMEOUT_MS,
  );
});

describe("the authorization server conformance suite", () => {
  async function register(port: number): Promise<string> {
    const body = JSON.stringify({ client_name: "Suite", redirect_uris: [`http://127.0.0.1:${port}/callback`] });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${door.origin}/oauth/register`, { method: "POST", headers, body });
    return (await answer.json()).client_id;
  }

  /** The address the suite asks a person to open. */
  function addressToOpen(suite: ChildProcess): Promise<string> {
    return new Promise((resolve) => {
      let output = "";
      suite.stdout?.on("data", (chunk: Buffer) => {
        output += chunk;
        const found = /^http\S+\/oauth\/authorize\?\S+$/m.exec(output);
        if (found) resolve(found[0]);
      });
    });
  }

  it(
    "passes: metadata, and a code grant that a person allows",
    async () => {
      const port = await freePort();
      const args = ["--client-id", await register(port), "--resource", `${door.origin}/mcp`, "--port", String(port)];
      const { suite, ended } = startSuite(["authorization", "--url", door.origin, ...args]);
      const { browser } = await signedInBrowser(app(), door.origin);
      const started = await browser.go(await addressToOpen(suite));
      await fetch(await answerConsent(app(), browser, started.headers.get("location") ?? ""));
      const { code, output } = await ended;
      expect(code, output.slice(-3_000)).toBe(0);
      expect(output).not.toMatch(/FAILURE|SKIPPED/);
    },
    TIMEOUT_MS,
  );
});
