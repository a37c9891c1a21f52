import type { z } from "zod";
import { countOperation } from "@/lib/api/metrics/figures";
import { tags } from "@/lib/core/content-tags";
import { type Ctx, userIdOf } from "@/lib/core/context";
import type { AppError } from "@/lib/core/errors";
import { RateLimited, type RateLimitState } from "@/lib/core/limits/buckets";
import { type AnyExecutable, type Executable, Existing } from "@/lib/core/operation";
import { isAppError, toAppError } from "./faults";
import { type Answered, ReplayedError, requireUsableKey, runOnce } from "./idempotency";
import { withIdentifierSource } from "./identifier-source";
import { memoryOf } from "./memory";
import { noteOwn, noteShared } from "./open-pages";
import { parseInput } from "./parse-input";
import { chargeCall, chargeOwnBucket } from "./rate-limit";
import { Representation } from "./representation";
import { requireAccess } from "./require-access";
import { requireRoom } from "./room";

/** Input that is read only once the caller may call and is within limits, such as a request's body. */
export class LazyInput {
  constructor(readonly read: () => Promise<unknown>) {}
}

export interface CallExtras {
  /** Honoured by idempotent operations of signed-in callers; others ignore it. */
  idempotencyKey?: string | undefined;
}

/** What a call left behind, however it ended. */
export interface CallFacts {
  /** Buckets charged, the tightest last. */
  rateLimits: RateLimitState[];
  /** The answer was stored by an earlier call with the same idempotency key. */
  replayed: boolean;
  requestId: string;
}

export interface Executed<T> extends CallFacts {
  output: T;
  status: number;
  /** The output's JSON bytes and entity tag. */
  representation: Representation<T>;
}

export type Outcome<T> = ({ ok: true } & Executed<T>) | ({ ok: false; error: AppError } & CallFacts);

/** The one way into an operation: access, rate limit, parse, idempotency, run, parse output. Throws AppError only. */
export async function execute<I extends z.ZodObject, O extends z.ZodType>(
  operation: Executable<I, O>,
  ctx: Ctx,
  rawInput: unknown,
  extras: CallExtras = {},
): Promise<Executed<z.output<O>>> {
  const outcome = await perform(operation, ctx, rawInput, extras);
  if (!outcome.ok) throw outcome.error;
  return outcome;
}

/** As `execute`, with failures as values beside what a transport shows of them. Never throws. */
export async function perform<I extends z.ZodObject, O extends z.ZodType>(
  operation: Executable<I, O>,
  ctx: Ctx,
  rawInput: unknown,
  extras: CallExtras = {},
): Promise<Outcome<z.output<O>>> {
  const startedAt = performance.now();
  const outcome = await settle(operation, ctx, rawInput, extras);
  countOperation(operation.name, outcome.ok ? "ok" : outcome.error.code, startedAt);
  return outcome;
}

async function settle<I extends z.ZodObject, O extends z.ZodType>(
  operation: Executable<I, O>,
  ctx: Ctx,
  rawInput: unknown,
  extras: CallExtras,
): Promise<Outcome<z.output<O>>> {
  const facts: CallFacts = { rateLimits: [], replayed: false, requestId: ctx.requestId };
  try {
    const answered = await inTurn(operation, ctx, () => answer(operation, ctx, rawInput, extras, facts));
    // safe: runParsed made the bytes from this operation's own output schema
    return succeeded(facts, answered.status, answered.representation as Representation<z.output<O>>);
  } catch (thrown) {
    noteOwn(memoryOf(ctx.db).openPages, ctx.requestId);
    const fault = toAppError(thrown, { requestId: ctx.requestId, operation: operation.name });
    const error = withIdentifierSource(fault, operation);
    if (fault instanceof RateLimited) {
      facts.rateLimits.push(fault.state);
      memoryOf(ctx.db).hits.note(ctx.db, fault, ctx); // those that an operation hit while it ran
    }
    if (fault instanceof ReplayedError)
      return { ok: false, error, ...facts, replayed: true, requestId: fault.requestId };
    return { ok: false, error, ...facts };
  }
}

/** Before anything is counted or looked at: even that takes a connection. */
function inTurn<T>(operation: AnyExecutable, { db, actor }: Ctx, work: () => Promise<T>): Promise<T> {
  const userId = userIdOf(actor);
  return operation.readOnly || userId === null ? work() : memoryOf(db).turns.take(userId, work);
}

function succeeded<T>(facts: CallFacts, status: number, representation: Representation<T>): Outcome<T> {
  return {
    ok: true,
    ...facts,
    status,
    representation,
    get output() {
      return representation.output;
    },
  };
}

async function answer(operation: AnyExecutable, ctx: Ctx, rawInput: unknown, extras: CallExtras, facts: CallFacts) {
  facts.rateLimits.push(...(await chargeCall(operation, ctx)));
  requireAccess(operation, ctx.actor);
  requireRoom(operation, ctx);
  const input = parseInput(operation, rawInput instanceof LazyInput ? await rawInput.read() : rawInput);
  if (isShareable(operation, ctx) && !(await operation.changesSoon?.(ctx))) return shared(operation, ctx, input);
  noteOwn(memoryOf(ctx.db).openPages, ctx.requestId);
  const userId = userIdOf(ctx.actor);
  const { idempotencyKey: key } = extras;
  if (!operation.idempotent || key === undefined || userId === null) return run(operation, ctx, input, facts);
  requireUsableKey(key, ctx.surface === "mcp" ? "/idempotency_key" : "");
  const request = { site: ctx.site.key, input };
  const again = operation.again ? () => runAgain(operation, ctx, input) : null;
  const call = { db: ctx.db, now: ctx.now, userId, operation, key, requestId: ctx.requestId, request, again };
  const answered = await runOnce(call, () => run(operation, ctx, input, facts));
  facts.replayed = answered.replayed;
  return answered;
}

/** Public reads of nobody in particular are equal for everybody. */
function isShareable(operation: AnyExecutable, ctx: Ctx): boolean {
  const isForAll = operation.access === "public" && operation.readOnly && !operation.isSecret;
  return isForAll && ctx.actor.type === "anonymous";
}

const HOUR_MS = 3_600_000;
/** An answer's bytes with what they become compressed, in the bytes. */
const CODED_SHARE = 1.4;

async function shared(operation: AnyExecutable, ctx: Ctx, input: Record<string, unknown>): Promise<Answered> {
  const now = ctx.now.getTime();
  const hour = Math.floor(now / HOUR_MS); // weeks turn on the hour: no answer outlives its week
  const key = `${ctx.site.id} ${hour} ${operation.name} ${JSON.stringify(input)}`;
  const make = async () => {
    const { representation } = await runParsed(operation, ctx, input);
    representation.tags = tagsOf(operation, ctx, input, representation.output);
    const bytes = Math.ceil(CODED_SHARE * representation.bytes.length);
    return { tags: representation.tags, bytes, value: representation.seal() };
  };
  const { answers, openPages } = memoryOf(ctx.db);
  const representation = await answers.through(key, now, make, openPages.has(ctx.requestId));
  noteShared(openPages, ctx.requestId, representation.tags);
  return { status: operation.status, representation };
}

function tagsOf(operation: AnyExecutable, { site }: Ctx, input: Record<string, unknown>, output: unknown): string[] {
  const own = operation.cacheTags?.({ siteId: site.id, input, output }) ?? [tags.any(site.id)];
  return [...new Set([tags.site(site.id), ...own])];
}

async function run(operation: AnyExecutable, ctx: Ctx, input: Record<string, unknown>, facts: CallFacts) {
  const charged = await chargeOwnBucket(operation, ctx, input);
  facts.rateLimits.push(...charged.states);
  try {
    const answered = await runParsed(operation, ctx, input);
    await charged.settle(answered.isExisting ? "existing" : "made");
    return answered;
  } catch (error) {
    await charged.settle(isAppError(error) ? error : "fault");
    throw error;
  } finally {
    if (!operation.readOnly) await forgetWritten(ctx);
  }
}

/** Whoever wrote reads what was written: its transactions have announced what they changed, and that is waited for. */
async function forgetWritten({ db }: Ctx): Promise<void> {
  const { answers, caughtUp } = memoryOf(db);
  if (answers.isOn) await caughtUp();
}

async function runParsed(operation: AnyExecutable, ctx: Ctx, input: Record<string, unknown>) {
  const given = await operation.run({ ctx, input });
  const isExisting = given instanceof Existing;
  const representation = new Representation(operation.output.parse(isExisting ? given.output : given));
  return { status: isExisting ? 200 : operation.status, representation, isExisting };
}

async function runAgain(operation: AnyExecutable, ctx: Ctx, input: Record<string, unknown>): Promise<Representation> {
  return new Representation(operation.output.parse(await operation.again?.({ ctx, input })));
}
