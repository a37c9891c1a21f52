import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Requests that one connection may send ahead of its answers; clients send one, or a handful. */
const WAITING_MAX = 100;

/** Requests of one connection that have no answer yet, the running one first. */
type Queue = { res: ServerResponse; run: () => void }[];

/**
 * Requests of one connection run one after the other, as they must be answered (RFC 9112, 9.3.2), and each in a turn of the event
 * loop of its own: however many one client sends ahead, another's wait is for one of them.
 */
export class Turns {
  readonly #queues = new Map<Duplex, Queue>();

  /** Runs the request now, or once those before it on its connection have been answered. A connection that sends too many ahead is ended. */
  take(req: IncomingMessage, res: ServerResponse, run: () => void): void {
    const { socket } = req;
    const queue = this.#queues.get(socket) ?? this.#open(socket);
    if (queue.length > WAITING_MAX) return void socket.destroy();
    queue.push({ res, run });
    res.once("close", () => this.#next(socket, res));
    if (queue.length === 1) run();
  }

  /** Those that have no answer yet, of one connection or of all. */
  unanswered(socket?: Duplex): ServerResponse[] {
    const queues = socket ? [this.#queues.get(socket) ?? []] : [...this.#queues.values()];
    return queues.flatMap((queue) => queue.map(({ res }) => res));
  }

  #open(socket: Duplex): Queue {
    const queue: Queue = [];
    this.#queues.set(socket, queue);
    socket.once("close", () => this.#queues.delete(socket)); // what still waits has nobody to answer to
    return queue;
  }

  #next(socket: Duplex, ended: ServerResponse): void {
    const queue = this.#queues.get(socket);
    if (queue?.[0]?.res !== ended) return;
    queue.shift();
    const [next] = queue;
    if (next) setImmediate(() => !socket.destroyed && next.run());
  }
}
