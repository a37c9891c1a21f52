import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { type Ctx, userIdOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";
import { lockUser } from "./lock-user";

const { users: u, sessions } = schema;

interface Change {
  userId: string;
  isBanned: boolean;
  reason: string;
  undoes?: number;
}

/** Bans somebody, whose sessions end, or lifts a ban, with its row of the audit log. Throws `conflict`: admins lose their role first. */
export async function writeBan(tx: Db, ctx: Ctx, { userId, isBanned, reason, undoes }: Change): Promise<void> {
  const user = await lockUser(tx, userId);
  if ((user.bannedAt !== null) === isBanned)
    throw new AppError("conflict", "This is so already.", "Look at the user again: somebody else was faster.");
  if (isBanned && (user.isAdmin || userId === userIdOf(ctx.actor)))
    throw new AppError("conflict", "Admins cannot be banned.", "Take the role of an admin away first.");
  const bannedAt = isBanned ? ctx.now : null;
  await tx.update(u).set({ bannedAt }).where(eq(u.id, userId));
  if (isBanned) await tx.delete(sessions).where(eq(sessions.userId, userId));
  await audit(tx, ctx, {
    entity: { kind: "user", id: userId },
    did: isBanned ? "banned" : "ban_lifted",
    before: { banned_at: user.bannedAt?.toISOString() ?? null },
    after: { banned_at: bannedAt?.toISOString() ?? null },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
