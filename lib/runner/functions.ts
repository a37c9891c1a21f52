import { type FunctionConfig, type Handler, listFunctions } from "./protocol";

/** The SDK's own number of retries, where a function sets none. */
const USUAL_RETRIES = 3;
const FAILURE_SUFFIX = "-failure";

/** One background function, as the runner needs it. */
export interface RunnerFunction {
  id: string;
  /** Names of the events that call it. */
  events: string[];
  crons: string[];
  maxAttempts: number;
  /** Runs at once at most, over all processes; null is no limit. */
  limit: number | null;
  /** Path into the event by whose value the limit counts apart. */
  limitKey: string[] | null;
  /** The function's onFailure handler, which is a function of its own to the SDK. */
  failureId: string | null;
}

export type RunnerFunctions = Map<string, RunnerFunction>;

/** Options that would change when or how often a function runs, and that this runner does not honour. */
const UNSUPPORTED = [
  "batchEvents",
  "cancel",
  "debounce",
  "idempotency",
  "priority",
  "rateLimit",
  "singleton",
  "throttle",
  "timeouts",
];

/** The functions behind `handler`, by id; throws where one asks for what the embedded runner does not do. */
export async function readFunctions(handler: Handler): Promise<RunnerFunctions> {
  const configs = await listFunctions(handler);
  const ids = new Set(configs.map(({ id }) => id));
  return new Map(configs.map((config) => [config.id, readFunction(config, ids)]));
}

function readFunction(config: FunctionConfig, ids: Set<string>): RunnerFunction {
  const refused = UNSUPPORTED.filter((name) => config[name] !== undefined && config[name] !== null);
  if (refused.length > 0) {
    throw new Error(
      `The embedded runner does not support ${refused.join(", ")} (function ${config.id}). Configure an Inngest server, or leave it out.`,
    );
  }
  const isFailureHandler = config.id.endsWith(FAILURE_SUFFIX) && ids.has(config.id.slice(0, -FAILURE_SUFFIX.length));
  const failureId = `${config.id}${FAILURE_SUFFIX}`;
  const retries = Object.values(config.steps)[0]?.retries?.attempts ?? USUAL_RETRIES;
  return {
    id: config.id,
    events: isFailureHandler ? [] : readEvents(config),
    crons: config.triggers.flatMap((trigger) => ("cron" in trigger ? [trigger.cron] : [])),
    maxAttempts: retries + 1,
    ...readLimit(config),
    failureId: ids.has(failureId) ? failureId : null,
  };
}

function readEvents({ id, triggers }: FunctionConfig): string[] {
  return triggers.flatMap((trigger) => {
    if (!("event" in trigger)) return [];
    if (trigger.expression) throw new Error(`The embedded runner takes no condition of an event (function ${id}).`);
    return [trigger.event];
  });
}

function readLimit({ id, concurrency }: FunctionConfig): Pick<RunnerFunction, "limit" | "limitKey"> {
  const [first, ...others] = [concurrency ?? []].flat();
  if (!first) return { limit: null, limitKey: null };
  const key = "key" in first ? first.key : null;
  if (others.length > 0 || (key && !/^event(\.\w+)+$/.test(key))) {
    throw new Error(
      `The embedded runner takes one concurrency limit, with a key such as event.data.host (function ${id}).`,
    );
  }
  return { limit: first.limit, limitKey: key ? key.split(".").slice(1) : null };
}

/** What the function's limit counts by for this event; empty where it counts all runs together. */
export function limitKeyOf(fn: RunnerFunction, event: unknown): string {
  return fn.limitKey ? JSON.stringify(readPath(event, fn.limitKey) ?? null) : "";
}

/** The value at a path of property names; undefined where it ends early. */
function readPath(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

/** The functions an event calls. */
export function functionsOf(functions: RunnerFunctions, { name }: { name: string }): RunnerFunction[] {
  return [...functions.values()].filter((fn) => fn.events.includes(name));
}
