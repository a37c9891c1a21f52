/** Told when it is its turn, with what ends the turn. */
type Begin = (leave: () => void) => void;

interface Line {
  underWay: number;
  waiting: Set<{ begin: Begin }>;
}

/**
 * Places for work, of which each key (a user, an address) has `perKey` at most. Who waits begins in turn: first for whom the
 * fewest are under way. However much is brought under one key, another's first piece of work is the next to begin.
 */
export class FairLine {
  #lines = new Map<string, Line>();
  /** Those of them in which somebody waits, whose turn is next first. */
  #waiting = new Map<string, Line>();
  #underWay = 0;
  readonly #places: number;
  readonly #perKey: number;

  constructor({ places = Number.POSITIVE_INFINITY, perKey }: { places?: number; perKey: number }) {
    this.#places = places;
    this.#perKey = perKey;
  }

  /** Calls `begin` at once or when it is its turn. Answers what withdraws it: nothing happens then where it has begun. */
  enter(key: string, begin: Begin): () => void {
    const line = this.#lines.get(key) ?? { underWay: 0, waiting: new Set() };
    this.#lines.set(key, line);
    const entry = { begin };
    line.waiting.add(entry);
    this.#waiting.set(key, line);
    this.#beginNext();
    return () => void (line.waiting.delete(entry) && this.#forgetEmpty(key, line));
  }

  countWaiting(key: string): number {
    return this.#lines.get(key)?.waiting.size ?? 0;
  }

  #beginNext(): void {
    while (this.#underWay < this.#places) {
      const next = this.#next();
      if (!next) return;
      this.#begin(...next);
    }
  }

  #next(): [string, Line] | undefined {
    let next: [string, Line] | undefined;
    for (const [key, line] of this.#waiting) {
      if (line.underWay < Math.min(this.#perKey, next?.[1].underWay ?? this.#perKey)) next = [key, line];
      if (line.underWay === 0) break;
    }
    return next;
  }

  #begin(key: string, line: Line): void {
    const [entry] = line.waiting;
    if (!entry) return;
    line.waiting.delete(entry);
    line.underWay += 1;
    this.#underWay += 1;
    this.#goBehind(key, line);
    let hasLeft = false;
    entry.begin(() => {
      if (hasLeft) return;
      hasLeft = true;
      line.underWay -= 1;
      this.#underWay -= 1;
      this.#goBehind(key, line);
      this.#forgetEmpty(key, line);
      this.#beginNext();
    });
  }

  #goBehind(key: string, line: Line): void {
    this.#waiting.delete(key);
    if (line.waiting.size > 0) this.#waiting.set(key, line);
  }

  #forgetEmpty(key: string, line: Line): void {
    if (line.waiting.size > 0) return;
    this.#waiting.delete(key);
    if (line.underWay === 0) this.#lines.delete(key);
  }
}
