import { LRUCache } from "lru-cache";
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
}

/**
 * Serialized public answers of one process, least recently used out first. Empty and off until something watches the
 * database's content (lib/api/call/content-watch.ts); any change of content forgets everything.
 */
export class AnswerCache {
  isOn = false;
  #entries: LRUCache<string, Entry>;
  #running = new Map<string, Promise<Representation>>();

  constructor(private readonly limits: CacheLimits = DEFAULT_LIMITS) {
    this.#entries = new LRUCache({
      max: limits.entries,
      maxSize: limits.bytes,
      maxEntrySize: Math.floor(limits.bytes / 10),
      sizeCalculation: ({ representation }, key) => representation.bytes.length + key.length * 2 + ENTRY_OVERHEAD_BYTES,
    });
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** Answers from before this moment are neither served nor, when still being made, kept. */
  invalidate(): void {
    this.#entries.clear();
    this.#running = new Map();
  }

  /** The kept answer, or the one `make` gives; equal questions asked at the same time share one answer. */
  async through(key: string, now: number, make: () => Promise<Representation>): Promise<Representation> {
    if (!this.isOn) return make();
    const found = this.#entries.get(key);
    if (found && found.expiresAt > now) return found.representation;
    const running = this.#running.get(key);
    if (running) return running;
    return this.#make(key, now, make);
  }

  async #make(key: string, now: number, make: () => Promise<Representation>): Promise<Representation> {
    const running = this.#running;
    const promise = make();
    running.set(key, promise);
    try {
      const representation = (await promise).seal();
      if (running === this.#running) this.#entries.set(key, { representation, expiresAt: now + this.limits.ttlMs });
      return representation;
    } finally {
      running.delete(key);
    }
  }
}
