import PostalMime, { type Email } from "postal-mime";
import { visibleLine } from "@/lib/core/text/visible";
import { boundedMail } from "./bounded-mail";
import { isAboutAddress, isAboutSender, isAddressStatus } from "./refusal";

interface Failure {
  said: string;
  isAboutAddress: boolean;
  /** Whom the mail server could not reach, in lower case: whom we wrote to, unless the mail was forwarded. */
  recipients: string[];
}

/** What a mail server reports of a mail that it could not deliver (RFC 3464). */
export interface Bounce {
  /** Names of mails, as their Message-IDs and return paths hold them, that the report may be about. */
  mailNames: string[];
  /** What was given up for good, and whether that is since nobody has the address; null where nothing was: it is only late, or arrived. */
  failure: Failure | null;
}

const STATUS_PARTS = ["message/delivery-status", "message/global-delivery-status"];
/** What was sent, or its head alone; RFC 6533 names the second of each kind. */
const RETURNED_PARTS = ["message/rfc822", "text/rfc822-headers", "message/global", "message/global-headers"];
/** Whom a report is to: the return path of the mail, which its server may also keep in a header of its own. */
const ADDRESSED = ["to", "delivered-to", "x-original-to", "envelope-to"];
const MAIL_NAME = /(?<![0-9a-f])[0-9a-f]{32}(?=@)/g;
const NAMES_MAX = 20;
const SAID_MAX = 300;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 32 * 1024, forceRfc822Attachments: true };

type Fields = ReadonlyMap<string, string>;

/** Reads what a mailbox of bounces got; null for what is no report of a delivery. Throws for nothing that a stranger can write. */
export async function readBounce(raw: Uint8Array): Promise<Bounce | null> {
  const mail = await PostalMime.parse(boundedMail(raw), LIMITS).catch(() => null);
  const status = mail && partOf(mail, STATUS_PARTS);
  if (!mail || status === null) return null;
  const returned = partOf(mail, RETURNED_PARTS) ?? "";
  const addressed = mail.headers.filter(({ key }) => ADDRESSED.includes(key)).map(({ value }) => value);
  const mailNames = [...addressed, messageIdIn(returned)].flatMap((text) => text.match(MAIL_NAME) ?? []);
  const failures = groupsOf(status).flatMap((fields) => failureOf(fields) ?? []);
  const failure = failures.find((one) => one.isAboutAddress) ?? failures[0] ?? null;
  return { mailNames: [...new Set(mailNames)].slice(0, NAMES_MAX), failure };
}

/** The text of the first part of one of these types. */
function partOf({ attachments }: Email, types: readonly string[]): string | null {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  if (!part) return null;
  return typeof part.content === "string" ? part.content : new TextDecoder().decode(part.content);
}

/** Of the head of what was sent, and of no mail within it. */
function messageIdIn(returned: string): string {
  const [head = ""] = returned.replace(/\r\n?/g, "\n").split("\n\n");
  return fieldsOf(head).get("message-id") ?? "";
}

/** Groups of fields: of the report, then of each addressee. */
const groupsOf = (status: string): Fields[] =>
  status
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .map(fieldsOf);

/** Fields by name, their lines joined. */
function fieldsOf(text: string): Fields {
  const lines = text.replace(/\n[ \t]+/g, " ").split("\n");
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, name, value] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), (value ?? "").trim()]] : [];
    }),
  );
}

/** Null unless it was given up for good: what is late or passed on is no failure, and one of another class may go better. */
function failureOf(fields: Fields): Bounce["failure"] {
  const [status = ""] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "") ?? [];
  if (fields.get("action")?.toLowerCase() !== "failed" || !status.startsWith("5.")) return null;
  const told = (fields.get("diagnostic-code") ?? "").replace(/^[\w-]+[ \t]*;[ \t]*/, "");
  const said = visibleLine(told || `The mail server gave the status ${status}.`).slice(0, SAID_MAX);
  return { said, isAboutAddress: isOfAddress(status, told), recipients: recipientsOf(fields) };
}

/** As the report names them: "rfc822; reader@people.example", with brackets or without. */
const recipientsOf = (fields: Fields): string[] =>
  ["original-recipient", "final-recipient"].flatMap((key) => {
    const [, address] = /;[ \t]*<?([^\s<>]+)/.exec(fields.get(key) ?? "") ?? [];
    return address ? [address.toLowerCase()] : [];
  });

/** By the status, unless the server's own words speak against it; one that says nothing by these. 5.4.4: nobody takes mail of that domain. */
function isOfAddress(status: string, told: string): boolean {
  const [, code, own] = /^(5\d\d)[ -](5\.\d+\.\d+)?/.exec(told) ?? [];
  const isSaid = code !== undefined && isAboutAddress(Number(code), told);
  if (/^5\.[012]\.0$/.test(status)) return isSaid;
  return (
    (isAddressStatus(status) || status === "5.4.4") &&
    !isAboutSender(told) &&
    (own === undefined || own === status || isSaid)
  );
}
