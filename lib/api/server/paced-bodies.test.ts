import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort } from "@/lib/testing/steady/free-port";
import { until } from "@/lib/testing/steady/until";
import { paceReading } from "./paced-reading";
import { Turns } from "./turns";

/** Each pair of line ends looks like the end of a head. */
const BODY = Buffer.alloc(32 * 1024 * 1024, "\r\n");
/** What the server may hold of one connection that Node has not parsed yet. */
const HELD_MAX_BYTES = 512 * 1024;
/** Parts that may be parsed in one turn of the event loop, in which several pieces may come: 32 mostly. */
const PARSED_MAX = 200;
/** A body is parsed in parts of so many bytes at least. */
const PART_MIN_BYTES = 512;
const NOTHING = { parsed: 0, parts: 0, partsOfTurn: 0, held: 0 };
let server: Server;
let port: number;
let release: () => void;
/** Of the newest connection: bytes that Node has parsed, in how many parts, the most of one turn, and the most bytes that waited. */
let seen: { socket?: Socket; parsed: number; parts: number; partsOfTurn: number; held: number };
let partsOfTurn: number;

function watch(socket: Socket): void {
  const [parse] = socket.listeners("data");
  seen = { ...NOTHING, socket };
  socket.removeAllListeners("data").on("data", (bytes) => {
    if (seen.socket === socket) {
      seen.held = Math.max(seen.held, socket.bytesRead - seen.parsed);
      seen.parsed += bytes.length;
      seen.parts += 1;
      partsOfTurn += 1;
      if (partsOfTurn === 1) setImmediate(() => (partsOfTurn = 0));
      seen.partsOfTurn = Math.max(seen.partsOfTurn, partsOfTurn);
    }
    parse?.call(socket, bytes);
  });
}

beforeEach(async () => {
  const gate = Promise.withResolvers<void>();
  release = gate.resolve;
  partsOfTurn = 0;
  seen = NOTHING;
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === "/early") return void res.end("</early>");
    if (req.url === "/later") await gate.promise;
    let bytes = 0;
    for await (const part of req) bytes += part.length;
    res.end(`<${req.url} ${bytes}>`);
  };
  const turns = new Turns();
  server = createServer((req, res) =>
    turns.take(req, res, null, () => void answer(req, res).catch(() => res.destroy())),
  );
  server.on("connection", watch);
  paceReading(server, turns);
  port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
});
afterEach(async () => {
  release();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const asked = (path: string, bytes = 0) =>
  `POST ${path} HTTP/1.1\r\nHost: main.test\r\nContent-Length: ${bytes}\r\n\r\n`;

function connected(): { socket: Socket; answers: () => string[] } {
  let text = "";
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.on("data", (part) => (text += part));
  return { socket, answers: () => text.match(/<.*>/g) ?? [] };
}

function expectLittleHeld(): void {
  expect(seen.held).toBeLessThan(HELD_MAX_BYTES);
  expect(seen.partsOfTurn).toBeLessThan(PARSED_MAX);
  expect(seen.parts).toBeLessThan(BODY.length / PART_MIN_BYTES + PARSED_MAX);
}

it("a body whose request is answered already is thrown away as it comes, and the connection goes on", async () => {
  const { socket, answers } = connected();
  socket.write(asked("/early", BODY.length));
  await until(() => answers().length === 1);
  socket.write(BODY);
  socket.write(`${asked("/a")}${asked("/b", 3)}abc${asked("/c")}`);
  await until(() => answers().length === 4);
  expect(answers()).toEqual(["</early>", "</a 0>", "</b 3>", "</c 0>"]);
  expectLittleHeld();
});

it("a body that is read comes through whole, and none of it waits in memory", async () => {
  const { socket, answers } = connected();
  socket.write(asked("/read", BODY.length));
  socket.write(BODY);
  socket.write(asked("/next"));
  await until(() => answers().length === 2);
  expect(answers()).toEqual([`</read ${BODY.length}>`, "</next 0>"]);
  expectLittleHeld();
});

it("a body that nobody reads yet stays with its sender", async () => {
  const { socket, answers } = connected();
  socket.write(asked("/later", BODY.length));
  socket.write(BODY);
  await until(() => (seen.socket?.bytesRead ?? 0) > asked("/later").length);
  const later = seen.socket;
  const other = connected();
  other.socket.write(asked("/other", BODY.length)); // in which time more could have come
  other.socket.write(BODY);
  await until(() => other.answers().length === 1);
  expect(later?.bytesRead).toBeLessThan(HELD_MAX_BYTES);
  release();
  await until(() => answers().length === 1);
  expect(answers()).toEqual([`</later ${BODY.length}>`]);
});
