/**
 * The database is away or full for now: codes of the driver, of the system, of ours (patience.ts), and of PostgreSQL's classes
 * 08 (connections), 53 (no disk, memory or connections left), 57P (it ends or starts) and 58030 (its disk fails).
 */
const AWAY =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|DATABASE_SILENT|ECONN(REFUSED|RESET)|EPIPE|08\w{3}|53\w{3}|57P0[123]|58030)$/;

/** Whether an error says, in itself or in its causes, that the database cannot do its work now and may later. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCode(error, AWAY);
}

const DISK_FULL = /^53100$/;

/** Whether an error says that the database has no disk left to write to. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, DISK_FULL);
}

/** A statement that took longer than it may (patience.ts), or waited too long for others that hold what it locks. */
const CANCELLED = /^(57014|55P03)$/;

/** Whether an error says that the database was too slow for what was asked. */
export function isTooSlow(error: unknown): boolean {
  return hasCode(error, CANCELLED);
}

const CONFLICT = /^(40001|40P01)$/;

/** Whether an error says that two transactions met and this one gave way: the same work done again succeeds. */
export function hasGivenWay(error: unknown): boolean {
  return hasCode(error, CONFLICT);
}

/** Whether the error, or one that caused it, has such a code. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && typeof error.code === "string" && codes.test(error.code)) || hasCode(error.cause, codes);
}

/** Whether an error says that a row names an account that is not there: it was deleted, or merged, while the call ran. */
export function namesGoneUser(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isIt =
    hasOwnCode(error, "23503") && "constraint_name" in error && /_users_id_fk$/.test(`${error.constraint_name}`);
  return isIt || namesGoneUser(error.cause);
}

const hasOwnCode = (error: Error, code: string) => "code" in error && error.code === code;
