import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Ledger } from "./ledger";
import type { Server } from "./server";

const RETRY_MS = 100;
const ANSWER_TIMEOUT_MS = 15_000;
/** Longer than any restart takes: a call that is refused for so long is stuck. */
const GIVE_UP_MS = 120_000;
/** A history keeps the newest 200 versions: before that the writer turns to another listing, so that all can be read back. */
const EDITS_PER_LISTING = 150;
/** Every so many edits the writer submits another product, so that there is work in the background. */
const EDITS_PER_DRAFT = 10;

const draft = z.object({
  id: z.string(),
  status: z.string(),
  fields: z.object({ headline: z.object({ value: z.string().nullable() }) }),
});
const submitted = z.object({ listing_id: z.number() });

interface Answer {
  status: number;
  body: unknown;
}

/**
 * An owner who edits one listing, one edit after the other, each with a value of its own and a key of its own, and repeats
 * what was not acknowledged at whichever server is up. `nextUrl` gives the addresses of further products.
 */
export class Writer {
  #draftId = "";
  #listingId = 0;
  #last = "";
  #edits = 0;
  #isStopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly key: string,
    private readonly servers: Server[],
    private readonly ledger: Ledger,
    private readonly nextUrl: () => string,
  ) {}

  /** Makes the listing that is edited from now on. */
  async open(): Promise<void> {
    this.#last = "";
    const made = draft.parse(await this.#send("POST", "/drafts", { url: this.nextUrl() }));
    this.#draftId = made.id;
    let current = made;
    while (current.status !== "ready") {
      if (current.status === "failed") throw new Error("The draft of a plain site failed.");
      await delay(RETRY_MS);
      current = draft.parse(await this.#send("GET", `/drafts/${made.id}`));
    }
    await this.#send("PATCH", `/drafts/${made.id}`, { fields: { name: `Product of ${this.name}` } });
    this.#listingId = submitted.parse(await this.#send("POST", `/drafts/${made.id}/submit`)).listing_id;
  }

  start(): void {
    this.#isStopped = false;
    this.#running = this.#write();
  }

  /** Resolves once the last edit is acknowledged. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  /** Reads what was acknowledged last, through `server` alone. */
  async check(server: Server): Promise<void> {
    const { fields } = draft.parse(await this.#send("GET", `/drafts/${this.#draftId}`, undefined, [server]));
    if (this.#last && fields.headline.value !== this.#last) {
      this.ledger.lost.push(`${this.#last} at ${server.origin}: ${fields.headline.value}`);
    }
  }

  async #write(): Promise<void> {
    while (!this.#isStopped) {
      this.#edits += 1;
      const value = `Edit ${randomUUID()} of ${this.name}`;
      await this.#send("PATCH", `/drafts/${this.#draftId}`, { fields: { headline: value } });
      this.#last = value;
      this.ledger.acknowledge({ draftId: this.#draftId, listingId: this.#listingId, value });
      if (this.#edits % EDITS_PER_DRAFT === 0) await this.#submitAnother();
      if (this.#edits % EDITS_PER_LISTING === 0) await this.open();
    }
  }

  async #submitAnother(): Promise<void> {
    const url = this.nextUrl();
    await this.#send("POST", "/drafts", { url });
    this.ledger.drafts.push(url);
  }

  /** Until it is acknowledged, under one key; a server that is away is passed over for the other. */
  async #send(method: string, path: string, body?: unknown, servers = this.servers): Promise<unknown> {
    const deadline = Date.now() + GIVE_UP_MS;
    let key = randomUUID();
    for (let n = 0; Date.now() < deadline; n += 1) {
      const server = servers[n % servers.length];
      const { status, body: answer } = server ? await this.#ask(server, method, path, key, body) : NOBODY;
      if (status >= 200 && status < 300) return answer;
      if (status === 409) {
        this.ledger.keysHeld += 1;
        key = randomUUID(); // as a client does that would not wait for the lease of a dead process
      } else if (status !== 0 && status !== 503) this.ledger.faults.push(`${method} ${path}: ${status}`);
      await delay(RETRY_MS);
    }
    throw new Error(`${method} ${path} was not acknowledged within ${GIVE_UP_MS / 1000} s.`);
  }

  async #ask(server: Server, method: string, path: string, key: string, body: unknown): Promise<Answer> {
    try {
      const response = await fetch(`${server.origin}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${this.key}`, "content-type": "application/json", "idempotency-key": key },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      return { status: response.status, body: await response.json() };
    } catch {
      return NOBODY; // killed amid the answer, or not up
    }
  }
}

const NOBODY: Answer = { status: 0, body: null };
