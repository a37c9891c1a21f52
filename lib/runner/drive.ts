import type { Db } from "@/db/client";
import { logWithin } from "@/lib/core/log";
import type { RunnerFunction, RunnerFunctions } from "./functions";
import { isPassing, persist } from "./persist";
import { type Answer, type Call, callFunction, type Handler, type Operation } from "./protocol";
import { endRun, parkRun, type Run, RunLostError } from "./runs";
import { loadSteps, type Step, saveStep } from "./steps";
import { type Backoff, retryTime } from "./times";

/** A run that killed its worker this often is given up. */
const CRASHES_MAX = 5;

/** What driving a run takes, the same for all runs of a worker. */
export interface Driver {
  db: Db;
  handler: Handler;
  functions: RunnerFunctions;
  now: () => Date;
  backoff: Backoff;
  isClosing: () => boolean;
}

/** One run in this worker's hands. `steps` are those that ended, in that order. */
interface Drive extends Driver {
  run: Run;
  fn: RunnerFunction;
  steps: Map<string, Step>;
}

/** What to do after one call: call again, put the run down, or nothing more since it has ended. */
type Next = "again" | "ended" | { at: Date; attempt: number };

/** Takes a claimed run as far as it goes now. Every finished step is saved before the next begins. */
export async function driveRun(driver: Driver, run: Run): Promise<void> {
  const fn = driver.functions.get(run.functionId);
  if (!fn) return;
  try {
    const steps = await persist(() => loadSteps(driver.db, run), driver.isClosing);
    const drive: Drive = { ...driver, run: { ...run }, fn, steps: new Map(steps.map((step) => [step.id, step])) };
    let next: Next = run.crashes >= CRASHES_MAX ? await fail(drive, crashError(run)) : "again";
    while (next === "again") next = await goOn(drive);
    if (next !== "ended") await putDown(drive, next);
  } catch (error) {
    if (!(error instanceof RunLostError)) throw error;
  }
}

function crashError({ crashes }: Run) {
  return { name: "Error", message: `The process ended ${crashes} times while it ran this function.` };
}

/** One step further; a retry whose time has come goes on at once. */
async function goOn(drive: Drive): Promise<Next> {
  if (drive.isClosing()) return { at: drive.now(), attempt: drive.run.attempt };
  const next = await advance(drive).catch((error: unknown) => takeFault(drive, error));
  if (typeof next === "string" || next.at > drive.now() || drive.isClosing()) return next;
  drive.run.attempt = next.attempt;
  return "again";
}

/** A fault of the call itself, such as an answer that cannot be read, counts as a failed try. */
function takeFault(drive: Drive, error: unknown): Promise<Next> {
  if (error instanceof RunLostError || isPassing(error)) throw error;
  const message = error instanceof Error ? error.message : String(error);
  return retryOrFail(drive, { error: { name: "Error", message }, mayRetry: true, retryAfter: null });
}

async function putDown(drive: Drive, { at, attempt }: { at: Date; attempt: number }): Promise<void> {
  await persist(() => parkRun(drive.db, drive.run, { at, attempt, now: drive.now() }), drive.isClosing);
}

async function advance(drive: Drive): Promise<Next> {
  const answer = await call(drive);
  if (answer.type === "step") return takeStep(drive, answer);
  if (answer.type === "error") return retryOrFail(drive, answer);
  await end(drive, { status: "done", output: answer.output });
  return "ended";
}

function call({ handler, run, fn, steps }: Drive): Promise<Answer> {
  const finished: Call["steps"] = new Map();
  for (const { id, status, data, error } of steps.values())
    finished.set(id, status === "done" ? { type: "data", data } : { type: "error", error });
  const { functionId, id: runId, event, attempt } = run;
  const asked: Call = { functionId, runId, event, attempt, maxAttempts: fn.maxAttempts, steps: finished };
  return logWithin({ run_id: runId, function: functionId }, () => callFunction(handler, asked));
}

async function takeStep(
  drive: Drive,
  { operation, retryAfter }: { operation: Operation; retryAfter: string | null },
): Promise<Next> {
  if (operation.op === "StepError") return retryOrFail(drive, { error: operation.error, mayRetry: true, retryAfter });
  const step = stepOf(operation);
  if (drive.steps.has(step.id)) {
    return fail(drive, { name: "Error", message: `The function does the step ${step.name} a second time.` });
  }
  await persist(() => saveStep(drive.db, drive.run, step), drive.isClosing);
  drive.run.attempt = 0;
  drive.steps.set(step.id, step);
  return "again";
}

function stepOf(operation: Exclude<Operation, { op: "StepError" }>): Step {
  const { id, displayName } = operation;
  const step = { id, name: displayName ?? id };
  return operation.op === "StepRun"
    ? { ...step, status: "done", data: operation.data, error: null }
    : { ...step, status: "failed", data: null, error: operation.error };
}

interface Failure {
  error: unknown;
  mayRetry: boolean;
  retryAfter: string | null;
}

async function retryOrFail(drive: Drive, { error, mayRetry, retryAfter }: Failure): Promise<Next> {
  const attempt = drive.run.attempt + 1;
  if (!mayRetry || attempt >= drive.fn.maxAttempts) return fail(drive, error);
  return { at: retryTime(drive.now(), retryAfter, drive.backoff(attempt)), attempt };
}

async function fail(drive: Drive, error: unknown): Promise<"ended"> {
  await end(drive, { status: "failed", error });
  return "ended";
}

async function end(drive: Drive, outcome: Parameters<typeof endRun>[2]): Promise<void> {
  await persist(() => endRun(drive.db, { ...drive, now: drive.now() }, outcome), drive.isClosing);
}
