import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/services/audit/audit";

const m = schema.mailAddresses;

interface Change {
  id: number;
  /** Since when its mails are paused; null to resume them. */
  pausedAt: Date | null;
  reason: string;
  undoes?: number;
}

/** Resumes the mails to an address, or takes that back, with its row of the audit log: which names no address. Throws `not_found`, and `conflict` where it is so already. */
export async function writePause(tx: Db, ctx: Ctx, { id, pausedAt, reason, undoes }: Change): Promise<void> {
  const [row] = await tx.select().from(m).where(eq(m.id, id)).for("update");
  if (!row) throw notFound("address");
  const isNews = (row.pausedAt === null) !== (pausedAt === null);
  if (!isNews || row.pauseReason === null)
    throw new AppError(
      "conflict",
      pausedAt ? "Its mails are paused, or were resumed by its reader." : "Its mails are not paused.",
      "Look at the paused addresses again.",
    );
  await tx.update(m).set({ pausedAt }).where(eq(m.id, id));
  await audit(tx, ctx, {
    entity: { kind: "address", id },
    did: pausedAt ? "paused" : "resumed",
    before: { paused_at: row.pausedAt?.toISOString() ?? null },
    after: { paused_at: pausedAt?.toISOString() ?? null },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
}
