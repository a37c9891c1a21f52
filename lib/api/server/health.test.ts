import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { connect } from "@/db/client";
import type { App } from "@/lib/api/process/app";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { freePort } from "@/lib/testing/steady/free-port";
import { openFrontDoor } from "./front-door";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  app.isWorking = () => true;
});
afterAll(() => app.close());

async function ask(of: App, path: string): Promise<{ status: number; body: unknown }> {
  const door = openFrontDoor(of, { early: [], pages: async (_req, res) => void res.end() });
  const port = await door.listen(0, "127.0.0.1");
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const body = await answer.json();
  await new Promise((resolve) => {
    door.server.close(resolve);
    door.server.closeAllConnections();
  });
  return { status: answer.status, body };
}

/** A database that takes connections and never says a word, as one that was stopped in its tracks. */
async function silentDatabase(): Promise<App["sql"]> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const { sql } = connect(`postgres://nobody@127.0.0.1:${port}/none`, 1);
  onTestFinished(async () => {
    await sql.end({ timeout: 0 });
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return sql;
}

const READY = { database: "ok", runner: "ok", disk: "ok" };

describe("what tells how it is", () => {
  it("answers that the process runs, and that it is ready with database, background work and disk", async () => {
    expect(await ask(app, "/healthz")).toEqual({ status: 200, body: { status: "ok" } });
    expect(await ask(app, "/readyz")).toEqual({ status: 200, body: { status: "ok", ...READY } });
  });

  it("says that background work has not started, or does not go on", async () => {
    const body = { status: "unavailable", ...READY, runner: "unavailable" };
    expect(await ask({ ...app, isWorking: null }, "/readyz")).toEqual({ status: 503, body });
    expect(await ask({ ...app, isWorking: () => false }, "/readyz")).toEqual({ status: 503, body });
  });

  it("tells a database that hangs from a process that does", async () => {
    const hanging = { ...app, sql: await silentDatabase() };
    expect(await ask(hanging, "/healthz")).toEqual({ status: 200, body: { status: "ok" } });
    const body = { status: "unavailable", ...READY, database: "unavailable" };
    expect(await ask(hanging, "/readyz")).toEqual({ status: 503, body });
  });
});
