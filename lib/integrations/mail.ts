import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { type Env, env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { visibleLine } from "@/lib/core/text/visible";
import { isAboutAddress } from "./refusal";

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
  /** Sent again by the same name it has the same Message-ID, and the same file where mails are files. */
  once?: { name: string; at: Date };
}

/** The mail server refused the address itself, for good: no later try would go better. */
export class AddressRefused extends AppError {
  constructor(readonly reason: string) {
    super("unavailable", "The mail server refused this address.", "Use another address, or try again later.");
  }
}

const CONNECT_TIMEOUT_MS = 5_000;
const SOCKET_TIMEOUT_MS = 10_000;
const OUTBOX_DIR = "outbox";

/** Where mails go. */
export type MailEnv = Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR"> & Partial<Pick<Env, "MAIL_BOUNCE_ADDRESS">>;

/**
 * Sends by SMTP_URL; without one, writes DATA_DIR/outbox/*.eml, newest last. Answers what the mail server said, cut; null for a file.
 * Throws `AddressRefused`, or else `unavailable` when the server refuses or is away.
 */
export async function sendMail({ once, ...mail }: Mail, e: MailEnv = env()): Promise<string | null> {
  const from = senderOf(mail.from, e.MAIL_FROM);
  const name = once?.name ?? randomUUID();
  const message = { ...mail, from, messageId: `<${name}@${domainOf(from)}>` };
  if (e.SMTP_URL) return sendBySmtp(e.SMTP_URL, { ...message, ...envelopeOf(mail.to, e.MAIL_BOUNCE_ADDRESS, once) });
  await writeToOutbox(outboxFolder(e), `${fileTime(once?.at ?? new Date())}-${name}`, message);
  return null;
}

/** Where the mail goes back to, which tells by its name what came back: without an address for that, to who sent it. */
function envelopeOf(to: string, bounces: string | undefined, once: Mail["once"]) {
  if (!bounces) return {};
  const at = bounces.lastIndexOf("@");
  const from = once ? `${bounces.slice(0, at)}+${once.name}${bounces.slice(at)}` : bounces;
  return { envelope: { from, to } };
}

/** Where mails go that are not sent by SMTP. */
export const outboxFolder = ({ DATA_DIR }: Pick<Env, "DATA_DIR">): string => join(DATA_DIR, OUTBOX_DIR);

const fileTime = (at: Date): string => at.toISOString().replace(/[:.]/g, "-");

const ADDRESS = /<([^<>@\s]+@[^<>@\s]+)>\s*$/;

/** Names and addresses apart, so that no character of a name is read as part of an address. */
function senderOf(from: string | undefined, fallback: string): string | { name: string; address: string } {
  if (from === undefined || ADDRESS.test(from)) return from ?? fallback;
  return { name: from, address: ADDRESS.exec(fallback)?.[1] ?? fallback };
}

type Sender = ReturnType<typeof senderOf>;
type Message = Omit<Mail, "from" | "once"> & { from: Sender; messageId: string };

function domainOf(from: Sender): string {
  const address = typeof from === "string" ? (ADDRESS.exec(from)?.[1] ?? from) : from.address;
  return address.slice(address.lastIndexOf("@") + 1);
}

async function sendBySmtp(url: string, mail: Message): Promise<string> {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  try {
    return saidBy((await transport.sendMail(mail)).response);
  } catch (error) {
    const reason = refusalOf(error);
    if (reason !== null) throw new AddressRefused(reason);
    const cause = error instanceof Error ? error : new Error(String(error));
    throw Object.assign(new AppError("unavailable", "The mail could not be sent.", "Try again in a minute."), {
      cause,
    });
  } finally {
    transport.close();
  }
}

const REASON_MAX = 300;
/** What a mail server said, in one line and cut: it may say anything. */
const saidBy = (response: string): string => visibleLine(response).slice(0, REASON_MAX);

const answered = z.object({ cause: z.union([z.object({ response: z.string() }), z.object({ message: z.string() })]) });

/** Why a mail was not sent, for those who run the site: the mail server's own words where it said any. */
export function answerTo(error: unknown): string {
  if (error instanceof AddressRefused) return error.reason;
  const cause = answered.safeParse(error).data?.cause ?? { message: String(error) };
  return saidBy("response" in cause ? cause.response : cause.message);
}

const refusal = z.object({ command: z.literal("RCPT TO"), responseCode: z.number(), response: z.string() });
/**
 * What the server said where it refused the addressee itself for good; null for every other failure. One that refuses us, such as
 * while it is set up wrong, says nothing of the address.
 */
function refusalOf(error: unknown): string | null {
  const { data } = refusal.safeParse(error);
  if (!data) return null;
  const { response, responseCode } = data;
  return isAboutAddress(responseCode, response) ? saidBy(response) : null;
}

/** Named by time, so that a directory listing is in order; moved into place whole, over the same mail of a try before. */
async function writeToOutbox(dir: string, name: string, mail: Message): Promise<void> {
  await mkdir(dir, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await transport.sendMail(mail);
  const part = join(dir, `${name}-${randomUUID()}.tmp`);
  await writeFile(part, message, { mode: 0o600 });
  await rename(part, join(dir, `${name}.eml`));
}
