import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { type Move, type Mover, requireMove } from "@/lib/core/moves";
import type { ClaimStatus } from "@/lib/core/statuses";

const c = schema.claims;
export type ClaimRow = typeof c.$inferSelect;

/** Every way that a claim's status changes (decisions, Claims); it begins as `pending`. */
export const CLAIM_MOVES = {
  /** Proven, and nobody else owned the listing, or an admin gave it over. */
  verified: { from: ["pending"], to: "verified", by: ["owner", "admin"] },
  /** Proven, and the listing stays with its owner. */
  rejected: { from: ["pending"], to: "rejected", by: ["admin"] },
  /** Not proven in time. */
  expired: { from: ["pending"], to: "expired", by: ["owner"] },
  /** Its user claimed the listing once more, or it is theirs by now: an admin merged two accounts into one. */
  superseded: { from: ["pending"], to: "superseded", by: ["owner", "admin"] },
} as const satisfies Record<string, Move<ClaimStatus>>;

/** Changes a claim's status; `row` is as the transaction locked it. `by` is the claim's own user, or an admin. Throws `conflict`. */
export async function moveClaim(
  tx: Db,
  row: ClaimRow,
  name: keyof typeof CLAIM_MOVES,
  { by, at, values = {} }: { by: Mover; at: Date; values?: Partial<Pick<ClaimRow, "proof" | "reason" | "lastCheck">> },
): Promise<ClaimRow> {
  const move: Move<ClaimStatus> = CLAIM_MOVES[name];
  requireMove("claim", row.status, move, by);
  const set = { ...values, status: move.to, settledAt: at, codeHash: null };
  const [moved] = await tx
    .update(c)
    .set(set)
    .where(and(eq(c.id, row.id), eq(c.status, row.status)))
    .returning();
  if (!moved) throw new Error("a claim that was locked is not there");
  return moved;
}

/** Where a claim stands at a moment: one that is proven waits for an admin, however long that takes. */
export function statusAt({ status, proof, expiresAt }: ClaimRow, now: Date): ClaimStatus {
  return status === "pending" && !proof && expiresAt <= now ? "expired" : status;
}
