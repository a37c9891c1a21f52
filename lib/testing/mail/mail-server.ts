import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A refusal as a mail server words it, such as `550 5.1.1 No such user`; null takes the mail. */
type Refusal = (address: string) => string | null;

export interface TestMailServer {
  /** For SMTP_URL. */
  url: string;
  /** What it took, as sent, in order. */
  received: { to: string; message: string }[];
  /** Says what it does with senders and addressees; it takes everything at first. */
  refuses: { from: Refusal; to: Refusal };
  close(): Promise<void>;
}

/** A mail server on loopback that keeps what it is given. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: TestMailServer["received"] = [];
  const refuses: TestMailServer["refuses"] = { from: () => null, to: () => null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: ({ address }, _session, done) => done(errorOf(refuses.from(address))),
    onRcptTo: ({ address }, _session, done) => done(errorOf(refuses.to(address))),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        received.push({ to: envelope.rcptTo[0]?.address ?? "", message: Buffer.concat(chunks).toString("utf8") });
        done();
      });
    },
  });
  server.on("error", () => undefined); // a client that is killed leaves its connection
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = server.server.address() as AddressInfo; // a TCP server's address is never a pipe's name
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    received,
    refuses,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function errorOf(refusal: string | null): Error | null {
  if (refusal === null) return null;
  const [, code, words] = /^(\d{3}) (.*)$/.exec(refusal) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
