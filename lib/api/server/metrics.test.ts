import { type IncomingHttpHeaders, request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { schema } from "@/db/client";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { createUser } from "@/lib/testing/database/factories";
import { type FrontDoor, openFrontDoor } from "./front-door";

const TOKEN = "a-token-of-32-characters-in-a-row";
let app: TestApp;
let door: FrontDoor;
let port: number;

beforeAll(async () => {
  app = await testApp();
  door = openFrontDoor(app, { early: [], pages: async (_req, res) => void res.writeHead(404).end("no such page") });
  port = await door.listen(0, "127.0.0.1");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  app.trustedProxies = 0;
});
afterAll(async () => {
  await door.close();
  await app.close();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** By node:http, which sends any Host. */
function ask(path: string, headers: Record<string, string> = {}, at = port): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port: at, path, headers }, (res) => {
      let body = "";
      res.on("data", (chunk) => (body += chunk));
      res.on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body }));
    });
    asked.on("error", reject).end();
  });
}

/** The same door in a process where this is set. */
async function withEnv(name: string, value: string, work: (at: number) => Promise<void>): Promise<void> {
  vi.stubEnv(name, value);
  vi.resetModules();
  const { openFrontDoor: open } = await import("./front-door");
  const guarded = open(app, { early: [], pages: async (_req, res) => void res.writeHead(404).end("no such page") });
  await work(await guarded.listen(0, "127.0.0.1"));
  await new Promise((resolve) => {
    guarded.server.close(resolve);
    guarded.server.closeAllConnections();
  });
}

const figure = (body: string, line: string): number => {
  const found = body.split("\n").find((one) => one.startsWith(`${line} `));
  if (!found) throw new Error(`no figure ${line}`);
  return Number(found.slice(line.length + 1));
};

describe("the figures", () => {
  it("tell this machine, and nobody who came by a proxy or under another name", async () => {
    expect((await ask("/metrics")).status).toBe(200);
    const proxied = [{ "x-forwarded-for": "127.0.0.1" }, { forwarded: "for=127.0.0.1" }, { "x-real-ip": "127.0.0.1" }];
    const named = [{ host: "launchyard.example" }, { host: "localhost.example:80" }];
    for (const headers of [...proxied, ...named]) expect((await ask("/metrics", headers)).status).toBe(404);
    app.trustedProxies = 1;
    expect((await ask("/metrics")).status).toBe(404);
  });

  it("tell nobody of a public site without a token: its proxy may not say that it is one", async () => {
    await withEnv("BASE_URL", "https://launchyard.example", async (at) => {
      expect((await ask("/metrics", { host: "127.0.0.1:3000" }, at)).status).toBe(404);
    });
  });

  it("tell who bears the token, wherever from, and no one else once there is one", async () => {
    await withEnv("METRICS_TOKEN", TOKEN, async (at) => {
      const bearer = { authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "192.0.2.1", host: "launchyard.example" };
      expect((await ask("/metrics", bearer, at)).status).toBe(200);
      for (const authorization of [`Bearer ${TOKEN}x`, `Basic ${TOKEN}`, "Bearer", ""])
        expect((await ask("/metrics", { authorization }, at)).status).toBe(404);
    });
  });

  it("are in the Prometheus text format, and kept by nobody", async () => {
    const { headers, body } = await ask("/metrics");
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    const lines = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    for (const line of lines)
      expect(line).toMatch(/^[a-z_0-9]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? (nan|-?[0-9.e+-]+)$/i);
    const types = body.split("\n").filter((line) => line.startsWith("# TYPE "));
    expect(new Set(types).size).toBe(types.length);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(body).toMatch(/^process_resident_memory_bytes /m);
  });

  it("count requests by the route as it is written and operations by outcome, and no word of what was asked", async () => {
    const before = (await ask("/metrics")).body;
    const route = 'method="GET",route="/api/v1/listings/{slug}",status="404"';
    const count = (body: string) =>
      body.includes(`_count{${route}}`) ? figure(body, `launchyard_http_request_duration_seconds_count{${route}}`) : 0;
    for (const name of ["secret-one", "secret-two"]) await ask(`/api/v1/listings/${name}`);
    await ask("/api/v1/nowhere-secret");
    await ask("/page-secret");
    const after = (await ask("/metrics")).body;
    expect(count(after) - count(before)).toBe(2);
    expect(after).toContain('launchyard_operation_duration_seconds_count{operation="get_listing",outcome="not_found"}');
    expect(after).toContain('method="GET",route="none",status="404"');
    expect(after).not.toContain("secret");
  });

  it("tell what waits, what failed and what drafts cost, as the rows have it", async () => {
    const now = new Date();
    const run = (id: string, status: string, worker: number | null) =>
      ({ id, functionId: "build-draft", eventKey: id, event: {}, status, worker }) as const;
    const { db } = app;
    await db
      .insert(schema.runnerRuns)
      .values([run("r1", "pending", null), run("r2", "pending", 7), run("r3", "failed", null)]);
    await db
      .insert(schema.outbox)
      .values({ name: "a", key: "a", data: {}, createdAt: new Date(now.getTime() - 90_000) });
    const user = await createUser(db);
    const part = { model: "m", outcome: "used", calls: 1, inputTokens: 700, outputTokens: 30, costMicroUsd: 2_500 };
    const usage = { startedAt: now.toISOString(), spentMs: 1, parts: { identity: part, company: part } };
    const progress = { step: 1, steps: 1, pages_read: 1, message: "" };
    const draft = {
      id: "d1",
      userId: user.id,
      siteId: app.siteId,
      url: "https://a.example/",
      normalizedUrl: "a.example",
    };
    await db.insert(schema.drafts).values({ ...draft, status: "ready", progress, usage, buildSeenAt: now });
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000); // what was counted before is old
    const { body } = await ask("/metrics");
    vi.restoreAllMocks();
    expect(figure(body, "launchyard_database_up")).toBe(1);
    expect(figure(body, 'launchyard_background_runs{function="build-draft",state="waiting"}')).toBe(1);
    expect(figure(body, 'launchyard_background_runs{function="build-draft",state="running"}')).toBe(1);
    expect(figure(body, 'launchyard_background_runs_failed{function="build-draft"}')).toBe(1);
    expect(figure(body, 'launchyard_outbox_events{state="waiting"}')).toBe(1);
    expect(figure(body, 'launchyard_outbox_events{state="refused"}')).toBe(0);
    expect(figure(body, "launchyard_outbox_oldest_seconds")).toBeGreaterThan(89);
    expect(figure(body, "launchyard_mails_failed")).toBe(0);
    expect(figure(body, 'launchyard_drafts{status="ready"}')).toBe(1);
    expect(figure(body, 'launchyard_model_tokens_last_day{kind="input"}')).toBe(1_400);
    expect(figure(body, 'launchyard_model_tokens_last_day{kind="output"}')).toBe(60);
    expect(figure(body, "launchyard_model_cost_usd_last_day")).toBe(0.005);
    expect(figure(body, 'launchyard_database_connections{state="active"}')).toBeGreaterThan(0);
  });
});
