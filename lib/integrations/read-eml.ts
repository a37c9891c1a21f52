/** A mail as people see it. */
export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Reads a mail of our own making, of two parts at most; what it cannot read is left as it stands. */
export function readEml(eml: string): ReadMail {
  const { headers, body } = splitHead(eml);
  const parts = partsOf(headers, body);
  const partOf = (type: string) => parts.find(({ headers: own }) => own.get("content-type")?.startsWith(type));
  const words = (name: string) => decodeWords(headers.get(name) ?? "");
  return {
    ...{ from: words("from"), to: words("to"), subject: words("subject") },
    text: decodeBody(partOf("text/plain")),
    html: decodeBody(partOf("text/html")),
  };
}

/** The head of a mail, without decoding its parts. */
export function readHead(eml: string): Pick<ReadMail, "to" | "subject"> {
  const { headers } = splitHead(eml);
  return { to: decodeWords(headers.get("to") ?? ""), subject: decodeWords(headers.get("subject") ?? "") };
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

function splitHead(text: string): Part {
  const plain = text.replace(/\r\n/g, "\n");
  const end = plain.indexOf("\n\n");
  const head = (end < 0 ? plain : plain.slice(0, end)).replace(/\n[ \t]+/g, " ");
  const lines = head.split("\n").map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(lines), body: end < 0 ? "" : plain.slice(end + 2) };
}

function partsOf(headers: Part["headers"], body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get("content-type") ?? "")?.[1];
  if (!boundary) return [{ headers, body }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.replace(/^\n/, "").replace(/\n$/, "")));
}

function decodeBody(part: Part | undefined): string {
  if (!part) return "";
  const encoding = part.headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(part.body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? decodeQuoted(part.body.replace(/=\n/g, "")) : part.body;
}

/** RFC 2045, section 6.7. */
function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Words of other letters in a header (RFC 2047); those that stand side by side are one. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, "?==?");
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString("utf8") : decodeQuoted(text.replaceAll("_", " ")),
  );
}
