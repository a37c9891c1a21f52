import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { Gate, sampleOperations } from "@/lib/testing/api/sample-operations";
import { createSite } from "@/lib/testing/database/factories";
import { readBody } from "./http/body";
import { serveWeb } from "./http/node-request";
import { type FrontDoor, openFrontDoor } from "./server/front-door";

let app: TestApp;
let door: FrontDoor;
let port: number;
const targets: (string | undefined)[] = [];
const gate = new Gate();

beforeAll(async () => {
  app = await testApp({ operations: sampleOperations().operations });
  const pages = async (req: { url?: string | undefined }, res: { end(text: string): void }) => {
    targets.push(req.url);
    res.end("page");
  };
  const early = [
    { path: "/url", handler: serveWeb(async (req) => new Response(req.url)) },
    { path: "/waits", handler: serveWeb(() => gate.opened.then(() => new Response("after all"))) },
  ];
  door = openFrontDoor(app, { early, pages });
  door.server.on("upgrade", (_req, socket) => socket.destroy()); // as Next does with what is not its own
  port = await door.listen(0, "127.0.0.1");
});
afterAll(async () => {
  await door.close();
  await app.close();
});

/** All that comes back for these bytes until the server closes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.setEncoding("utf8").on("data", (text) => (answer += text));
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}

const get = (target: string, headers = "") => `GET ${target} HTTP/1.1\r\nHost: main.test\r\n${headers}\r\n`;
const post = (headers: string, body: string) => get("/api/v1/things", headers).replace("GET", "POST") + body;
const CLOSE = "Connection: close\r\n";

function problemIn(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const problem = JSON.parse(body);
  expect(head).toContain("content-type: application/problem+json");
  expect(head).toContain(`x-request-id: ${problem.request_id}`);
  expect(head.toLowerCase()).toContain("connection: close");
  expect(problem.fix.length).toBeGreaterThan(5);
  return { line: head.split("\r\n")[0], status: problem.status, code: problem.code };
}

describe("what is no usable HTTP request", () => {
  it.each([
    ["garbage", "BLAH\r\n\r\n", "400 Bad Request", "bad_request"],
    ["a method in lower case", get("/api/v1/things").replace("GET", "get"), "400 Bad Request", "bad_request"],
    [
      "two lengths",
      get("/api/v1/things", "Content-Length: 1\r\nContent-Length: 2\r\n"),
      "400 Bad Request",
      "bad_request",
    ],
    [
      "a length and chunks",
      get("/x", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n"),
      "400 Bad Request",
      "bad_request",
    ],
    ["a broken chunk", post("Transfer-Encoding: chunked\r\n", "zz\r\n"), "400 Bad Request", "bad_request"],
    [
      "an address of 20 KB",
      get(`/api/v1/things?q=${"a".repeat(20_000)}`),
      "431 Request Header Fields Too Large",
      "headers_too_large",
    ],
  ])("is answered with a problem: %s", async (_name, bytes, line, code) => {
    expect(problemIn(await exchange(bytes))).toEqual({
      line: `HTTP/1.1 ${line}`,
      status: Number.parseInt(line, 10),
      code,
    });
  });
});

describe("a request that nobody could answer", () => {
  const to = (target: string, host: string) => `GET ${target} HTTP/1.1\r\n${host}\r\n`;

  it.each([
    ["no host", ""],
    ["two hosts", "Host: main.test\r\nHost: second.test\r\n"],
    ["the same host twice", "Host: main.test\r\nHost: main.test\r\n"],
    ["no host's name", "Host: main test\r\n"],
    ["a path for a host", "Host: main.test/x\r\n"],
    ["a quote in its host", 'Host: x".localhost\r\n'],
    ["no port's number", "Host: main.test:http\r\n"],
  ])("is refused wherever it goes (RFC 9112, section 3.2): %s", async (_name, host) => {
    for (const target of ["/api/v1/things", "/url", "/a-page"])
      expect(problemIn(await exchange(to(target, host)))).toMatchObject({ status: 400, code: "bad_request" });
  });

  it("is refused for the host of its target", async () => {
    expect(problemIn(await exchange(get("http://main%20test/url")))).toMatchObject({ status: 400 });
    expect(problemIn(await exchange("GET http://main.test:99999/url HTTP/1.0\r\n\r\n"))).toMatchObject({ status: 400 });
  });

  it("is refused in a way that only the API's callers on other sites may read", async () => {
    expect(await exchange(to("/a-page", ""))).not.toContain("access-control-");
    expect(await exchange(to("/api/v1/things", ""))).toContain("access-control-allow-origin: *");
  });

  it("leaves what an authorization is asked to the authorization server", async () => {
    await exchange(get("/oauth/authorize?state=%00", CLOSE));
    expect(targets.splice(0)).toEqual(["/oauth/authorize?state=%00"]); // where pages stand in for it
  });

  it.each(["/a%zzb", "/a%ffb", "/a%00b", "/a?q=%00", "/url?q=a%00b"])(
    "is refused for its address: %s",
    async (target) => {
      expect(problemIn(await exchange(get(target)))).toMatchObject({ status: 400, code: "bad_request" });
    },
  );

  it.each(["/url", "/a-page"])("is refused for TRACE: %s", async (target) => {
    const answer = await exchange(get(target).replace("GET", "TRACE"));
    expect(problemIn(answer)).toMatchObject({ status: 405, code: "method_not_allowed" });
    expect(answer).toContain("allow: GET, HEAD, POST, OPTIONS");
  });
});

describe("a body that breaks off", () => {
  it("is the sender's fault, not an unexpected one of ours", async () => {
    async function* broken() {
      yield new Uint8Array(3);
      throw new Error("aborted");
    }
    await expect(readBody(broken(), 0, 10)).rejects.toMatchObject({ code: "bad_request" });
    await expect(readBody(broken(), 0, 2)).rejects.toMatchObject({ code: "payload_too_large" });
  });
});

describe("what other software sends", () => {
  it.each(["h2c", "websocket"])("answers the API whoever offers to speak %s", async (protocol) => {
    const upgrade = `Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n`;
    expect(await exchange(get("/api/v1/things", upgrade))).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it("answers HTTP/1.0, a foreign expectation and OPTIONS for the whole server", async () => {
    expect(await exchange("GET /api/v1/things HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await exchange(get("/api/v1/things", `Expect: banana\r\n${CLOSE}`))).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await exchange(get("*", CLOSE).replace("GET", "OPTIONS"))).toMatch(
      /^HTTP\/1\.1 204 No Content\r\nallow: GET/,
    );
  });

  it("hands pages the path of an absolute target", async () => {
    for (const target of ["http://main.test", "http://main.test/search?q=a", "http://main.test?q=a"])
      await exchange(get(target, CLOSE));
    expect(targets).toEqual(["/", "/search?q=a", "/?q=a"]);
  });

  it("finds the site by the host of an absolute target, whatever Host says", async () => {
    await createSite(app.db, { key: "second", name: "Second", host: "second.test" });
    app.sites.invalidate();
    for (const host of ["second.test", "nobody@SECOND.test:80"]) {
      expect(await exchange(get(`http://${host}/api/v1/openapi.json`, CLOSE))).toContain('"title":"Second API"');
      expect(await exchange(get(`http://${host}/url`, CLOSE))).toContain("http://second.test/url");
    }
    expect(await exchange(get("/api/v1/openapi.json", CLOSE))).toContain('"title":"Main API"');
  });

  it("answers requests sent in one go in their order", async () => {
    const answer = await exchange(`${get("/api/v1/things")}${get("/api/v1/nothing", CLOSE)}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 404"]);
  });

  it("answers what is broken only after what was sent before it, and then closes", async () => {
    const answer = exchange(`${get("/waits")}${get("/waits")}BLAH\r\n\r\n`);
    await once(door.server, "request");
    gate.open();
    expect((await answer).match(/HTTP\/1\.1 \d+|after all/g)).toEqual([
      ...["HTTP/1.1 200", "after all", "HTTP/1.1 200", "after all"],
      "HTTP/1.1 400",
    ]);
  });
});
