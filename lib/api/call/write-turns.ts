import { AppError } from "@/lib/core/errors";

/** Changes of one user under way at once, in one process: each may hold a connection while it waits for the others. */
const AT_ONCE = 3;
/** Changes of one user that wait for their turn; further ones are refused. */
const WAITING_MAX = 60;
const WAIT_MAX_MS = 5_000;
const RETRY_SECONDS = 1;

interface Line {
  underWay: number;
  waiting: Set<() => void>;
}

/** Who changes things takes turns with themselves, so that however much one user sends, connections are left for all others. */
export class WriteTurns {
  #lines = new Map<string, Line>();

  /** Does `work` when it is its turn. Throws `unavailable` with `Retry-After` where too many wait, or this waited too long. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(userId) ?? { underWay: 0, waiting: new Set() };
    this.#lines.set(userId, line);
    if (line.underWay >= AT_ONCE) await this.#wait(line);
    else line.underWay += 1;
    try {
      return await work();
    } finally {
      this.#passOn(userId, line);
    }
  }

  /** Whoever ends hands its place to the next. */
  #passOn(userId: string, line: Line): void {
    const [next] = line.waiting;
    if (next) next();
    else line.underWay -= 1;
    if (line.underWay === 0) this.#lines.delete(userId);
  }

  #wait({ waiting }: Line): Promise<void> {
    if (waiting.size >= WAITING_MAX) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(go);
      reject(tooMany());
    }, WAIT_MAX_MS);
    waiting.add(go);
    return promise;
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
