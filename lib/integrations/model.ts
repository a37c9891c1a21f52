import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output } from "ai";
import { z } from "zod";
import type { Env } from "@/lib/core/env";

/** A folder of questions with their answers, one file each, named by a hash of the question (`model-recordings.ts`). */
export interface Recordings {
  folder: string;
  /** Answers come from the folder alone, and no server is asked. */
  isReplayed: boolean;
}

/** A server that speaks OpenAI's chat completions, and which of its models to ask. */
export interface ModelConfig {
  apiKey: string;
  /** Without one: OpenAI's own. */
  baseUrl?: string;
  model: string;
  /** Where questions and answers are kept, or taken from. */
  recordings?: Recordings;
}

/** What to ask: fixed instructions, the text to work on, and the shape of the answer. */
export interface ModelQuestion<T> {
  instructions: string;
  text: string;
  schema: z.ZodType<T>;
  /** How long this question may take in all, a second try included. */
  timeoutMs: number;
}

export interface ModelAnswer<T> {
  answer: T;
  inputTokens: number;
  outputTokens: number;
  calls: number;
}

/** Why a model gave no usable answer. `tokens` were spent all the same. */
export class ModelError extends Error {
  constructor(
    readonly reason: "timeout" | "refused" | "unreachable" | "unusable_answer",
    readonly spent: Spent,
  ) {
    super(`The model gave no usable answer: ${reason}`);
  }
}

interface Spent {
  inputTokens: number;
  outputTokens: number;
  calls: number;
}

/** Room for a whole answer; reasoning counts as output on some servers. */
const OUTPUT_TOKENS_MAX = 4_000;
/** Characters of a broken answer that its repair shows to the model. */
const BROKEN_MAX = 6_000;
/** A busy server is asked again after this long, unless it names another time. */
const BUSY_MS = 500;

/** The configured model, or null: drafts are then made by rules alone. */
export function modelConfig(e: Pick<Env, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL">): ModelConfig | null {
  if (!e.OPENAI_API_KEY) return null;
  return {
    apiKey: e.OPENAI_API_KEY,
    model: e.OPENAI_MODEL,
    ...(e.OPENAI_BASE_URL ? { baseUrl: e.OPENAI_BASE_URL } : {}),
  };
}

/**
 * Asks for one structured answer at temperature 0. An answer that is no such structure is sent back once for repair; a busy
 * server or one without structured output is asked once more. Throws a ModelError when that fails too or time is up.
 */
export async function askModel<T>(config: ModelConfig, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
  const asking = new Asking(config, question);
  let outcome = await asking.ask({ text: question.text, isStructured: true });
  if (outcome.kind !== "answer") outcome = await asking.ask(await asking.secondTry(outcome));
  if (outcome.kind === "answer") return { ...asking.spent, answer: outcome.answer };
  throw new ModelError(outcome.kind === "broken" ? "unusable_answer" : outcome.reason, asking.spent);
}

interface Attempt {
  text: string;
  isStructured: boolean;
}
interface Answered<T> {
  kind: "answer";
  answer: T;
}
type Failed =
  | { kind: "broken"; text: string }
  | { kind: "failed"; reason: "refused" | "unreachable"; retryAfterMs: number | null };
type Outcome<T> = Answered<T> | Failed;

class Asking<T> {
  readonly spent: Spent = { inputTokens: 0, outputTokens: 0, calls: 0 };
  private readonly deadline: AbortSignal;
  private readonly model;

  constructor(
    config: ModelConfig,
    private readonly question: ModelQuestion<T>,
  ) {
    const { apiKey, baseUrl, model } = config;
    this.model = createOpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) }).chat(model);
    this.deadline = AbortSignal.timeout(question.timeoutMs);
  }

  async ask({ text, isStructured }: Attempt): Promise<Outcome<T>> {
    const { instructions, schema } = this.question;
    const system = isStructured ? instructions : `${instructions}\n\n${asJson(schema)}`;
    this.spent.calls += 1;
    try {
      const result = await generateText({
        model: this.model,
        system,
        prompt: text,
        temperature: 0,
        maxRetries: 0,
        maxOutputTokens: OUTPUT_TOKENS_MAX,
        abortSignal: this.deadline,
        ...(isStructured ? { output: Output.object({ schema }) } : {}),
      });
      this.count(result.usage);
      return this.read(result.text);
    } catch (error) {
      return this.failed(error);
    }
  }

  /** What to ask after a failure: the broken answer's repair, or the same again in a way more servers understand. */
  async secondTry(first: Failed): Promise<Attempt> {
    if (first.kind === "broken") {
      const broken = first.text.slice(0, BROKEN_MAX);
      const text = `This answer is not the JSON asked for. Return it as valid JSON, with nothing added:\n${broken}`;
      return { text, isStructured: false };
    }
    if (first.retryAfterMs !== null) await pause(first.retryAfterMs, this.deadline);
    return { text: this.question.text, isStructured: first.retryAfterMs !== null };
  }

  private count(usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined): void {
    this.spent.inputTokens += usage?.inputTokens ?? 0;
    this.spent.outputTokens += usage?.outputTokens ?? 0;
  }

  /** Reads an answer leniently: fences and words around the object are put aside. */
  private read(text: string): Outcome<T> {
    const object = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
    try {
      const parsed = this.question.schema.safeParse(JSON.parse(object));
      return parsed.success ? { kind: "answer", answer: parsed.data } : { kind: "broken", text };
    } catch {
      return { kind: "broken", text };
    }
  }

  private failed(error: unknown): Outcome<T> {
    if (this.deadline.aborted) throw new ModelError("timeout", this.spent);
    if (NoObjectGeneratedError.isInstance(error)) {
      this.count(error.usage);
      return this.read(error.text ?? "");
    }
    if (NoOutputGeneratedError.isInstance(error)) return { kind: "broken", text: "" };
    if (!APICallError.isInstance(error)) return { kind: "failed", reason: "unreachable", retryAfterMs: BUSY_MS };
    const status = error.statusCode ?? 0;
    if (status === 401 || status === 403) throw new ModelError("refused", this.spent);
    const isBusy = status === 0 || status === 429 || status >= 500;
    const named = Number(error.responseHeaders?.["retry-after"]) * 1_000;
    return {
      kind: "failed",
      reason: isBusy ? "unreachable" : "refused",
      retryAfterMs: isBusy ? named || BUSY_MS : null,
    };
  }
}

function asJson(schema: z.ZodType): string {
  return `Answer with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

/** Waits, at most until the deadline: the next call then fails at once as timed out. */
async function pause(ms: number, deadline: AbortSignal): Promise<void> {
  await new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    deadline.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
