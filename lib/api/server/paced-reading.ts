import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Turns } from "./turns";

const HEAD_END = "\r\n\r\n";
/** The shortest request there is, `GET / HTTP/1.1`; what is handed on is no shorter. */
const REQUEST_MIN_BYTES = 18;
/** In the body of a request bytes are no heads: longer parts cost less, and end soon enough after it. */
const BODY_PART_MIN_BYTES = 512;
/** Parts of one connection that are read in one turn of the event loop. */
const PARTS_PER_TURN = 16;
const NOTHING = Buffer.alloc(0);

/**
 * Has the server read a connection's next request once the one before it is answered, and the answer handed over whole. Node by
 * itself parses whatever comes, a thousand requests in one go, and makes objects of all that nobody has time for yet.
 */
export function paceReading(server: Server, turns: Turns): void {
  const readers = new WeakMap<Duplex, PacedReader>();
  server.on("connection", (socket) => {
    readers.set(socket, new PacedReader(socket, turns));
  });
  server.on("upgrade", ({ socket }) => readers.get(socket)?.end()); // speaks another protocol from here
  server.on("clientError", (_error, socket) => readers.get(socket)?.end()); // what follows cannot be understood
}

/**
 * Stands between a connection and Node's parser, and hands on at most a request at a time. While something is held, no more is taken.
 * What is held of a sender that closes its half is dropped: Node has no answers for it any more.
 */
class PacedReader {
  readonly #socket: Socket;
  readonly #turns: Turns;
  readonly #parse: (bytes: Buffer) => void;
  #held: Buffer = NOTHING;
  #isPaused = false;
  /** Whether a turn of the event loop is due that reads on. */
  #isDue = false;
  readonly #take = (bytes: Buffer) => this.#add(bytes);
  readonly #goOn = () => this.#held.length > 0 && this.#takeTurn();
  readonly #stayPaused = () => this.#isPaused && this.#socket.pause(); // whoever reads a body has Node resume the socket

  constructor(socket: Socket, turns: Turns) {
    const [parse] = socket.listeners("data");
    if (!parse) throw new Error("Node's HTTP server listens to its connections no more as it did.");
    this.#parse = parse as (bytes: Buffer) => void; // what an event "data" is told
    this.#socket = socket.off("data", this.#parse).on("data", this.#take).on("drain", this.#goOn);
    socket.on("resume", this.#stayPaused);
    this.#turns = turns;
    turns.onAnswer(socket, this.#goOn);
  }

  end(): void {
    this.#held = NOTHING;
    this.#isPaused = false;
    this.#socket.off("data", this.#take).off("drain", this.#goOn);
    this.#socket.off("resume", this.#stayPaused);
  }

  #add(bytes: Buffer): void {
    this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes;
    if (this.#isDue) this.#pause();
    else this.#handOn();
  }

  #takeTurn(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#handOn();
    });
  }

  #handOn(): void {
    for (let parts = 0; this.#held.length > 0; parts += 1) {
      if (this.#socket.destroyed) {
        this.end(); // its parser may be another's by now
        return;
      }
      if (parts === PARTS_PER_TURN) {
        this.#pause();
        this.#takeTurn();
        return;
      }
      const stage = this.#turns.stageOf(this.#socket);
      if (stage === "answering") {
        this.#pause();
        return;
      }
      this.#handOnPart(stage === "reading" ? BODY_PART_MIN_BYTES : REQUEST_MIN_BYTES);
    }
    if (this.#isPaused) this.#resume();
  }

  #handOnPart(minBytes: number): void {
    const end = endOfPart(this.#held, minBytes);
    const part = this.#held.subarray(0, end);
    this.#held = this.#held.subarray(end);
    this.#parse(part);
  }

  #pause(): void {
    this.#socket.pause();
    this.#isPaused = true;
  }

  #resume(): void {
    this.#isPaused = false;
    const body = this.#turns.incomplete(this.#socket);
    const isFull = body !== null && body.readableLength >= body.readableHighWaterMark;
    if (!isFull) this.#socket.resume(); // else Node does, once the body is read
  }
}

/** Behind the head of the first request, or all there is: what follows may be its body, or the next request. */
function endOfPart(bytes: Buffer, minBytes: number): number {
  const at = bytes.indexOf(HEAD_END, minBytes - HEAD_END.length);
  return at < 0 ? bytes.length : at + HEAD_END.length;
}
