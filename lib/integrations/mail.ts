import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { type Env, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

/** One message to one person. */
export interface Mail {
  to: string;
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
  if (e.SMTP_URL) await sendBySmtp(e.SMTP_URL, mail, e.MAIL_FROM);
  else await writeToOutbox(join(e.DATA_DIR, OUTBOX_DIR), mail, e.MAIL_FROM);
}

async function sendBySmtp(url: string, mail: Mail, from: string): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  try {
    await transport.sendMail({ from, ...mail });
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
async function writeToOutbox(dir: string, mail: Mail, from: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await transport.sendMail({ from, ...mail });
  const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomUUID().slice(0, 8)}`;
  await writeFile(join(dir, `${name}.tmp`), message, { mode: 0o600 });
  await rename(join(dir, `${name}.tmp`), join(dir, `${name}.eml`));
}
