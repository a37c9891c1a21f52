import type { Representation } from "./representation";

export interface CacheLimits {
  entries: number;
  bytes: number;
  /** The net below invalidation, for the moments when the listening connection is away. */
  ttlMs: number;
}

const DEFAULT_LIMITS: CacheLimits = { entries: 5_000, bytes: 32 * 1024 * 1024, ttlMs: 10_000 };
const ENTRY_OVERHEAD_BYTES = 400;

interface Entry {
  representation: Representation;
  expiresAt: number;
  bytes: number;
}

/**
 * Serialized public answers of one process, least recently used out first. Empty and off until something watches the
 * database's content (lib/api/call/content-watch.ts); any change of content forgets everything.
 */
export class AnswerCache {
  isOn = false;
  #entries = new Map<string, Entry>();
  #running = new Map<string, Promise<Representation>>();
  #bytes = 0;

  constructor(private readonly limits: CacheLimits = DEFAULT_LIMITS) {}

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  /** Answers from before this moment are neither served nor, when still being made, kept. */
  invalidate(): void {
    this.#entries = new Map();
    this.#running = new Map();
    this.#bytes = 0;
  }

  /** The kept answer, or the one `make` gives; equal questions asked at the same time share one answer. */
  async through(key: string, now: number, make: () => Promise<Representation>): Promise<Representation> {
    if (!this.isOn) return make();
    const found = this.#find(key, now);
    if (found) return found;
    const running = this.#running.get(key);
    if (running) return running;
    return this.#make(key, now, make);
  }

  #find(key: string, now: number): Representation | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    if (entry.expiresAt <= now) {
      this.#bytes -= entry.bytes;
      return null;
    }
    this.#entries.set(key, entry);
    return entry.representation;
  }

  async #make(key: string, now: number, make: () => Promise<Representation>): Promise<Representation> {
    const entries = this.#entries;
    const running = this.#running;
    const promise = make();
    running.set(key, promise);
    try {
      const representation = (await promise).seal();
      if (entries === this.#entries) this.#keep(key, now, representation);
      return representation;
    } finally {
      running.delete(key);
    }
  }

  #keep(key: string, now: number, representation: Representation): void {
    const bytes = representation.bytes.length + key.length * 2 + ENTRY_OVERHEAD_BYTES;
    if (bytes > this.limits.bytes / 10) return;
    this.#entries.set(key, { representation, expiresAt: now + this.limits.ttlMs, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= this.limits.entries && this.#bytes <= this.limits.bytes) return;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}
