/**
 * Places for work, of which each user has one at most; users who wait for one take turns. However much one user brings, another's
 * first piece of work waits for no more than what is under way.
 */
export class FairTurns {
  /** What each user waits to begin, in the order of whose turn is next. */
  #waiting = new Map<string, (() => void)[]>();
  #busy = new Set<string>();

  constructor(private readonly places: number) {}

  /** How much of a user's work has not begun. */
  waitingOf(user: string): number {
    return this.#waiting.get(user)?.length ?? 0;
  }

  /** Does `work` when it is its turn. */
  async take<Answer>(user: string, work: () => Promise<Answer>): Promise<Answer> {
    await this.#turn(user);
    try {
      return await work();
    } finally {
      this.#busy.delete(user);
      this.#put(user, this.#waiting.get(user) ?? []);
      this.#begin();
    }
  }

  #turn(user: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const line = this.#waiting.get(user);
    if (line) line.push(resolve);
    else this.#waiting.set(user, [resolve]);
    this.#begin();
    return promise;
  }

  /** Behind all others. */
  #put(user: string, line: (() => void)[]): void {
    this.#waiting.delete(user);
    if (line.length > 0) this.#waiting.set(user, line);
  }

  #begin(): void {
    for (const [user, line] of this.#waiting) {
      if (this.#busy.size >= this.places) return;
      if (this.#busy.has(user)) continue;
      this.#busy.add(user);
      line.shift()?.();
    }
  }
}
