import { log } from "@/lib/core/log";
import { isPassing } from "./persist";

/** Where work is announced, so that nobody waits for the next look. */
export const WORK_CHANNEL = "launchyard_work";
/** The net below notifications: how long a change in another process can go unnoticed. */
const POLL_MS = 1_000;
const AFTER_FAULT_MS = 200;
/** A loop whose last good turn is longer ago does not go on: it turns every second. */
const STANDSTILL_MS = 10_000;

export interface Loop {
  /** Asks for a turn: now, or right after the one that is going on. */
  wake(): void;
  /** Resolves when no turn is going on or asked for. */
  rest(): Promise<void>;
  /** Whether its turns go well, to within some seconds. */
  isTurning(): boolean;
  stop(): Promise<void>;
}

/** Calls `turn` when woken, at the time it returned, and once a second anyway; never twice at the same time. */
export function startLoop(turn: () => Promise<Date | null>, now: () => Date): Loop {
  let isAsked = false;
  let isStopped = false;
  let isFaulty = false;
  let turnedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> | null = null;

  const turnSafely = async (): Promise<number> => {
    try {
      const next = await turn();
      isFaulty = false;
      turnedAt = performance.now();
      return next ? Math.max(next.getTime() - now().getTime(), 0) : POLL_MS;
    } catch (error) {
      if (!isFaulty && !isStopped) report(error);
      isFaulty = true;
      return AFTER_FAULT_MS;
    }
  };
  const turns = async (): Promise<void> => {
    let waitMs = POLL_MS;
    while (isAsked && !isStopped) {
      isAsked = false;
      waitMs = await turnSafely();
    }
    turning = null;
    if (!isStopped) timer = setTimeout(wake, Math.min(waitMs, POLL_MS));
  };
  const wake = (): void => {
    if (isStopped) return;
    isAsked = true;
    clearTimeout(timer);
    turning ??= turns();
  };
  return {
    wake,
    rest: async () => {
      while (turning) await turning;
    },
    isTurning: () => !isStopped && performance.now() - turnedAt < STANDSTILL_MS,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await turning;
    },
  };
}

/** Names what is away: an unreachable server has the same causes as an unreachable database. */
function report(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === "ServerAway") log.warn("the Inngest server is away", { reason });
  else if (isPassing(error)) log.warn("background work waits for the database, which is away or busy", { reason });
  else log.error("the background runner cannot work for now", { reason });
}
