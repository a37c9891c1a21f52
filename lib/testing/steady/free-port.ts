import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that Linux hands out by itself (from 32768), so that nobody is given one between our asking and its use. */
const FIRST = 20_000;
const PAST_LAST = 32_000;

/** A loopback port that nobody listens on, for a program that has to be told one; the first of `inARow` that are all free. */
export async function freePort(inARow = 1): Promise<number> {
  for (;;) {
    const first = randomInt(FIRST, PAST_LAST);
    if (await areFree(first, inARow)) return first;
  }
}

async function areFree(first: number, count: number): Promise<boolean> {
  for (let port = first; port < first + count; port += 1) if (!(await isFree(port))) return false;
  return true;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
