import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Env, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

/** One message to one person. */
export interface Mail {
  to: string;
  /** Who sends it: `Name <address>`, or a name alone, which then has the address of MAIL_FROM. */
  from?: string;
  subject: string;
  text: string;
  html: string;
  /** Such as `List-Unsubscribe` (RFC 8058). */
  headers?: Record<string, string>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 10_000;
const OUTBOX_DIR = "outbox";

/** Where mails go. */
export type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

/** Sends by SMTP_URL; without one, writes DATA_DIR/outbox/*.eml, newest last. Throws `unavailable` when the server refuses or is away. */
export async function sendMail(mail: Mail, e: MailEnv = env()): Promise<void> {
  const message = { ...mail, from: senderOf(mail.from, e.MAIL_FROM) };
  if (e.SMTP_URL) await sendBySmtp(e.SMTP_URL, message);
  else await writeToOutbox(join(e.DATA_DIR, OUTBOX_DIR), message);
}

const ADDRESS = /<([^<>@\s]+@[^<>@\s]+)>\s*$/;

/** Names and addresses apart, so that no character of a name is read as part of an address. */
function senderOf(from: string | undefined, fallback: string): string | { name: string; address: string } {
  if (from === undefined || ADDRESS.test(from)) return from ?? fallback;
  return { name: from, address: ADDRESS.exec(fallback)?.[1] ?? fallback };
}

type Message = Omit<Mail, "from"> & { from: ReturnType<typeof senderOf> };

async function sendBySmtp(url: string, mail: Message): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  try {
    await transport.sendMail(mail);
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    throw Object.assign(new AppError("unavailable", "The mail could not be sent.", "Try again in a minute."), {
      cause,
    });
  } finally {
    transport.close();
  }
}

/** Named by time, so that a directory listing is in order; moved into place whole. */
async function writeToOutbox(dir: string, mail: Message): Promise<void> {
  await mkdir(dir, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await transport.sendMail(mail);
  const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
  await writeFile(join(dir, `${name}.tmp`), message, { mode: 0o600 });
  await rename(join(dir, `${name}.tmp`), join(dir, `${name}.eml`));
}
