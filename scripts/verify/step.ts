import { spawn } from "node:child_process";
import type { Finding } from "./finding";

/** One check of `npm run verify`. */
export interface Step {
  name: string;
  run(): Promise<StepResult>;
}

export interface StepResult {
  isOk: boolean;
  /** Shown when the step failed. */
  output: string;
}

/** A step that is a program from node_modules/.bin; its output shows only when it fails. */
export function programStep(name: string, command: string, args: string[]): Step {
  return { name, run: () => runProgram(command, args) };
}

/** A step that is a function of ours. */
export function findingsStep(name: string, check: () => Finding[]): Step {
  return {
    name,
    async run() {
      const findings = check();
      return { isOk: findings.length === 0, output: findings.map((one) => `${one.file} ${one.message}`).join("\n") };
    },
  };
}

function runProgram(command: string, args: string[]): Promise<StepResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", (error) => resolve({ isOk: false, output: `${command} did not start: ${error.message}` }));
    child.on("close", (code) => resolve({ isOk: code === 0, output: output.trim() }));
  });
}

/** Runs the steps, at most `width` at a time, telling each end; all of them run even when one fails. */
export async function runSteps(
  steps: Step[],
  width: number,
  onEnd: (step: Step, result: StepResult, ms: number) => void,
): Promise<{ step: Step; result: StepResult }[]> {
  const waiting = [...steps];
  const done: { step: Step; result: StepResult }[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now();
      const result = await step.run().catch((error) => ({ isOk: false, output: String(error?.stack ?? error) }));
      onEnd(step, result, performance.now() - start);
      done.push({ step, result });
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}
