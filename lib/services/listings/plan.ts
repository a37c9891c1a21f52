import { type Move, type Mover, requireMove } from "@/lib/core/moves";
import type { Plan } from "@/lib/core/statuses";

/** Every way that a listing's plan changes. Each is part of a move of its status (status.ts). */
export const PLAN_MOVES = {
  free_chosen: { from: ["none"], to: "free", by: ["owner"] },
  /** A paid order is fulfilled: at last, or instead of the free launch. */
  paid: { from: ["none", "free"], to: "paid", by: ["job"] },
  /** The money went back before it launched. */
  paid_ended: { from: ["paid"], to: "none", by: ["job"] },
  free_ended: { from: ["free"], to: "none", by: ["job"] },
} as const satisfies Record<string, Move<Plan>>;

export type PlanMove = keyof typeof PLAN_MOVES;

/** The plan after a move. Throws as `requireMove` does. */
export function planAfter(plan: Plan, name: PlanMove, by: Mover | null): Plan {
  const move: Move<Plan> = PLAN_MOVES[name];
  requireMove("listing's plan", plan, move, by);
  return move.to;
}
