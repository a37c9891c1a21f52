import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The REST API of VIES as it speaks on the wire, on loopback; it can be made to misbehave. */
export class FakeVies {
  /** Valid numbers with their letters; others are none. */
  valid = new Set<string>();
  /** Member states that are away: answered 200 with `MS_UNAVAILABLE`, as the real one does. */
  away = new Set<string>();
  /** Answered instead, once each. */
  failures: { status: number; body: string }[] = [];
  asked: Record<string, string>[] = [];
  readonly #server = createServer((req, res) => void this.#serve(req, res));

  static async start(): Promise<FakeVies> {
    const fake = new FakeVies();
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

  async #serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const send = (status: number, body: unknown) =>
      res
        .writeHead(status, { "content-type": "application/json" })
        .end(typeof body === "string" ? body : JSON.stringify(body));
    if (req.method !== "POST" || req.url !== "/check-vat-number") return void send(404, {});
    const asked: Record<string, string> = JSON.parse(Buffer.concat(chunks).toString());
    this.asked.push(asked);
    const failure = this.failures.shift();
    if (failure) return void send(failure.status, failure.body);
    const { countryCode = "", vatNumber = "", requesterNumber } = asked;
    if (this.away.has(countryCode))
      return void send(200, { actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] });
    const isValid = this.valid.has(`${countryCode}${vatNumber}`);
    send(200, {
      ...{ countryCode, vatNumber, requestDate: "2026-11-18T12:00:00.000Z", valid: isValid },
      requestIdentifier: requesterNumber ? "WAPIAAAAYx0zU9cN" : "",
      ...{ name: isValid ? "EXAMPLE TRADING" : "---", address: "---" },
    });
  }
}
