import { eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import { AppError } from "@/lib/core/errors";
import type { ReportStatus } from "@/lib/core/statuses";

const r = schema.reports;
export type ReportRow = typeof r.$inferSelect;

interface Move {
  to: ReportStatus;
  /** What was found; not of one that is open again. */
  decision: string;
  now: Date;
}

/** Decides an open report, or opens a decided one again; its row is locked. Throws `conflict` from where that does not begin. */
export async function moveReport(tx: Db, row: ReportRow, { to, decision, now }: Move): Promise<void> {
  const isOpen = to === "open";
  if (isOpen === (row.status === "open"))
    throw new AppError(
      "conflict",
      `This report is ${row.status} already.`,
      "Look at it again: somebody else was faster.",
    );
  const its = eq(r.id, row.id);
  if (isOpen) await tx.update(r).set({ status: to, decision: null, decidedAt: null }).where(its);
  else await tx.update(r).set({ status: to, decision, decidedAt: now }).where(its);
}
