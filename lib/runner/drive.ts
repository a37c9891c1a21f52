import { type Drive, type Driver, keep, record } from "./operations";
import { isPassing, persist } from "./persist";
import { type Answer, type Call, callFunction, type Operation } from "./protocol";
import { endRun, parkRun, type Run, RunLostError } from "./runs";
import { loadSteps, type Step } from "./steps";
import { retryTime } from "./times";

/** A run that killed its worker this often is given up. */
const CRASHES_MAX = 5;

/** What to do after one call: call again, put the run down, or nothing more since it has ended. */
type Next = "again" | "ended" | { at: Date | null; attempt: number };

/** Takes a claimed run as far as it goes now. Every finished step is saved before the next begins. */
export async function driveRun(driver: Driver, run: Run): Promise<void> {
  const fn = driver.functions.get(run.functionId);
  if (!fn) return;
  const drive: Drive = { ...driver, run: { ...run }, fn, steps: new Map() };
  try {
    await reload(drive);
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

/** One step further; a retry or wait that is already over goes on at once. */
async function goOn(drive: Drive): Promise<Next> {
  if (drive.isClosing()) return { at: drive.now(), attempt: drive.run.attempt };
  const next = await advance(drive).catch((error: unknown) => takeFault(drive, error));
  if (typeof next === "string" || next.at === null || next.at > drive.now() || drive.isClosing()) return next;
  drive.run.attempt = next.attempt;
  await reload(drive);
  return "again";
}

async function reload(drive: Drive): Promise<void> {
  drive.steps = await persist(() => loadSteps(drive.db, drive.run, drive.now()), drive.isClosing);
}

/** A fault of the call itself, such as an answer that cannot be read, counts as a failed try. */
function takeFault(drive: Drive, error: unknown): Promise<Next> {
  if (error instanceof RunLostError || isPassing(error)) throw error;
  const message = error instanceof Error ? error.message : String(error);
  return retryOrFail(drive, { error: { name: "Error", message }, mayRetry: true, retryAfter: null });
}

async function putDown(drive: Drive, { at, attempt }: { at: Date | null; attempt: number }): Promise<void> {
  await persist(() => parkRun(drive.db, drive.run, { at, attempt, now: drive.now() }), drive.isClosing);
}

async function advance(drive: Drive): Promise<Next> {
  const now = drive.now();
  const due = [...drive.steps.values()].filter((step) => isPlanned(step) && (step.wakeAt ?? now) <= now);
  if (due.length > 0) {
    await Promise.all(due.map((step) => runPlanned(drive, step)));
    return "again";
  }
  const answer = await call(drive, { stepId: null, attempt: drive.run.attempt });
  if (answer.type === "operations") return takeOperations(drive, answer);
  if (answer.type === "error") return retryOrFail(drive, answer);
  await end(drive, { status: "done", output: answer.output });
  return "ended";
}

function isPlanned({ kind, status }: Step): boolean {
  return kind === "run" && status === "pending";
}

function call({ handler, run, fn, steps }: Drive, { stepId, attempt }: { stepId: string | null; attempt: number }) {
  const finished: Call["steps"] = new Map();
  for (const { id, status, data, error } of steps.values()) {
    if (status === "done") finished.set(id, { type: "data", data });
    if (status === "failed") finished.set(id, { type: "error", error });
  }
  return callFunction(handler, {
    functionId: run.functionId,
    runId: run.id,
    event: run.event,
    attempt,
    maxAttempts: fn.maxAttempts,
    steps: finished,
    stepId,
    planOnly: finished.size < steps.size,
  });
}

async function takeOperations(
  drive: Drive,
  { operations, retryAfter }: { operations: Operation[]; retryAfter: string | null },
): Promise<Next> {
  let isNew = false;
  for (const operation of operations) {
    if (operation.op === "StepError") return retryOrFail(drive, { error: operation.error, mayRetry: true, retryAfter });
    if (drive.steps.has(operation.id)) continue;
    await record(drive, operation);
    isNew = true;
  }
  return isNew ? "again" : waitForOpenSteps(drive);
}

async function waitForOpenSteps(drive: Drive): Promise<Next> {
  const open = [...drive.steps.values()].filter(({ status }) => status === "pending");
  if (open.length === 0) {
    return fail(drive, { name: "Error", message: "The function neither ends nor names a step that is new." });
  }
  const times = open.flatMap(({ wakeAt }) => (wakeAt ? [wakeAt.getTime()] : []));
  return { at: times.length > 0 ? new Date(Math.min(...times)) : null, attempt: 0 };
}

/** Runs one of several steps that were found at the same time. */
async function runPlanned(drive: Drive, step: Step): Promise<void> {
  const answer = await call(drive, { stepId: step.id, attempt: step.attempt });
  const own = answer.type === "operations" ? answer.operations.find(({ id }) => id === step.id) : undefined;
  if (own?.op === "StepRun") return keep(drive, { ...step, status: "done", data: own.data });
  if (own?.op === "StepFailed") return keep(drive, { ...step, status: "failed", error: own.error });
  const { error, mayRetry, retryAfter } = failureOf(answer, own, step);
  const attempt = step.attempt + 1;
  if (!mayRetry || attempt >= drive.fn.maxAttempts) return keep(drive, { ...step, status: "failed", error });
  return keep(drive, { ...step, attempt, wakeAt: retryTime(drive.now(), retryAfter, drive.backoff(attempt)) });
}

interface Failure {
  error: unknown;
  mayRetry: boolean;
  retryAfter: string | null;
}

function failureOf(answer: Answer, own: Operation | undefined, step: Step): Failure {
  if (answer.type === "error") return answer;
  if (answer.type === "operations" && own?.op === "StepError") {
    return { error: own.error, mayRetry: true, retryAfter: answer.retryAfter };
  }
  const message = `The function no longer has the step ${step.name}.`;
  return { error: { name: "Error", message }, mayRetry: false, retryAfter: null };
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
