import { AppError } from "@/lib/core/errors";
import { FairLine } from "@/lib/core/limits/fair-line";

/** Changes of one user under way at once, in one process: each may hold a connection while it waits for the others. */
const AT_ONCE = 3;
/** Changes of one user that wait for their turn; further ones are refused. */
const WAITING_MAX = 60;
const WAIT_MAX_MS = 5_000;
const RETRY_SECONDS = 1;

/** Who changes things takes turns with themselves, so that however much one user sends, connections are left for all others. */
export class WriteTurns {
  readonly #line = new FairLine({ perKey: AT_ONCE });

  /** Does `work` when it is its turn. Throws `unavailable` with `Retry-After` where too many wait, or this waited too long. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.#turn(userId);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #turn(userId: string): Promise<() => void> {
    if (this.#line.countWaiting(userId) >= WAITING_MAX) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const withdraw = this.#line.enter(userId, resolve);
    const timer = setTimeout(() => {
      withdraw();
      reject(tooMany());
    }, WAIT_MAX_MS);
    return promise.finally(() => clearTimeout(timer));
  }
}

function tooMany(): AppError {
  return new AppError(
    "unavailable",
    "Too many of your changes are under way at once.",
    "Send the request again in a moment, fewer at a time.",
    { retryAfter: RETRY_SECONDS },
  );
}
