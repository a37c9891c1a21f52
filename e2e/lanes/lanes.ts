import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";

/** Journeys that run side by side do so in lanes, each with an app of its own: what one changes, none of another lane sees. */
export interface Lane {
  /** What journeys of this lane find in their environment. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const environments = z.array(z.record(z.string(), z.string())).min(1);

/** Starts a lane's app. Throws when it does not come up; what it says of that was printed. */
export async function startLane(): Promise<Lane> {
  const child = fork(join(import.meta.dirname, "lane.ts"), { execArgv: ["--import", "tsx"], env: process.env });
  const ended = once(child, "exit");
  const told = await Promise.race([once(child, "message"), ended.then(() => null)]);
  if (!told) throw new Error("The app of the journeys did not come up.");
  return { env: environments.element.parse(told[0]), close: () => hangUp(child, ended) };
}

async function hangUp(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.connected) child.disconnect();
  await ended;
}

/** For the environment of Playwright, whose workers take one lane each. */
export const tellLanes = (lanes: Lane[]) => ({ E2E_LANES: JSON.stringify(lanes.map(({ env }) => env)) });

/** Takes over the environment of this worker's lane; the process that only lists the journeys takes the first. */
export function takeLane(): { lanes: number } {
  const told = process.env.E2E_LANES;
  if (!told) throw new Error('E2E_LANES is not set: start the journeys with "npm run test:e2e".');
  const all = environments.parse(JSON.parse(told));
  Object.assign(process.env, all[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);
  return { lanes: all.length };
}
