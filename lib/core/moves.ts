import { AppError } from "./errors";

/** Who makes a move: the thing's owner, a job of ours, or an admin. */
export type Mover = "owner" | "job" | "admin";

/** One way that a status changes. A thing's moves stand in one table, and nothing changes its status but by them. */
export interface Move<S extends string> {
  from: readonly S[];
  to: S;
  by: readonly Mover[];
}

/** Throws `conflict` where `thing` does not stand where the move begins, `forbidden` for whom the move is not. */
export function requireMove<S extends string>(thing: string, status: S, move: Move<S>, by: Mover | null): void {
  if (!move.from.includes(status))
    throw new AppError("conflict", `This ${thing} is ${status}.`, "Read it again to see what can be done with it now.");
  if (by === null || !move.by.includes(by))
    throw new AppError(
      "forbidden",
      `You cannot make this ${thing} ${move.to}.`,
      "It changes by itself when it is time.",
    );
}
