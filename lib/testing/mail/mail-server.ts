import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A refusal as a mail server words it, such as `550 5.1.1 No such user`; null takes the mail. */
type Refusal = (address: string) => string | null;

/** A mail as it was sent. */
export interface ReceivedMail {
  /** Of the envelope: where it would go back to. */
  from: string;
  to: string;
  message: string;
}

export interface TestMailServer {
  /** For SMTP_URL. */
  url: string;
  /** What it took, as sent, in order; empty where a `take` of its own was given. */
  received: ReceivedMail[];
  /** Says what it does with senders and addressees; it takes everything at first. */
  refuses: { from: Refusal; to: Refusal };
  /** What it waits for before it greets a client, and before it says that it took a mail; nothing at first. */
  waits: { toGreet: () => Promise<void>; toAnswer: () => Promise<void> };
  close(): Promise<void>;
}

const atOnce = async () => {};

/** A mail server on loopback that keeps what it is given, or hands it to `take`. */
export async function startMailServer(port = 0, take?: (mail: ReceivedMail) => void): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const refuses: TestMailServer["refuses"] = { from: () => null, to: () => null };
  const waits: TestMailServer["waits"] = { toGreet: atOnce, toAnswer: atOnce };
  const keep = take ?? ((mail: ReceivedMail) => received.push(mail));
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => void waits.toGreet().then(() => done()),
    onMailFrom: ({ address }, _session, done) => done(errorOf(refuses.from(address))),
    onRcptTo: ({ address }, _session, done) => done(errorOf(refuses.to(address))),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const message = Buffer.concat(chunks).toString("utf8");
        keep({ from, to: envelope.rcptTo[0]?.address ?? "", message });
        void waits.toAnswer().then(() => done());
      });
    },
  });
  server.on("error", () => undefined); // a client that is killed leaves its connection
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const bound = server.server.address() as AddressInfo; // a TCP server's address is never a pipe's name
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    ...{ received, refuses, waits },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** By which programs that read mails tell that two are the same. */
export function messageIdOf({ message }: ReceivedMail): string {
  return /^Message-ID: (\S+)/im.exec(message)?.[1] ?? "";
}

function errorOf(refusal: string | null): Error | null {
  if (refusal === null) return null;
  const [, code, words] = /^(\d{3}) (.*)$/.exec(refusal) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
