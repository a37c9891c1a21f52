import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Scenario } from "../scenario";
import { waitOf } from "../watch";

const CONNECTIONS = 200;
const WATCHED_MS = 4_000;
const HEAD = "GET /api/v1/site HTTP/1.1\r\nHost: 127.0.0.1\r\n";
const LINE = "X-Flood: a\r\n".repeat(1_000);

/** Heads that never end: each connection sends header lines for as long as anybody takes them. */
export const scenario: Scenario = {
  name: "200 connections whose headers never end",
  measures: "longest wait of /healthz, ms",
  bar: 100,
  async run(target) {
    let taken = 0;
    let refused = 0;
    const flood = (): Socket => {
      const socket = target.attacker.connect();
      const send = (): void =>
        void socket.write(LINE, (error) => {
          taken += LINE.length;
          if (!error && !socket.destroyed) setImmediate(send);
        });
      socket.once("connect", () => socket.write(HEAD, send));
      socket.once("data", (chunk) => (refused += chunk.toString("latin1").startsWith("HTTP/1.1 431") ? 1 : 0));
      return socket;
    };
    const waits = await target.healthDuring(async () => {
      const floods = Array.from({ length: target.times(CONNECTIONS) }, flood);
      await delay(WATCHED_MS);
      for (const socket of floods) socket.destroy();
    });
    return { ...waitOf(waits), note: `${refused} refused with 431, ${Math.round(taken / 1024)} KiB sent` };
  },
};
