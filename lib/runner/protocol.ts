import { z } from "zod";

/** The serve endpoint of the Inngest SDK, called in this process. */
export type Handler = (request: Request) => Promise<Response>;

/** Only its path and query are read; nothing is sent to it. */
const ENDPOINT = "http://in-process/api/inngest";
/** The SDK wants a Host even where the URL is complete. */
const HEADERS = { "content-type": "application/json", host: "in-process" };
/** The SDK's name for "find out what comes next". */
const DISCOVER = "step";

const named = { id: z.string(), displayName: z.string().nullish() };
const ran = z.discriminatedUnion("op", [
  z.object({ ...named, op: z.literal("StepRun"), data: z.unknown() }),
  z.object({ ...named, op: z.literal("StepError"), error: z.unknown() }),
  z.object({ ...named, op: z.literal("StepFailed"), error: z.unknown() }),
]);
/** One step at a time: several found together, and waits of every kind, come as other operations. */
const operations = z.tuple([ran]);

/** What became of a try of a step, as the SDK names it: `StepError` may be tried again. */
export type Operation = z.infer<typeof ran>;

/** What the SDK answered to one call. `retryAfter` is what a RetryAfterError asked for: seconds or an instant. */
export type Answer =
  | { type: "step"; operation: Operation; retryAfter: string | null }
  | { type: "done"; output: unknown }
  | { type: "error"; error: unknown; mayRetry: boolean; retryAfter: string | null };

export interface Call {
  functionId: string;
  runId: string;
  event: unknown;
  attempt: number;
  maxAttempts: number;
  /** Finished steps in the order they finished. */
  steps: Map<string, { type: "data"; data: unknown } | { type: "error"; error: unknown }>;
}

/** Calls a function once, up to the end of its next step. */
export async function callFunction(handler: Handler, call: Call): Promise<Answer> {
  const query = new URLSearchParams({ fnId: call.functionId, stepId: DISCOVER });
  const order = [...call.steps.keys()];
  // Without `fn_id` in `ctx` the SDK reports every step instead of checkpointing to a server.
  const ctx = {
    run_id: call.runId,
    attempt: call.attempt,
    max_attempts: call.maxAttempts,
    disable_immediate_execution: false,
    use_api: false,
    stack: { stack: order, current: order.length },
  };
  const body = { event: call.event, events: [call.event], steps: Object.fromEntries(call.steps), ctx };
  const request = new Request(`${ENDPOINT}?${query}`, {
    method: "POST",
    headers: HEADERS,
    body: JSON.stringify(body),
  });
  return readAnswer(await handler(request));
}

async function readAnswer(response: Response): Promise<Answer> {
  const body: unknown = JSON.parse(await response.text());
  const retryAfter = response.headers.get("retry-after");
  if (response.status === 206) return readStep(body, retryAfter);
  if (response.status === 200) return { type: "done", output: body };
  const mayRetry = response.status !== 400 && response.headers.get("x-inngest-no-retry") !== "true";
  return { type: "error", error: body, mayRetry, retryAfter };
}

function readStep(body: unknown, retryAfter: string | null): Answer {
  const parsed = operations.safeParse(body);
  if (parsed.success) return { type: "step", operation: parsed.data[0], retryAfter };
  const names = z
    .array(z.object({ op: z.string() }))
    .safeParse(body)
    .data?.map(({ op }) => op);
  const message = `The embedded runner runs one step after the other, and does not do ${names?.join(", ") ?? "this"}.`;
  return { type: "error", error: { name: "Error", message }, mayRetry: false, retryAfter: null };
}

const concurrency = z.object({ limit: z.number().int(), key: z.string().nullish() });

const functionConfig = z.looseObject({
  id: z.string(),
  triggers: z.array(
    z.union([z.object({ event: z.string(), expression: z.string().nullish() }), z.object({ cron: z.string() })]),
  ),
  steps: z.record(z.string(), z.object({ retries: z.object({ attempts: z.number().int().optional() }).nullish() })),
  concurrency: z
    .union([
      z
        .number()
        .int()
        .transform((limit) => ({ limit })),
      concurrency,
      z.array(concurrency),
    ])
    .nullish(),
});

/** One function as the SDK registers it with a server. */
export type FunctionConfig = z.infer<typeof functionConfig>;

/** Asks the handler for its functions, as a server does when it registers an app in-band. */
export async function listFunctions(handler: Handler): Promise<FunctionConfig[]> {
  const request = new Request(ENDPOINT, {
    method: "PUT",
    headers: { ...HEADERS, "x-inngest-sync-kind": "in_band" },
    body: JSON.stringify({ url: ENDPOINT }),
  });
  const response = await handler(request);
  if (!response.ok) throw new Error(`The background functions cannot be listed: ${await response.text()}`);
  return z.object({ functions: z.array(functionConfig) }).parse(await response.json()).functions;
}
