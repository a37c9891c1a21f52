import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NodeHandler } from "@/lib/api/http/node-request";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { ODDITIES, openAndLeave, sendAndWait } from "@/lib/testing/api/odd-connections";
import { Gate, sampleOperations } from "@/lib/testing/api/sample-operations";
import { openFiles } from "@/lib/testing/steady/process-figures";
import { until } from "@/lib/testing/steady/until";
import { CONNECTION_LIMITS } from "./connections";
import { type FrontDoor, openFrontDoor } from "./front-door";

const SHORT = {
  headersTimeout: 300,
  requestTimeout: 500,
  keepAliveTimeout: 200,
  timeout: 1_000,
  connectionsCheckingInterval: 50,
};
const LONGEST_CLOSE_MS = 8_000;
let app: TestApp;
let door: FrontDoor;
let port: number;
let started: Gate;
const never = { path: "/never", handler: () => new Promise<void>(() => started.open()) };
const pages: NodeHandler = async (_req, res) => {
  res.end("page");
};

beforeEach(async () => {
  started = new Gate();
  app = await testApp({ operations: sampleOperations().operations });
  door = openFrontDoor(app, { early: [never], pages, limits: SHORT });
  // as Next listens in production too: it neither answers nor closes what it does not know
  door.server.on("upgrade", () => undefined);
  port = await door.listen(0, "127.0.0.1");
});
afterEach(async () => {
  await door.close();
  await app.close();
});

describe("a connection", () => {
  it.each(Object.entries(ODDITIES))("is ended by us when all that comes is %s", async (_name, bytes) => {
    await sendAndWait(port, bytes);
    const [count] = await new Promise<[number]>((resolve) => door.server.getConnections((_, n) => resolve([n])));
    expect(count).toBe(0);
  });

  it("is refused with a problem when it asks for a WebSocket", async () => {
    const answer = await sendAndWait(port, ODDITIES["an upgrade that nobody offers"] ?? "");
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer).toContain('"code":"bad_request"');
  });

  it("is ended when neither side says anything, even amid an answer", async () => {
    expect(await sendAndWait(port, "GET /never HTTP/1.1\r\nHost: main.test\r\n\r\n")).toBe("");
  });

  it("costs no file once it is gone, whatever was sent on it", async () => {
    await openAndLeave(port, 100);
    const before = openFiles("self");
    await openAndLeave(port, 2_000);
    await until(() => openFiles("self") <= before);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  it("never takes the files that the process itself needs", () => {
    expect(door.server.maxConnections).toBeGreaterThan(0);
    expect(CONNECTION_LIMITS.headersTimeout).toBeLessThanOrEqual(CONNECTION_LIMITS.requestTimeout);
  });
});

describe("closing", () => {
  it("is over in time with every odd connection open and a call that never ends", async () => {
    const patient = openFrontDoor(app, { early: [never], pages });
    const patientPort = await patient.listen(0, "127.0.0.1");
    const all = Object.values(ODDITIES).map((bytes) => sendAndWait(patientPort, bytes));
    all.push(sendAndWait(patientPort, "GET /never HTTP/1.1\r\nHost: main.test\r\n\r\n"));
    await started.opened;
    const closing = performance.now();
    await patient.close();
    await Promise.all(all);
    expect(performance.now() - closing).toBeLessThan(LONGEST_CLOSE_MS);
  });
});
