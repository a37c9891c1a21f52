import { createSocket } from "node:dgram";

/** Records of a zone: texts of TXT, names of NS, an address of A. */
export interface ZoneRecords {
  TXT?: string[];
  NS?: string[];
  A?: string;
}

/** A name server on this machine. */
export interface NameServer {
  /** As `txtLookup` maps servers: `dns://127.0.0.1:5353`. */
  address: string;
  /** Names asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

const TYPES = { A: 1, NS: 2, TXT: 16 } as const;
const IN = 1;
const NXDOMAIN = 3;
const HEADER_BYTES = 12;
/** Points at the name of the question (RFC 1035, section 4.1.4). */
const SAME_NAME = Buffer.from([0xc0, HEADER_BYTES]);

/** Starts a name server over UDP that answers what `zone` holds at that moment (RFC 1035); `null` answers nothing at all. */
export async function startNameServer(zone: Record<string, ZoneRecords> | null): Promise<NameServer> {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (query, from) => {
    const { name, type, question } = questionOf(query);
    asked.push(name);
    if (zone) socket.send(answerTo(query, question, zone[name], type), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `dns://127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function questionOf(query: Buffer) {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(HEADER_BYTES, at + 5);
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), question };
}

function answerTo(query: Buffer, question: Buffer, records: ZoneRecords | undefined, type: number): Buffer {
  const answers = records ? dataOf(records, type).map((data) => recordOf(type, data)) : [];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8400 | (records ? 0 : NXDOMAIN), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, question, ...answers]);
}

function dataOf({ TXT = [], NS = [], A }: ZoneRecords, type: number): Buffer[] {
  if (type === TYPES.TXT) return TXT.map((text) => lengthFirst(text));
  if (type === TYPES.NS)
    return NS.map((name) => Buffer.concat([...name.split(".").map(lengthFirst), Buffer.from([0])]));
  return type === TYPES.A && A ? [Buffer.from(A.split(".").map(Number))] : [];
}

const lengthFirst = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, "latin1")]);

function recordOf(type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(IN, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([SAME_NAME, fixed, data]);
}
