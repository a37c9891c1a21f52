import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Ahrefs API v3 as it speaks on the wire, on loopback; it can be made to misbehave. */
export class FakeAhrefs {
  readonly key = "key-of-ours";
  /** By domain; others have no rating. */
  ratings: Record<string, number> = {};
  /** Answered instead, one after the other, before it answers as it should. */
  failures: { status: number; body?: string; headers?: Record<string, string> }[] = [];
  /** Domains asked for, and the day. */
  asked: string[] = [];
  readonly #server = createServer((req, res) => this.#serve(req, res));

  static async start(): Promise<FakeAhrefs> {
    const fake = new FakeAhrefs();
    await new Promise<void>((resolve) => fake.#server.listen(0, "127.0.0.1", resolve));
    return fake;
  }

  get origin(): string {
    const address = this.#server.address() as AddressInfo; // safe: it listens on a port since start()
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #serve(req: IncomingMessage, res: ServerResponse): void {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://ahrefs.test");
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      res
        .writeHead(status, { "content-type": "application/json", ...headers })
        .end(typeof body === "string" ? body : JSON.stringify(body));
    if (pathname !== "/v3/site-explorer/domain-rating") return void send(404, { error: "not found" });
    if (req.headers.authorization !== `Bearer ${this.key}`) return void send(401, { error: "unauthorized" });
    const [target, date] = [searchParams.get("target"), searchParams.get("date")];
    if (!target || !/^\d{4}-\d\d-\d\d$/.test(date ?? "")) return void send(400, { error: "bad request" });
    this.asked.push(`${target} ${date}`);
    const failure = this.failures.shift();
    if (failure) return void send(failure.status, failure.body ?? { error: "failed" }, failure.headers);
    send(200, { domain_rating: { domain_rating: this.ratings[target] ?? null, ahrefs_rank: null } });
  }
}
