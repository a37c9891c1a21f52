import type { Db } from "@/db/client";
import { parseCondition } from "./expression";
import type { RunnerFunction, RunnerFunctions } from "./functions";
import { persist } from "./persist";
import type { Handler, Operation } from "./protocol";
import { createRuns, type Run } from "./runs";
import { newStep, type Step, saveStep } from "./steps";
import { type Backoff, timeAfter } from "./times";

/** How long a wait without a timeout lasts. */
const WAIT_MAX = "52w";

/** What driving a run takes, the same for all runs of a worker. */
export interface Driver {
  db: Db;
  handler: Handler;
  functions: RunnerFunctions;
  now: () => Date;
  backoff: Backoff;
  isClosing: () => boolean;
}

/** One run in this worker's hands. Finished steps stand in `steps` in the order in which they finished. */
export interface Drive extends Driver {
  run: Run;
  fn: RunnerFunction;
  steps: Map<string, Step>;
}

/** Saves a step before anything else happens in its run. */
export async function keep(drive: Drive, step: Step): Promise<void> {
  await persist(() => saveStep(drive.db, drive.run, step), drive.isClosing);
  drive.run.attempt = 0;
  drive.steps.delete(step.id);
  drive.steps.set(step.id, step);
}

/** Saves what a function reported or asked for. */
export async function record(drive: Drive, operation: Exclude<Operation, { op: "StepError" }>): Promise<void> {
  const { id } = operation;
  const name = operation.displayName ?? id;
  const until = (text: string | null | undefined) => timeAfter(drive.now(), text || WAIT_MAX);
  switch (operation.op) {
    case "StepRun":
      return keep(drive, { ...newStep(id, name, "run"), status: "done", data: operation.data });
    case "StepFailed":
      return keep(drive, { ...newStep(id, name, "run"), status: "failed", error: operation.error });
    case "StepPlanned":
      return keep(drive, { ...newStep(id, name, "run"), wakeAt: drive.now() });
    case "Sleep":
      return keep(drive, { ...newStep(id, name, "sleep"), wakeAt: until(operation.name) });
    case "WaitForEvent":
      return keep(drive, {
        ...newStep(id, name, "event"),
        ...readWait(operation),
        wakeAt: until(operation.opts.timeout),
      });
    case "InvokeFunction":
      return invoke(drive, { ...newStep(id, name, "invoke"), wakeAt: until(operation.opts.timeout) }, operation.opts);
  }
}

function readWait({ name, opts }: Operation & { op: "WaitForEvent" }): Pick<Step, "eventName" | "condition"> {
  const condition = opts.if ?? null;
  // Refused now, not when the event comes: then nobody would learn of it.
  if (condition) parseCondition(condition);
  return { eventName: name, condition };
}

async function invoke(
  drive: Drive,
  step: Step,
  { function_id, payload }: { function_id: string; payload: { data: unknown } },
): Promise<void> {
  const fn = drive.functions.get(function_id);
  if (!fn) {
    return keep(drive, { ...step, status: "failed", error: { name: "Error", message: `No function ${function_id}.` } });
  }
  const now = drive.now();
  const parent = { runId: drive.run.id, stepId: step.id };
  const event = {
    id: `${parent.runId}:${parent.stepId}`,
    name: "inngest/function.invoked",
    data: payload.data ?? {},
    ts: now.getTime(),
  };
  const save = () =>
    drive.db.transaction(async (tx) => {
      await saveStep(tx, drive.run, step);
      await createRuns(tx, [{ fn, event, parent }], now);
    });
  await persist(save, drive.isClosing);
  drive.run.attempt = 0;
  drive.steps.set(step.id, step);
}
