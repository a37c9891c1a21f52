import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { SIGNATURE_HEADER, signCall } from "@/inngest/signature";

const trigger = z.union([z.object({ event: z.string() }), z.object({ cron: z.string() })]);
const registration = z.object({
  url: z.url(),
  functions: z.array(
    z.object({
      id: z.string(),
      triggers: z.array(trigger),
      steps: z.record(
        z.string(),
        z.object({
          runtime: z.object({ url: z.url() }),
          retries: z.object({ attempts: z.number() }).optional(),
        }),
      ),
    }),
  ),
});
const sentEvents = z.array(
  z.object({ id: z.string(), name: z.string(), data: z.record(z.string(), z.unknown()), ts: z.number() }),
);
const operations = z.array(
  z.object({ op: z.string(), id: z.string(), data: z.unknown().optional(), error: z.unknown().optional() }),
);

type Registered = z.infer<typeof registration>["functions"][number];
type Event = z.infer<typeof sentEvents>[number];

/** One run, from its event to its end. */
export interface StandInRun {
  functionId: string;
  event: Event;
  /** Status of each answer of the app, in order. */
  answers: number[];
  status: "going" | "done" | "failed";
}

/** What a call holds beside its address. */
export interface WireCall {
  method: string;
  body: string;
  headers: Record<string, string>;
}

/**
 * An Inngest server as it speaks on the wire (v1): takes registrations and events by key, and drives functions by signed calls until
 * each is done, with retries. Its clock of schedules is the test's: `tick`.
 */
export class InngestStandIn {
  readonly registrations: z.infer<typeof registration>[] = [];
  readonly runs: StandInRun[] = [];
  /** Answered to everything while set: the server is away, or broken. */
  broken: number | null = null;
  /** Takes events and calls nothing while set. */
  isAsleep = false;
  readonly #seen = new Set<string>();
  readonly #server = createServer((req, res) => void this.#serve(req, res));

  constructor(
    private readonly keys: { eventKey: string; signingKey: string },
    /** Where the app's public origin is reached, as a proxy that ends TLS would know. */
    private readonly reach: (url: URL) => URL,
  ) {}

  listen(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req);
    const { status, answer } = this.broken === null ? this.#answer(req, body) : { status: this.broken, answer: {} };
    res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  }

  #answer(req: IncomingMessage, body: string): { status: number; answer: object } {
    if (req.url === "/fn/register") return this.#register(req.headers.authorization ?? "", body);
    if (req.url === `/e/${this.keys.eventKey}`) return this.#take(sentEvents.parse(JSON.parse(body)));
    return { status: 401, answer: { error: "unknown key" } };
  }

  #register(authorization: string, body: string): { status: number; answer: object } {
    const key = createHash("sha256").update(bareKey(this.keys.signingKey), "hex").digest("hex");
    if (!authorization.startsWith("Bearer ") || !authorization.endsWith(key)) return { status: 401, answer: {} };
    this.registrations.push(registration.parse(JSON.parse(body)));
    return { status: 200, answer: { ok: true, status: 200, modified: true } };
  }

  #take(events: Event[]): { status: number; answer: object } {
    for (const event of this.isAsleep ? [] : events.filter(({ id }) => !this.#seen.has(id))) {
      this.#seen.add(event.id);
      for (const fn of this.#functions())
        if (fn.triggers.some((one) => "event" in one && one.event === event.name)) this.#start(fn, event);
    }
    return { status: 200, answer: { ids: events.map(() => randomUUID()), status: 200 } };
  }

  #functions(): Registered[] {
    return this.registrations.at(-1)?.functions ?? [];
  }

  /** Lets the schedule of a function come round. */
  tick(functionId: string): void {
    const fn = this.#functions().find(({ id }) => id === functionId);
    if (!fn?.triggers.some((one) => "cron" in one)) throw new Error(`${functionId} has no schedule`);
    this.#start(fn, { id: randomUUID(), name: "inngest/scheduled.timer", data: {}, ts: Date.now() });
  }

  #start(fn: Registered, event: Event): void {
    const run: StandInRun = { functionId: fn.id, event, answers: [], status: "going" };
    this.runs.push(run);
    void this.#drive(fn, run).catch(() => {
      run.status = "failed";
    });
  }

  async #drive(fn: Registered, run: StandInRun): Promise<void> {
    const [step] = Object.values(fn.steps);
    if (!step) throw new Error(`${fn.id} has no step`);
    const maxAttempts = 1 + (step.retries?.attempts ?? 3);
    const steps: Record<string, unknown> = {};
    const runId = randomUUID();
    for (let attempt = 0; attempt < maxAttempts && run.status === "going"; attempt += 1) {
      const stack = Object.keys(steps);
      const state = { run_id: runId, attempt, max_attempts: maxAttempts, stack: { stack, current: stack.length } };
      const ctx = { ...state, disable_immediate_execution: false, use_api: false, step_id: "step" };
      const answer = await this.call(
        step.runtime.url,
        this.sign({ event: run.event, events: [run.event], steps, ctx }),
      );
      run.answers.push(answer.status);
      if (answer.status === 200) run.status = "done";
      else if (answer.status === 206 && keepSteps(steps, await answer.json(), attempt + 1 === maxAttempts))
        attempt = -1;
      else if (answer.headers.get("x-inngest-no-retry") === "true") break;
    }
    if (run.status === "going") run.status = "failed";
  }

  /** A call that holds: signed with the app's key, now. */
  sign(body: unknown, { method = "POST", at = new Date(), key = this.keys.signingKey } = {}): WireCall {
    const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signCall(body, key, at) };
    return { method, headers, body: JSON.stringify(body) };
  }

  /** Calls the app at its public address. */
  call(url: string, { method, headers, body }: WireCall): Promise<Response> {
    return fetch(this.reach(new URL(url)), { method, headers, ...(method !== "GET" && { body }) });
  }
}

const bareKey = (key: string) => key.replace(/^signkey-\w+-/, "");

/** Whether a step ended: well, or with an error that is not tried again; the function then goes on from there. */
function keepSteps(steps: Record<string, unknown>, answer: unknown, isLastTry: boolean): boolean {
  const ended = operations
    .parse(answer)
    .filter(({ op }) => op === "StepRun" || op === "StepFailed" || (op === "StepError" && isLastTry));
  for (const { id, op, data, error } of ended)
    steps[id] = op === "StepRun" ? { type: "data", data } : { type: "error", error };
  return ended.length > 0;
}
