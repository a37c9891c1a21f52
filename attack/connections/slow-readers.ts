import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { rssMibOf } from "@/lib/testing/steady/process-figures";
import type { Scenario } from "../scenario";
import type { Target } from "../target";

const READERS = 300;
const CALLS_EACH = 1_000;
const WATCHED_MS = 3_000;
const CALL = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

/** Readers that ask for the longest answer there is, a thousand times in one go, and read none of it. */
export const scenario: Scenario = {
  name: "300 readers who ask for long answers and read none",
  measures: "memory that the server takes for it, MiB",
  // What the process collects meanwhile makes it vary: 20 to 180; without paced reading it is above 700.
  bar: 250,
  async run(target) {
    const before = rssMibOf(target.pid);
    const waits = await target.healthDuring(async () => {
      const readers = Array.from({ length: READERS }, () => begin(target));
      await delay(WATCHED_MS);
      for (const reader of readers) reader.destroy();
    });
    const taken = Math.max(0, rssMibOf(target.pid) - before);
    return { figure: taken, note: `/healthz at most ${Math.round(waits.longestMs)} ms` };
  },
};

function begin(target: Target): Socket {
  const socket = target.attacker.connect();
  socket.pause();
  socket.once("connect", () => socket.write(CALL.repeat(CALLS_EACH)));
  return socket;
}
