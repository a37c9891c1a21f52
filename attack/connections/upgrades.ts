import type { Socket } from "node:net";
import { ODDITIES } from "@/lib/testing/api/odd-connections";
import { openFiles } from "@/lib/testing/steady/process-figures";
import { until } from "@/lib/testing/steady/until";
import type { Scenario } from "../scenario";
import type { Target } from "../target";

const CONNECTIONS = 1_000;
/** What the server itself opens meanwhile: connections to its database, files of pages. */
const OWN = 20;
const PATIENCE_MS = 10_000;

/** Each of them would be kept for ever by a server that hands the connection over and never answers. */
export const scenario: Scenario = {
  name: "1,000 offers of a websocket at once",
  measures: "files still open afterwards",
  bar: OWN,
  async run(target) {
    const before = openFiles(target.pid);
    const answered = await Promise.all(Array.from({ length: target.times(CONNECTIONS) }, () => offer(target)));
    await until(() => openFiles(target.pid) <= before + OWN).catch(() => undefined);
    const left = Math.max(0, openFiles(target.pid) - before);
    return { figure: left, note: `${answered.filter(Boolean).length} of ${answered.length} answered` };
  },
};

/** Waits for any answer, and says goodbye only then. */
function offer(target: Target): Promise<boolean> {
  const socket: Socket = target.attacker.connect();
  return new Promise((resolve) => {
    socket.once("connect", () => socket.write(ODDITIES["an upgrade that nobody offers"] ?? ""));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.once("data", () => socket.end(() => resolve(true)));
    socket.once("close", () => resolve(false));
  });
}
