import { crawlError } from "../crawl-error";
import { atMost, type TakeBytes } from "./body";

const MIB = 1024 * 1024;

/** One page's share of the budget: `take` counts what is read, `close` gives back the rest. */
export interface Meter {
  take: TakeBytes;
  close(): void;
}

/**
 * Bytes that one reading of a site may take in all. Meters are handed out in the order they were asked for, and only when
 * what earlier pages may still use is known, so that which page runs out does not depend on timing.
 */
export class ByteBudget {
  private used = 0;
  private open = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private wake: () => void = () => undefined;

  constructor(
    private readonly totalMax: number,
    private readonly pageMax: number,
  ) {}

  meter(): Promise<Meter> {
    const mine = this.turn.then(() => this.admit());
    this.turn = mine;
    return mine;
  }

  private async admit(): Promise<Meter> {
    while (this.open > 0 && this.totalMax - this.used < this.pageMax * (this.open + 1)) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    this.open += 1;
    return this.openMeter(Math.max(0, Math.min(this.pageMax, this.totalMax - this.used)));
  }

  private openMeter(limit: number): Meter {
    const isPageLimit = limit === this.pageMax;
    const excess = () =>
      isPageLimit
        ? crawlError("too_large", { mib: this.pageMax / MIB })
        : crawlError("draft_too_large", { mib: this.totalMax / MIB });
    const check = atMost(limit, excess);
    let counted = 0;
    return {
      take: (bytes) => {
        counted = Math.min(limit, counted + bytes);
        return check(bytes);
      },
      close: () => {
        this.used += counted;
        this.open -= 1;
        this.wake();
      },
    };
  }
}
