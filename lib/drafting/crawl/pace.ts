import { setTimeout as sleep } from "node:timers/promises";

/** Spaces out requests to one host by its Crawl-delay. */
export class Pace {
  private readonly nextAt = new Map<string, number>();

  /** Waits until the host may be asked again; throws the signal's reason when that is too late. */
  async wait(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.nextAt.get(host) ?? now);
    this.nextAt.set(host, at + delayMs);
    if (at <= now) return;
    await sleep(at - now, undefined, { signal }).catch(() => {
      throw signal.reason;
    });
  }
}
