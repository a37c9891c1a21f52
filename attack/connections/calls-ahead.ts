import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import type { Scenario } from "../scenario";
import { waitOf } from "../watch";

const CONNECTIONS = 300;
const CALLS_EACH = 1_000;
const WATCHED_MS = 3_000;
const CALL = "GET /api/v1/site HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

/** Connections that are there already, and all of a sudden ask for a thousand things each, in as few bytes as will do. */
export const scenario: Scenario = {
  name: "300 connections that send 1,000 calls each ahead",
  measures: "longest wait of /healthz, ms",
  bar: 100,
  async run(target) {
    const sockets = Array.from({ length: CONNECTIONS }, () => target.attacker.connect().pause());
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    const calls = CALL.repeat(CALLS_EACH);
    const waits = await target.healthDuring(async () => {
      for (const socket of sockets) socket.write(calls);
      await delay(WATCHED_MS);
      for (const socket of sockets) socket.destroy();
    });
    return { ...waitOf(waits), note: `p99 ${Math.round(waits.p99Ms)} ms` };
  },
};
