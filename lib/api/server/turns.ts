import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { FairLine } from "@/lib/core/limits/fair-line";

/** Requests of one client under way at once, over all of its connections: what a browser opens to one host, with some room. */
const AT_ONCE = 8;
/** Whoever waits for something outside as long as this takes no place any more. */
const PLACE_MS = 1_000;
/** What waits for the end of one answer, each part of Next's and of ours, is a little more than the ten that Node takes for a leak. */
const LISTENERS_MAX = 20;

/** Requests of one connection that have no answer yet, the running one first. */
interface Queue {
  requests: { res: ServerResponse; run: () => void }[];
  /** The one that came last, which may have its answer before its body has come whole. */
  last: IncomingMessage | null;
  /** Called after each answer. */
  onAnswer?: () => void;
}

/**
 * Runs what answers `res` once `client` has a place in `line`, which it keeps until it is answered; in a turn of the event loop
 * of its own where it had to wait.
 */
export function takePlace(line: FairLine, client: string, res: ServerResponse, run: () => void): void {
  let hasWaited = false;
  const withdraw = line.enter(client, (leave) => {
    const timer = setTimeout(leave, PLACE_MS).unref();
    res.once("close", () => {
      clearTimeout(timer);
      leave();
    });
    if (hasWaited) setImmediate(() => !res.destroyed && run());
    else run();
  });
  hasWaited = true;
  res.once("close", withdraw);
}

/**
 * Requests of one connection run one after the other, as they must be answered (RFC 9112, 9.3.2), those of one client a few at a
 * time, and each that had to wait in a turn of the event loop of its own: however many one client sends, another's wait is for a
 * few of them.
 */
export class Turns {
  readonly #queues = new Map<Duplex, Queue>();
  readonly #line = new FairLine({ perKey: AT_ONCE });

  /**
   * Runs the request now, or once those before it on its connection have been answered and its client has few under way.
   * `client` is by what a client is known; null for what has not to wait for others.
   */
  take(req: IncomingMessage, res: ServerResponse, client: string | null, run: () => void): void {
    const { socket } = req;
    const queue = this.#queueOf(socket);
    const { requests } = queue;
    queue.last = req;
    res.setMaxListeners(LISTENERS_MAX);
    const runInTurn = client === null ? run : () => takePlace(this.#line, client, res, run);
    requests.push({ res, run: runInTurn });
    res.once("close", () => this.#next(socket, res));
    if (requests.length === 1) runInTurn();
  }

  /** Those that have no answer yet, of one connection or of all. */
  unanswered(socket?: Duplex): ServerResponse[] {
    const queues = socket ? [this.#queueOf(socket)] : [...this.#queues.values()];
    return queues.flatMap(({ requests }) => requests.map(({ res }) => res));
  }

  /**
   * Whether a connection has a request that came whole and has no answer yet, one whose body is still to come (answered or not), or
   * neither.
   */
  stageOf(socket: Duplex): "answering" | "reading" | "idle" {
    const { requests } = this.#queueOf(socket);
    if (requests.some(({ res }) => res.req.complete)) return "answering";
    return this.incomplete(socket) ? "reading" : "idle";
  }

  /** The request of a connection whose body is still to come, answered or not; null where there is none. */
  incomplete(socket: Duplex): IncomingMessage | null {
    const { last } = this.#queueOf(socket);
    return last && !last.complete ? last : null;
  }

  onAnswer(socket: Duplex, call: () => void): void {
    this.#queueOf(socket).onAnswer = call;
  }

  #queueOf(socket: Duplex): Queue {
    return this.#queues.get(socket) ?? this.#open(socket);
  }

  #open(socket: Duplex): Queue {
    const queue: Queue = { requests: [], last: null };
    this.#queues.set(socket, queue);
    socket.once("close", () => this.#queues.delete(socket)); // what still waits has nobody to answer to
    return queue;
  }

  #next(socket: Duplex, ended: ServerResponse): void {
    const queue = this.#queues.get(socket);
    if (queue?.requests[0]?.res !== ended) return;
    queue.requests.shift();
    if (queue.last?.complete) queue.last = null; // a connection that waits holds on to no request
    const [next] = queue.requests;
    if (next) setImmediate(() => !socket.destroyed && next.run());
    queue.onAnswer?.();
  }
}
