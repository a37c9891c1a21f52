import { setTimeout as sleep } from "node:timers/promises";

/** Spaces out requests to one host by its Crawl-delay. */
export interface Pacing {
  /** Waits until the host may be asked again; throws the signal's reason when that is too late, or an error of its own. */
  wait(host: string, delayMs: number, signal: AbortSignal): Promise<void>;
}

/** The pace of one visit alone. */
export class Pace implements Pacing {
  private readonly nextAt = new Map<string, number>();

  async wait(host: string, delayMs: number, signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.nextAt.get(host) ?? now);
    this.nextAt.set(host, at + delayMs);
    if (at > now) await pause(at - now, signal);
  }
}

/** Throws the signal's reason where that comes first. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {
    throw signal.reason;
  });
}
