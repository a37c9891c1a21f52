import { LRUCache } from "lru-cache";
import { addressSubject } from "@/lib/core/limits/address-subject";
import type { Card } from "./card";

/** New pictures in a minute. There are as many pairs as products squared: nobody has them all drawn. */
const PER_MINUTE = { ofAddress: 40, pairsOfAddress: 10, pairs: 30 };
const MINUTE_MS = 60_000;
const COUNTERS_MAX = 5_000;

/** Who has it drawn, and when. */
export interface CardCaller {
  address: string | null;
  now: Date;
}

/** How many new pictures one process draws in a minute, for one address and for all. */
export class DrawingLimits {
  readonly #counts = new LRUCache<string, number>({ max: COUNTERS_MAX });

  /** Counts one more, where the limits allow it. */
  take({ parties }: Pick<Card, "parties">, { address, now }: CardCaller): boolean {
    const subject = addressSubject(address);
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    const limits: [name: string, limit: number][] = [[`${minute} ${subject}`, PER_MINUTE.ofAddress]];
    if (parties.length > 1) {
      limits.push([`${minute} ${subject} pairs`, PER_MINUTE.pairsOfAddress]);
      limits.push([`${minute} pairs`, PER_MINUTE.pairs]);
    }
    const isFree = limits.every(([name, limit]) => this.#countOf(name) < limit);
    if (isFree) for (const [name] of limits) this.#counts.set(name, this.#countOf(name) + 1);
    return isFree;
  }

  #countOf(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}
