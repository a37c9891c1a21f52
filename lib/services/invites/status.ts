import { and, eq, inArray, type SQL } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { InviteStatus } from "@/lib/core/statuses";
import type { InviteRow } from "./invited";

const i = schema.cofounderInvites;

/** Every way that an invitation's status changes; it begins as `pending`. Its link ends with either. */
export const INVITE_MOVES = {
  /** Whoever has the link joined. */
  accepted: { from: ["pending"], to: "accepted" },
  /** The owner took it back. */
  revoked: { from: ["pending"], to: "revoked" },
  /** The owner took it back from somebody who had joined, while it was a draft's. */
  dropped: { from: ["accepted"], to: "revoked" },
} as const satisfies Record<string, { from: readonly InviteStatus[]; to: InviteStatus }>;

/** Moves the invitations that `where` names, as far as they stand where the move begins; answers those that moved. */
export function moveInvites(
  tx: Db,
  where: SQL | undefined,
  name: keyof typeof INVITE_MOVES,
  values: Partial<Pick<InviteRow, "acceptedBy">> = {},
): Promise<InviteRow[]> {
  const { from, to } = INVITE_MOVES[name];
  return tx
    .update(i)
    .set({ ...values, status: to, tokenHash: null })
    .where(and(where, inArray(i.status, [...from])))
    .returning();
}

/** The condition of one invitation. */
export const isInvite = (id: string): SQL => eq(i.id, id);
