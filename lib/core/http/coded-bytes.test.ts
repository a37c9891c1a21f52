import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CodedBytes, type Coding, codingFor } from "./coded-bytes";

const TEXT = Buffer.from(`${randomBytes(4_000).toString("hex")} ${"words again ".repeat(4_000)}`);
const READ: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  identity: (bytes) => bytes,
};

describe("bytes that many are sent", () => {
  it.each(["br", "gzip", "identity"] as const)("say the same in every coding, also once only %s is kept", (kept) => {
    const bytes = new CodedBytes(TEXT);
    expect(bytes.keepOnly(kept)).toBe(bytes.in(kept).length);
    for (const [coding, read] of Object.entries(READ)) expect(read(bytes.in(coding as Coding))).toEqual(TEXT);
  });

  it("are compressed once, into memory of no more than their size", () => {
    const bytes = new CodedBytes(TEXT);
    for (const coding of ["br", "gzip"] as const) {
      const made = bytes.in(coding);
      expect(made.buffer.byteLength).toBe(made.length);
      expect(made.length).toBeLessThan(TEXT.length / 5);
      expect(bytes.in(coding)).toBe(made);
    }
  });
});

describe("the coding for a reader", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip;q=0.000", "identity"],
    ["deflate", "identity"],
    ["", "identity"],
  ])("that says %j is %s", (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });
});
