/** Share of a limit that a process takes from the row at a time, so that hot buckets cost one write per many calls. */
const LEASE_SHARE = 1 / 12;
const SUBJECTS_MAX = 20_000;

interface Lease {
  windowStart: number;
  /** Tokens this process may still hand out. */
  left: number;
  /** Tokens nobody had taken when the row was last written. */
  free: number;
  isSpent: boolean;
}

/** Takes `amount` tokens from the row; answers the row's count afterwards. */
export type TakeTokens = (amount: number) => Promise<number>;

/**
 * Tokens of a fixed window, taken from the shared row in batches. The row counts a token when it is leased, so all processes
 * together never hand out more than the limit; a process that stops leaves at most its last lease unused.
 */
export class TokenLeases {
  #leases = new Map<string, Lease>();
  #renewals = new Map<string, Promise<Lease>>();

  /** Tokens left after taking one, or null when the window has none. */
  async take(subject: string, windowStart: number, limit: number, takeTokens: TakeTokens): Promise<number | null> {
    for (;;) {
      const lease = this.#leases.get(subject);
      const isCurrent = lease?.windowStart === windowStart;
      if (lease && isCurrent && lease.left > 0) {
        lease.left -= 1;
        return lease.left + lease.free;
      }
      if (lease && isCurrent && lease.isSpent) return null;
      await this.#renew(subject, windowStart, limit, takeTokens);
    }
  }

  /** One write at a time per subject: those who come meanwhile share what it brings. */
  #renew(subject: string, windowStart: number, limit: number, takeTokens: TakeTokens): Promise<Lease> {
    const running = this.#renewals.get(subject);
    if (running) return running;
    const renewal = this.#lease(subject, windowStart, limit, takeTokens).finally(() => this.#renewals.delete(subject));
    this.#renewals.set(subject, renewal);
    return renewal;
  }

  async #lease(subject: string, windowStart: number, limit: number, takeTokens: TakeTokens): Promise<Lease> {
    const amount = Math.max(1, Math.floor(limit * LEASE_SHARE));
    const count = await takeTokens(amount);
    const left = Math.max(0, Math.min(amount, limit - (count - amount)));
    const lease = { windowStart, left, free: Math.max(0, limit - count), isSpent: left < amount || count >= limit };
    this.#leases.delete(subject);
    this.#leases.set(subject, lease);
    this.#forgetOldest();
    return lease;
  }

  #forgetOldest(): void {
    for (const subject of this.#leases.keys()) {
      if (this.#leases.size <= SUBJECTS_MAX) return;
      this.#leases.delete(subject);
    }
  }
}
