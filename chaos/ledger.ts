/** A write that was acknowledged, and so must be there ever after. */
export interface Written {
  draftId: string;
  listingId: number;
  value: string;
}

/** What the writers were told. */
export class Ledger {
  /** In the order of their acknowledgement. */
  readonly written: Written[] = [];
  /** Addresses of drafts whose making was acknowledged. */
  readonly drafts: string[] = [];
  /** Answers that no client should get: neither success nor a refusal that says to come again. */
  readonly faults: string[] = [];
  /** Values read after a restart that were not the last ones acknowledged. */
  readonly lost: string[] = [];
  /** Idempotency keys that a killed process still held when its call was repeated. */
  keysHeld = 0;
  #waiting: { count: number; resolve: () => void }[] = [];

  acknowledge(write: Written): void {
    this.written.push(write);
    for (const one of this.#waiting) if (this.written.length >= one.count) one.resolve();
    this.#waiting = this.#waiting.filter((one) => this.written.length < one.count);
  }

  /** Resolves once so many more writes have been acknowledged. */
  more(count: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ count: this.written.length + count, resolve }));
  }
}
