import { connect, type Socket } from "node:net";
import { Agent, request } from "undici";

const ANSWER_TIMEOUT_MS = 60_000;

/** An answer, read to its end. Status 0 stands for none: refused, reset, or not within a minute. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** From the call to the last byte. */
  ms: number;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is when it is text or bytes, else as JSON. */
  body?: unknown;
  /** Leaves the key out. */
  isAnonymous?: boolean;
}

/** Somebody who calls the server from an address of their own (any of 127.0.0.0/8 on Linux), with the key of their account. */
export class Visitor {
  readonly #agent: Agent;

  constructor(
    readonly address: string,
    readonly origin: string,
    readonly key: string,
  ) {
    const timeouts = { headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS };
    this.#agent = new Agent({ localAddress: address, ...timeouts });
  }

  /** Asks for a path and never throws: an attack goes on whatever is answered. */
  async ask(path: string, call: Call = {}): Promise<Answer> {
    const start = performance.now();
    try {
      const { statusCode: status, headers, body } = await request(this.origin + path, this.#request(call));
      return { status, headers, text: await body.text(), ms: performance.now() - start };
    } catch (error) {
      return { status: 0, headers: {}, text: String(error), ms: performance.now() - start };
    }
  }

  #request({ method = "GET", headers = {}, body, isAnonymous = false }: Call) {
    const isRaw = typeof body === "string" || body instanceof Uint8Array;
    return {
      ...{ dispatcher: this.#agent, method },
      headers: {
        ...(!isAnonymous && { authorization: `Bearer ${this.key}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
    };
  }

  /** A bare connection, for what no client would send. Its errors are nobody's matter. */
  connect(): Socket {
    const { hostname, port } = new URL(this.origin);
    return connect({ host: hostname, port: Number(port), localAddress: this.address }).on("error", () => undefined);
  }

  /** Ends all of its connections. */
  close(): Promise<void> {
    return this.#agent.destroy();
  }
}
