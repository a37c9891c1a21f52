import type { z } from "zod";
import type { invite } from "@/lib/schemas/people/people";
import type { InviteRow } from "./invited";

/** An invitation on the wire; one whose time is over is told so. */
export function presentInvite({ id, email, status, expiresAt }: InviteRow, now: Date): z.infer<typeof invite> {
  const isOver = status === "pending" && expiresAt <= now;
  return { invite_id: id, email, status: isOver ? "expired" : status, expires_at: expiresAt.toISOString() };
}
