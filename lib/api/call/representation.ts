import { hash } from "node:crypto";

/** An answer's value with its JSON bytes and entity tag, each made once and only when asked for. */
export class Representation<T = unknown> {
  #value: { output: T } | null;
  #bytes: Buffer | null = null;
  #etag: string | null = null;
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

  /** Keeps the bytes alone, in memory of their own: readers of a shared answer then each get a value of their own. */
  seal(): this {
    const bytes = Buffer.allocUnsafeSlow(this.bytes.length); // a small buffer is part of a larger one, which it would keep
    this.bytes.copy(bytes);
    this.#bytes = bytes;
    this.#value = null;
    return this;
  }
}
