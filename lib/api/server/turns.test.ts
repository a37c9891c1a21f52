import { IncomingMessage, ServerResponse } from "node:http";
import { connect, Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NodeHandler } from "@/lib/api/http/node-request";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { until } from "@/lib/testing/steady/until";
import { type FrontDoor, openFrontDoor } from "./front-door";
import { Turns } from "./turns";

const AHEAD = 50;
let app: TestApp;
let door: FrontDoor;
let port: number;
let handled: string[];
/** Ends the requests that wait for it. */
let release: () => void;

beforeEach(async () => {
  handled = [];
  const gate = Promise.withResolvers<void>();
  release = gate.resolve;
  app = await testApp({ operations: [] });
  app.trustedProxies = 1;
  const answer: NodeHandler = async (req, res) => {
    handled.push(req.url ?? "");
    if (req.url?.includes("/slow")) await gate.promise;
    res.end(`answer to ${req.url}\n`);
  };
  door = openFrontDoor(app, { early: [], pages: answer, api: answer });
  port = await door.listen(0, "127.0.0.1");
});
afterEach(async () => {
  release();
  await door.close();
  await app.close();
});

const asked = (path: string, client = "192.0.2.1") =>
  `GET ${path} HTTP/1.1\r\nHost: main.test\r\nX-Forwarded-For: ${client}\r\n\r\n`;
const many = (path: string, count: number) => Array.from({ length: count }, (_, i) => asked(`${path}${i}`)).join("");

async function connected(): Promise<{ socket: Socket; said: () => string }> {
  let text = "";
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.on("data", (chunk) => (text += chunk));
  await new Promise((resolve) => socket.once("connect", resolve));
  return { socket, said: () => text };
}

describe("a connection that asks ahead", () => {
  it("lets another be answered between its own", async () => {
    const [greedy, other] = [await connected(), await connected()];
    greedy.socket.write(many("/greedy", AHEAD));
    other.socket.write(asked("/other"));
    await until(() => handled.length === AHEAD + 1);
    expect(handled.indexOf("/other")).toBeLessThan(AHEAD / 2);
    greedy.socket.destroy();
    other.socket.destroy();
  });

  it("is answered in order", async () => {
    const { socket, said } = await connected();
    socket.write(asked("/slow") + many("/n", 3));
    await until(() => handled.length === 1);
    expect(handled).toEqual(["/slow"]);
    release();
    await until(() => handled.length === 4 && said().includes("/n2\n"));
    expect(said().match(/answer to \S+/g)).toEqual(["/slow", "/n0", "/n1", "/n2"].map((path) => `answer to ${path}`));
    socket.destroy();
  });

  it("holds nobody up who ends the server, when it left before its answers", async () => {
    const { socket } = await connected();
    socket.write(many("/n", AHEAD) + many("/slow", AHEAD));
    await until(() => handled.some((path) => path.startsWith("/slow")));
    socket.destroy();
    release();
    const before = performance.now();
    await door.close();
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe("a client with many connections", () => {
  const ask = async (path: string) => {
    const one = await connected();
    one.socket.write(asked(path));
    return one.socket;
  };

  it("has two pages made at once, and others none to wait for", async () => {
    const greedy = await Promise.all(Array.from({ length: AHEAD }, (_, n) => ask(`/slow${n}`)));
    await until(() => handled.length === 2);
    const other = await connected();
    other.socket.write(asked("/other", "192.0.2.2"));
    await until(() => other.said().includes("/other"));
    expect(handled).toHaveLength(3);
    release();
    await until(() => handled.length === AHEAD + 1);
    for (const socket of [...greedy, other.socket]) socket.destroy();
  });

  it("has a few calls under way, and others none to wait for", async () => {
    const greedy = await Promise.all(Array.from({ length: AHEAD }, (_, n) => ask(`/api/v1/slow${n}`)));
    await until(() => handled.length === 8);
    const other = await connected();
    other.socket.write(asked("/api/v1/other", "192.0.2.2"));
    await until(() => other.said().includes("/other"));
    expect(handled).toHaveLength(9);
    for (const socket of [...greedy, other.socket]) socket.destroy();
  });

  it("leaves its places and its turns to its next requests when it leaves", async () => {
    const greedy = await Promise.all(Array.from({ length: AHEAD }, (_, n) => ask(`/slow${n}`)));
    const other = await connected();
    other.socket.write(asked("/other", "192.0.2.2"));
    await until(() => other.said().includes("/other")); // what came before it has been read by then
    for (const socket of [...greedy, other.socket]) socket.destroy();
    const next = await ask("/next");
    await until(() => handled.includes("/next"));
    expect(handled.length).toBeLessThan(AHEAD / 2);
    next.destroy();
  });

  it("is asked for its next ones when those under way wait for something outside", async () => {
    const slow = await Promise.all(Array.from({ length: 2 }, (_, n) => ask(`/slow${n}`)));
    await until(() => handled.length === 2);
    const next = await ask("/next");
    await until(() => handled.includes("/next"));
    for (const socket of [...slow, next]) socket.destroy();
  });
});

it("a request that comes as the one before it ends is run once", async () => {
  const turns = new Turns();
  const req = new IncomingMessage(new Socket());
  const [first, second] = [new ServerResponse(req), new ServerResponse(req)];
  const runs: string[] = [];
  turns.take(req, first, null, () => runs.push("first"));
  first.emit("close");
  turns.take(req, second, null, () => runs.push("second"));
  await new Promise(setImmediate);
  expect(runs).toEqual(["first", "second"]);
});
