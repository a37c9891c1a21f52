import { rssMibOf } from "@/lib/testing/steady/process-figures";
import type { Scenario } from "../scenario";
import { Visitor } from "../visitor";

const MIB = 2 ** 20;
const POST_MIB = 200;
const PART = Buffer.alloc(MIB, "x");
/** What lies in the buffers between us counts as taken, too. */
const BAR_MIB = 8;
const PATIENCE_MS = 20_000;
const CHUNKED = "transfer-encoding: chunked\r\n";
const SIGNATURE = "x-inngest-signature: t=1&s=made-up\r\n";

/** A server that reads a body before it looks who sent it keeps all of it in memory. */
export const scenario: Scenario = {
  name: "four posts of 200 MB at an Inngest server's door",
  measures: "most that is taken of one, MiB",
  bar: BAR_MIB,
  async run(target) {
    const { origin, pid } = await target.inngestDoor();
    const attacker = new Visitor(target.attacker.address, origin, target.attacker.key);
    const mib = target.times(POST_MIB);
    const before = rssMibOf(pid);
    const length = `content-length: ${mib * MIB}\r\n`;
    const heads = ["", SIGNATURE].flatMap((signature) => [length + signature, CHUNKED + signature]);
    const taken = await Promise.all(heads.map((head) => post(attacker, head, mib)));
    return { figure: Math.max(...taken), note: `memory grew by ${Math.round(rssMibOf(pid) - before)} MiB` };
  },
};

/** Sends as long as it is let; the MiB that went out. */
function post(attacker: Visitor, head: string, mib: number): Promise<number> {
  const socket = attacker.connect();
  const isChunked = head.startsWith(CHUNKED);
  const part = isChunked ? Buffer.concat([Buffer.from(`${MIB.toString(16)}\r\n`), PART, Buffer.from("\r\n")]) : PART;
  let sent = 0;
  return new Promise((resolve) => {
    const sendMore = (error?: Error | null) => {
      if (error) return;
      if (sent < mib) socket.write(part, (failed) => sendMore(failed ?? noteSent()));
    };
    const noteSent = () => {
      sent += 1;
      return null;
    };
    const request = `POST /api/inngest?fnId=launchyard-revive-drafts&stepId=step HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}\r\n`;
    socket.once("connect", () => socket.write(request, sendMore));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.resume().once("close", () => resolve(sent));
  });
}
