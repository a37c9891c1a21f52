import { and, eq, isNull, sql } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";
import { lockUser } from "./lock-user";

const u = schema.users;
/** Of roles: two admins who take each other's at once leave one. */
const ROLES_LOCK = 7_314;

interface Change {
  userId: string;
  isAdmin: boolean;
  reason: string;
  undoes?: number;
}

/** Gives or takes the role of an admin, with its row of the audit log. Throws `conflict` where nothing would change, or nobody were left. */
export async function writeRole(tx: Db, ctx: Ctx, { userId, isAdmin, reason, undoes }: Change): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LOCK})`);
  const user = await lockUser(tx, userId);
  if (user.isAdmin === isAdmin)
    throw new AppError("conflict", "This is so already.", "Look at the user again: somebody else was faster.");
  if (isAdmin && user.bannedAt) throw new AppError("conflict", "This user is banned.", "Lift the ban first.");
  if (!isAdmin && (await tx.$count(u, and(eq(u.isAdmin, true), isNull(u.bannedAt)))) <= 1)
    throw new AppError("conflict", "Nobody else is an admin.", "Make somebody else an admin first.");
  await tx.update(u).set({ isAdmin }).where(eq(u.id, userId));
  await audit(tx, ctx, {
    entity: { kind: "user", id: userId },
    did: isAdmin ? "made_admin" : "admin_taken",
    before: { is_admin: user.isAdmin },
    after: { is_admin: isAdmin },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
