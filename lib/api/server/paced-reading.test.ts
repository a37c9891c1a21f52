import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { NodeHandler } from "@/lib/api/http/node-request";
import { type TestApp, testApp } from "@/lib/testing/api/app";
import { sendAndWait } from "@/lib/testing/api/odd-connections";
import fc from "@/lib/testing/steady/random";
import { until } from "@/lib/testing/steady/until";
import { type FrontDoor, openFrontDoor } from "./front-door";

const MANY = 1_000;
/** More than the system takes for a reader who does not read. */
const LONG_ANSWER = Buffer.alloc(32 * 1024 * 1024, "~");
/** What the server may take into memory of a connection that sends on and on. */
const TAKEN_MAX_BYTES = 256 * 1024;
let app: TestApp;
let door: FrontDoor;
let port: number;
/** Targets of what Node made a request of. */
let read: string[];
let release: () => void;

async function bytesOf(req: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const part of req) bytes += part.length;
  return bytes;
}

beforeEach(async () => {
  read = [];
  const gate = Promise.withResolvers<void>();
  release = gate.resolve;
  app = await testApp({ operations: [] });
  const answer: NodeHandler = async (req, res) => {
    const bytes = await bytesOf(req);
    if (req.url?.endsWith("/slow")) await gate.promise;
    res.end(req.url?.endsWith("/long") ? LONG_ANSWER : `<${req.url} ${bytes}>`);
  };
  door = openFrontDoor(app, { early: [], pages: answer, api: answer });
  door.server.prependListener("request", (req) => read.push(req.url ?? ""));
  port = await door.listen(0, "127.0.0.1");
});
afterEach(async () => {
  release();
  await door.close();
  await app.close();
});

const asked = (name: string | number) => `GET /api/v1/${name} HTTP/1.1\r\nHost: main.test\r\n\r\n`;
const many = (count: number) => Array.from({ length: count }, (_, i) => asked(i)).join("");

function connected(): { socket: Socket; said: () => string } {
  let text = "";
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.on("data", (part) => (text += part.toString("latin1").replaceAll("~", "")));
  return { socket, said: () => text };
}

const answersIn = (text: string) => text.match(/<\S+ \d+>/g) ?? [];

describe("what a connection sends ahead", () => {
  it("is read no further than the call that has no answer yet, and then answered in order", async () => {
    const { socket, said } = connected();
    socket.write(asked("slow") + many(MANY));
    await until(() => read.length > 0);
    const other = connected();
    other.socket.write(asked("other"));
    await until(() => answersIn(other.said()).length === 1);
    expect(read).toEqual(["/api/v1/slow", "/api/v1/other"]);
    release();
    await until(() => answersIn(said()).length === MANY + 1);
    expect(answersIn(said())).toEqual(["slow", ...Array(MANY).keys()].map((name) => `</api/v1/${name} 0>`));
    for (const one of [socket, other.socket]) one.destroy();
  });

  it("is read no further while nobody reads the answer", async () => {
    const { socket, said } = connected();
    socket.pause();
    socket.write(asked("long") + many(MANY));
    await until(() => read.length > 0);
    const other = connected();
    other.socket.write(asked("other"));
    await until(() => answersIn(other.said()).length === 1);
    expect(read).toEqual(["/api/v1/long", "/api/v1/other"]);
    socket.resume();
    await until(() => answersIn(said()).length === MANY);
    for (const one of [socket, other.socket]) one.destroy();
  });

  it("stays with its sender but for a little", async () => {
    const taken: Socket[] = [];
    door.server.on("connection", (socket) => taken.push(socket));
    const { socket } = connected();
    socket.write(asked("slow") + many(100 * MANY));
    await until(() => read.length > 0);
    const other = connected();
    other.socket.write(many(MANY)); // in which time more could have come
    await until(() => answersIn(other.said()).length === MANY);
    expect(taken[0]?.bytesRead).toBeLessThan(TAKEN_MAX_BYTES);
    for (const one of [socket, other.socket]) one.destroy();
  });

  it("is dropped with the connection, and leaves nothing behind", async () => {
    const { socket } = connected();
    socket.write(asked("slow") + many(MANY));
    await until(() => read.length > 0);
    socket.destroy();
    release();
    await door.close();
    expect(read).toEqual(["/api/v1/slow"]);
  });

  it("is answered up to where it cannot be understood", async () => {
    const said = await sendAndWait(port, `${many(3)}this is no request\r\n\r\n${many(3)}`);
    expect(answersIn(said)).toHaveLength(3);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual([...Array(3).fill("HTTP/1.1 200"), "HTTP/1.1 400"]);
  });
});

/** Texts that look like the end of a head or like requests, as they may stand in a body. */
const BODY_PART = fc.oneof(
  fc.constantFrom("\r\n\r\n", asked("never"), "a".repeat(700), "\r", "\n"),
  fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
);
const BODY = fc.array(BODY_PART, { maxLength: 6 }).map((parts) => parts.join(""));
const REQUEST = fc.oneof(
  fc.constant({ text: asked("get"), answer: "</api/v1/get 0>" }),
  BODY.map((body) => ({
    text: `POST /api/v1/post HTTP/1.1\r\nHost: main.test\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    answer: `</api/v1/post ${body.length}>`,
  })),
  BODY.filter((body) => body !== "").map((body) => ({
    text: `POST /api/v1/chunks HTTP/1.1\r\nHost: main.test\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    answer: `</api/v1/chunks ${body.length}>`,
  })),
);

it("requests and bodies mean the same wherever the network parts them", async () => {
  const cases = fc.tuple(
    fc.array(REQUEST, { minLength: 1, maxLength: 12 }),
    fc.array(fc.integer({ min: 1, max: 900 })),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([requests, sizes]) => {
      const { socket, said } = connected();
      socket.setNoDelay();
      await sendInParts(socket, requests.map(({ text }) => text).join(""), sizes);
      await until(() => answersIn(said()).length >= requests.length);
      expect(answersIn(said())).toEqual(requests.map(({ answer }) => answer));
      socket.destroy();
    }),
    { numRuns: 60 },
  );
});

async function sendInParts(socket: Socket, text: string, sizes: number[]): Promise<void> {
  let rest = text;
  for (const size of sizes) {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    if (part) await new Promise((resolve) => socket.write(part, resolve));
  }
  if (rest) socket.write(rest);
}
