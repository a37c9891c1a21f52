import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface WireRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
}
export interface WireAnswer {
  status?: number;
  body: unknown;
}

/** A payment provider's side of the wire, on loopback. What it is asked to do it does; whether it says so is another matter. */
export abstract class Wire {
  /** So many next POSTs are done and not answered: the connection breaks instead. */
  unanswered = 0;
  /** So many next requests are answered 503, and nothing is done. */
  away = 0;
  /** Entries of a page of a list at most, whatever is asked for. */
  pageMax = Number.POSITIVE_INFINITY;
  /** The provider's clock. */
  now: () => number = Date.now;
  asked: WireRequest[] = [];
  readonly #server = createServer((req, res) => void this.#serve(req, res));

  protected abstract answer(request: WireRequest): WireAnswer;
  /** A person pays a try on the provider's own page, or leaves it. */
  abstract pay(id: string, paying?: Paying): void;
  abstract leave(id: string): void;
  /** What the provider sends about a try. */
  abstract webhook(id: string): Sent;

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  get origin(): string {
    const address = this.#server.address() as AddressInfo; // safe: it listens on a port since listen()
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(req: IncomingMessage, res: import("node:http").ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://wire");
    const { method = "GET", headers } = req;
    const request = { method, path: pathname, query: searchParams, headers, body: Buffer.concat(chunks).toString() };
    if (method === "PUT" && pathname.startsWith("/-/")) return void res.writeHead(await this.#act(request)).end();
    this.asked.push(request);
    const isAway = this.away > 0;
    if (isAway) this.away -= 1;
    const { status = 200, body } = isAway ? { status: 503, body: {} } : this.answer(request);
    if (method === "POST" && this.unanswered > 0 && !pathname.endsWith("/token")) {
      this.unanswered -= 1;
      return void req.socket.destroy();
    }
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  /**
   * What a person does on the provider's page, for journeys of another process: `PUT /-/pay/<try>` or `/-/leave/<try>`, with the address
   * that is told of it as the body. Answers with the status of who was told.
   */
  async #act({ path, body }: WireRequest): Promise<number> {
    const [, act, id = ""] = /^\/-\/(pay|leave)\/(\w+)$/.exec(path) ?? [];
    if (!act) return 404;
    if (act === "pay") this.pay(id);
    else this.leave(id);
    const { rawBody, headers } = this.webhook(id);
    return (await fetch(body, { method: "POST", headers, body: rawBody })).status;
  }
}

/** What a try pays, when not what it should. */
export interface Paying {
  cents?: number;
  currency?: string;
}

/** A webhook as it arrives. */
export interface Sent {
  rawBody: string;
  headers: Headers;
}
