import { LRUCache } from "lru-cache";
import type { Db } from "@/db/client";
import type { LivingSession } from "@/db/session";
import { LimitHits } from "@/lib/api/metrics/limit-hits";
import { ANSWERS_KEPT_MS, tags } from "@/lib/core/content-tags";
import type { Counts, KeptCounts } from "@/lib/core/context";
import { oncePerProcess } from "@/lib/core/once-per-process";
import type { KeptPage, PageSources } from "./open-pages";
import { TokenLeases } from "./rate-limit-leases";
import type { Representation } from "./representation";
import { type CacheLimits, TaggedCache } from "./tagged-cache";
import { WriteTurns } from "./write-turns";

/** As long as a shared cache may keep an answer: what is counted among others may be so old. */
const ANSWER_LIMITS: CacheLimits = { entries: 20_000, bytes: 48 * 1024 * 1024, ttlMs: ANSWERS_KEPT_MS };
const COUNT_LIMITS: CacheLimits = { entries: 20_000, bytes: 8 * 1024 * 1024, ttlMs: 60_000 };
/** Pages show times such as "closes in 10 min", which are so old at most. */
const PAGE_LIMITS: CacheLimits = { entries: 2_000, bytes: 48 * 1024 * 1024, ttlMs: ANSWERS_KEPT_MS };
const MISS_LIMITS = { max: 200, maxSize: 4 * 1024 * 1024 };
const COUNT_BYTES = 50;
const CHARGES_MAX = 20_000;

/** What a process remembers beside a database: nothing here must be true, the rows are. */
export interface Memory {
  /** Serialized public answers. */
  answers: TaggedCache<Representation>;
  /** Totals in them, which live longer: no counter changes them. */
  counts: TaggedCache<Counts>;
  /** Pages of nobody in particular, as they are sent. */
  pages: TaggedCache<KeptPage>;
  /** Such pages that say that there is nothing to show, for the second that their keys name. */
  misses: LRUCache<string, KeptPage>;
  /** Those that are being made, by request id. */
  openPages: Map<string, PageSources>;
  leases: TokenLeases;
  /** What was counted while rows could not be written, by bucket, subject and window. */
  charges: LRUCache<string, number>;
  /** Whether there is room on the disk for writing (room.ts). */
  hasRoom: boolean;
  hits: LimitHits;
  turns: WriteTurns;
  /** By which other processes see that this one lives; null without an app, such as in a transaction. */
  session: LivingSession | null;
  /** Resolves once all announcements of what was committed before the call were heard (ContentWatch). */
  caughtUp(): Promise<void>;
}

/** What belongs to a connection; a transaction gets an empty one. */
export function memoryOf(db: Db): Memory {
  const memories = oncePerProcess("memory", () => new WeakMap<Db, Memory>());
  const found = memories.get(db);
  if (found) return found;
  const made: Memory = {
    answers: new TaggedCache(ANSWER_LIMITS),
    counts: new TaggedCache(COUNT_LIMITS),
    pages: new TaggedCache(PAGE_LIMITS),
    misses: new LRUCache(MISS_LIMITS),
    openPages: new Map(),
    leases: new TokenLeases(),
    charges: new LRUCache({ max: CHARGES_MAX }),
    hasRoom: true,
    hits: new LimitHits(),
    turns: new WriteTurns(),
    session: null,
    caughtUp: async () => undefined,
  };
  memories.set(db, made);
  return made;
}

/** What a call to a site finds of the counts in memory. */
export function keptCounts(db: Db, siteId: number, now: Date): KeptCounts {
  const { counts } = memoryOf(db);
  return {
    through: (key, dependsOn, make) =>
      counts.through(`${siteId} ${key}`, now.getTime(), async () => {
        const value = await make();
        const bytes = Object.keys(value).length * COUNT_BYTES;
        return { value, tags: [...new Set([tags.site(siteId), ...dependsOn])], bytes };
      }),
  };
}
