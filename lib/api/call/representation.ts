import { hash } from "node:crypto";
import { CodedBytes, type Coding, codingFor } from "@/lib/core/http/coded-bytes";

/** Less is not worth compressing: it travels in one packet either way. */
const CODED_FROM_BYTES = 1_024;

/** An answer's value with its JSON bytes and entity tag, each made once and only when asked for. */
export class Representation<T = unknown> {
  #value: { output: T } | null;
  #bytes: Buffer | null = null;
  #etag: string | null = null;
  #shared: CodedBytes | null = null;
  /** What it depends on (lib/core/content-tags.ts), of one that is kept. */
  tags: readonly string[] = [];

  constructor(output: T) {
    this.#value = { output };
  }

  get output(): T {
    return this.#value ? this.#value.output : JSON.parse(this.bytes.toString("utf8"));
  }

  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(JSON.stringify(this.#value?.output ?? null));
    return this.#bytes;
  }

  /** Strong validator (RFC 9110, section 8.8.3): equal tags mean equal bytes. */
  get etag(): string {
    this.#etag ??= `"${hash("sha1", this.bytes, "base64url")}"`;
    return this.#etag;
  }

  /** Sealed: equal for everybody, and kept. */
  get isShared(): boolean {
    return this.#shared !== null;
  }

  /** In which coding it is sent. What is one caller's is not compressed: its length would tell of what is in it. */
  codingFor(accepted: string): Coding {
    return this.#shared && this.bytes.length >= CODED_FROM_BYTES ? codingFor(accepted) : "identity";
  }

  bytesIn(coding: Coding): Buffer {
    return this.#shared?.in(coding) ?? this.bytes;
  }

  /** Other bytes, other tag. */
  etagIn(coding: Coding): string {
    return coding === "identity" ? this.etag : `${this.etag.slice(0, -1)}-${coding}"`;
  }

  /** For everybody: keeps the bytes alone, in memory of their own, of which each reader gets a value of their own. */
  seal(): this {
    const bytes = Buffer.allocUnsafeSlow(this.bytes.length); // a small buffer is part of a larger one, which it would keep
    this.bytes.copy(bytes);
    this.#bytes = bytes;
    this.#shared = new CodedBytes(bytes);
    this.#value = null;
    return this;
  }
}
