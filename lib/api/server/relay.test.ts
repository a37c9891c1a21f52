import { type IncomingHttpHeaders, request } from "node:http";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { flushLog } from "@/lib/core/log";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { type FrontDoor, openFrontDoor } from "./front-door";

/** Another address of this machine than the one from which the server asks itself. */
const CLIENT = "127.0.0.2";
let app: TestApp;
let door: FrontDoor;
let port: number;
let asked: { path: string; host: string | undefined; from: unknown }[];

/** As Next does for the page that a server action leads to: all headers but those of the connection and the host, which fetch writes. */
function asNextCopies({ connection: _, host: __, ...headers }: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

beforeEach(async () => {
  app = await testApp({ operations: [] });
  asked = [];
  door = openFrontDoor(app, {
    early: [],
    pages: async ({ url = "", headers }, res) => {
      asked.push({ path: url, host: headers.host, from: headers["x-forwarded-for"] });
      if (url === "/form") await fetch(`http://127.0.0.1:${port}/led-to`, { headers: asNextCopies(headers) });
      res.end("page");
    },
  });
  port = await door.listen(0, "127.0.0.1");
});
afterEach(async () => {
  await door.close();
  await app.close();
});
afterAll(() => flushLog());

const ask = (path: string, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, method: "POST", path, headers, localAddress: CLIENT };
    request(options, (res) => res.resume().once("end", resolve))
      .once("error", reject)
      .end();
  });

describe("the page that a form leads to", () => {
  it("is asked for the form's site and client, though Next asks for it from this machine", async () => {
    await ask("/form", { host: "second.test" });
    expect(asked).toEqual([
      { path: "/form", host: "second.test", from: CLIENT },
      { path: "/led-to", host: "second.test", from: CLIENT },
    ]);
  });

  it("is nobody else's to ask for in a client's place", async () => {
    await ask("/", { host: "main.test", "x-launchyard-relay": "guessed second.test 192.0.2.1" });
    await ask("/", { host: "main.test", "x-launchyard-relay": " second.test 192.0.2.1" });
    expect(asked).toEqual(Array(2).fill({ path: "/", host: "main.test", from: CLIENT }));
  });
});
