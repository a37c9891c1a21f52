import { setTimeout as delay } from "node:timers/promises";

const CHECK_EVERY_MS = 10;
const PATIENCE_MS = 45_000;

/** Waits for a condition, for what another process does; fails loudly when it never comes true. */
export async function until(condition: () => Promise<boolean> | boolean, patienceMs = PATIENCE_MS): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not true after ${patienceMs / 1000} s: ${condition}`);
    await delay(CHECK_EVERY_MS);
  }
}
