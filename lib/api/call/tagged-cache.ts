import { LRUCache } from "lru-cache";

export interface CacheLimits {
  entries: number;
  bytes: number;
  /** The net below announcements, for the moments when the listening connection is away. */
  ttlMs: number;
}

/** What was made, with the tags that forget it and its size. */
export interface Made<V> {
  value: V;
  tags: readonly string[];
  bytes: number;
}

/** Counters may be so old. From the first of these ages on a reader still gets them and has them made anew beside. */
const COUNTERS_MS = { refreshed: 1_400, oldest: 2_000 };
const ENTRY_BYTES = 400;
const TAG_BYTES = 150;

interface Entry<V> extends Made<V> {
  expiresAt: number;
  /** When a counter in it changed first. */
  agingSince: number | null;
}

/** What was announced since the making of a value began. */
interface Making {
  dropped: Set<string> | "all";
  aged: Map<string, number>;
}

/** A value that is being made, for whoever asks meanwhile. */
interface Running<V> {
  making: Making;
  promise: Promise<V>;
}

/**
 * Values of one process that are made from the database, least recently used out first. Off until something listens to the
 * database's announcements. What a tag names is either dropped, or ages: it is served for at most two seconds more.
 */
export class TaggedCache<V extends object | number> {
  isOn = false;
  #entries: LRUCache<string, Entry<V>>;
  #keys = new Map<string, Set<string>>();
  /** When each key expires (ms), the next one first: all live equally long. */
  #expiries = new Map<string, number>();
  #running = new Map<string, Running<V>>();
  #makings = new Set<Making>();

  constructor(private readonly limits: CacheLimits) {
    this.#entries = new LRUCache({
      max: limits.entries,
      maxSize: limits.bytes,
      maxEntrySize: Math.floor(limits.bytes / 10),
      sizeCalculation: ({ bytes, tags }, key) => bytes + key.length * 2 + tags.length * TAG_BYTES + ENTRY_BYTES,
      dispose: ({ tags }, key) => this.#unlink(key, tags),
    });
  }

  get size(): { entries: number; bytes: number; tags: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize, tags: this.#keys.size };
  }

  /** Values with one of the tags from before this moment are neither served nor, when still being made, kept. */
  drop(tags: readonly string[]): void {
    for (const tag of tags) for (const key of [...(this.#keys.get(tag) ?? [])]) this.#entries.delete(key);
    this.#running.clear(); // which tags these will have is not known yet: whoever asks from now on asks anew
    for (const { dropped } of this.#makings) if (dropped !== "all") for (const tag of tags) dropped.add(tag);
  }

  /** As `drop`, of all values. */
  dropAll(): void {
    this.#entries.clear();
    this.#running.clear();
    for (const making of this.#makings) making.dropped = "all";
  }

  /** Counters in values with one of the tags changed at `now` (ms). */
  age(tags: readonly string[], now: number): void {
    for (const tag of tags) {
      for (const key of this.#keys.get(tag) ?? []) {
        const entry = this.#entries.peek(key);
        if (entry) entry.agingSince ??= now;
      }
      for (const { aged } of this.#makings) if (!aged.has(tag)) aged.set(tag, now);
    }
  }

  /**
   * The kept value, or the one `make` gives; equal questions asked at the same time share one. `isForKeeping`: what is made of it
   * will be kept too, so that counters in it must be of now, and not of when another's making began.
   */
  async through(key: string, now: number, make: () => Promise<Made<V>>, isForKeeping = false): Promise<V> {
    if (!this.isOn) return (await make()).value;
    const entry = this.#entries.get(key);
    if (!entry || entry.expiresAt <= now) return this.#shared(key, now, make, isForKeeping);
    const age = entry.agingSince === null ? 0 : now - entry.agingSince;
    if (age >= COUNTERS_MS.oldest || (isForKeeping && entry.agingSince !== null))
      return this.#shared(key, now, make, isForKeeping);
    if (age >= COUNTERS_MS.refreshed) void this.#shared(key, now, make).catch(() => undefined); // the next to ask is told
    return entry.value;
  }

  #shared(key: string, now: number, make: () => Promise<Made<V>>, isForKeeping = false): Promise<V> {
    const running = this.#running.get(key);
    if (running && !(isForKeeping && running.making.aged.size > 0)) return running.promise;
    if (running) running.making.dropped = "all"; // it may end after the newer one, whose place it must not take
    const making: Making = { dropped: new Set(), aged: new Map() };
    const promise = this.#make(key, now, make, making);
    this.#running.set(key, { making, promise });
    const forget = () => void (this.#running.get(key)?.promise === promise && this.#running.delete(key));
    promise.then(forget, forget);
    return promise;
  }

  async #make(key: string, now: number, make: () => Promise<Made<V>>, making: Making): Promise<V> {
    this.#makings.add(making);
    try {
      const made = await make();
      this.#keep(key, now, made, making);
      return made.value;
    } finally {
      this.#makings.delete(making);
    }
  }

  #keep(key: string, now: number, made: Made<V>, { dropped, aged }: Making): void {
    if (dropped === "all" || made.tags.some((tag) => dropped.has(tag))) return;
    const since = made.tags.flatMap((tag) => aged.get(tag) ?? []);
    const agingSince = since.length > 0 ? Math.min(...since) : null;
    const expiresAt = now + this.limits.ttlMs;
    this.#forgetExpired(now);
    this.#entries.set(key, { ...made, expiresAt, agingSince });
    if (!this.#entries.has(key)) return; // too large
    this.#expiries.set(key, expiresAt);
    for (const tag of made.tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
  }

  /** Nobody is served them any more, and those of questions that are not asked again would fill all the room there is. */
  #forgetExpired(now: number): void {
    for (const [key, expiresAt] of this.#expiries) {
      const isOfAnotherClock = expiresAt > now + 2 * this.limits.ttlMs; // set back since; not of a call that came a little later
      if (expiresAt > now && !isOfAnotherClock) return;
      this.#entries.delete(key);
    }
  }

  #unlink(key: string, tags: readonly string[]): void {
    this.#expiries.delete(key);
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }
}
