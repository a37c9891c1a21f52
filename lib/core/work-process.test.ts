import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { WorkProcess } from "./work-process";

const ECHO = "lib/testing/steady/echo-process.ts";
const LONG_MS = 60_000;

it("gives no work to a process that is being killed, though its answer arrives after that", async () => {
  const echo = new WorkProcess<{ n: number }, { n: number }>({ bundled: ECHO, source: ECHO, niceness: 0 });
  expect(await echo.ask({ n: 1 }, LONG_MS)).toEqual({ n: 1 });
  const late = echo.ask({ n: 2 }, 50);
  const next = echo.ask({ n: 3 }, LONG_MS);
  await nextTurn(); // the process has the work
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400); // this one is busy: deadline and answer both wait
  await late;
  expect(await next).toEqual({ n: 3 });
});
