import type { FieldState, Sourced } from "@/lib/schemas/sourced";

/** What can happen to a drafted value. `set` and `remove` are the user's, `restore` asks for the drafter's value back, `redraft` is the drafter's. */
export type Move<T> =
  | { type: "set"; value: T }
  | { type: "remove" }
  | { type: "restore"; drafted: Sourced<T> }
  | { type: "redraft"; drafted: Sourced<T> };
type MoveType = Move<unknown>["type"];

/** `drafted`: whatever the drafter has, `ai` or `not_found`. `refilled`: `edited` over a drafted value, else `manual`. `kept`: unchanged. */
type Outcome = "edited" | "manual" | "deleted" | "drafted" | "refilled" | "kept";

/** Every state and move (decisions, Draft; interface, States). A saved value is never touched by the drafter. */
export const FIELD_MOVES: Record<FieldState, Record<MoveType, Outcome>> = {
  ai: { set: "edited", remove: "deleted", restore: "drafted", redraft: "drafted" },
  not_found: { set: "manual", remove: "deleted", restore: "drafted", redraft: "drafted" },
  edited: { set: "edited", remove: "deleted", restore: "drafted", redraft: "kept" },
  manual: { set: "manual", remove: "deleted", restore: "drafted", redraft: "kept" },
  override: { set: "edited", remove: "deleted", restore: "drafted", redraft: "kept" },
  deleted: { set: "refilled", remove: "deleted", restore: "drafted", redraft: "kept" },
};

/** True for values that count as saved by the user: no redraft touches them. */
export function isSaved(state: FieldState): boolean {
  return FIELD_MOVES[state].redraft === "kept";
}

export function blank<T>(): Sourced<T> {
  return { value: null, state: "not_found", evidence: [] };
}

/** Applies one move. `original` is what the drafter has for the value: its quotes stay with a value typed the same. */
export function moveField<T>(current: Sourced<T>, original: Sourced<T>, move: Move<T>): Sourced<T> {
  const outcome = FIELD_MOVES[current.state][move.type];
  if (outcome === "kept") return current;
  if (move.type === "restore" || move.type === "redraft") return move.drafted;
  if (move.type === "remove") return { value: null, state: "deleted", evidence: [] };
  const isSame = JSON.stringify(move.value) === JSON.stringify(original.value);
  return { value: move.value, state: setState(outcome, original), evidence: isSame ? original.evidence : [] };
}

function setState<T>(outcome: Outcome, original: Sourced<T>): FieldState {
  if (outcome === "edited" || outcome === "manual") return outcome;
  return original.value === null ? "manual" : "edited";
}
