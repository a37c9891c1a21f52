import { and, eq } from "drizzle-orm";
import { type Db, schema } from "@/db/client";
import type { Ctx } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { ReportStatus } from "@/lib/core/statuses";
import { audit } from "@/lib/services/audit/audit";
import { stage } from "@/lib/services/events/stage";
import { moveReport, type ReportRow } from "@/lib/services/reports/status";

const { reports: r, listings: l, users: u } = schema;

interface Change {
  reportId: number;
  to: ReportStatus;
  reason: string;
  undoes?: number;
}

/** Decides a report, or opens it again, with its row of the audit log. Who was signed in when they wrote it gets a mail of what was found. */
export async function writeReport(tx: Db, ctx: Ctx, { reportId, to, reason, undoes }: Change): Promise<void> {
  const [row] = await tx
    .select()
    .from(r)
    .where(and(eq(r.id, reportId), eq(r.siteId, ctx.site.id)))
    .for("update");
  if (!row) throw notFound("report");
  const isOpen = to === "open";
  await moveReport(tx, row, { to, decision: reason, now: ctx.now });
  await audit(tx, ctx, {
    entity: { kind: "report", id: reportId },
    did: isOpen ? "reopened" : to,
    before: { status: row.status, decision: row.decision },
    after: { status: to },
    reason,
    ...(undoes !== undefined && { undoes }),
  });
  if (!isOpen) await tellReporter(tx, ctx, row, reason);
}

async function tellReporter(tx: Db, ctx: Ctx, row: ReportRow, reason: string): Promise<void> {
  if (row.userId === null) return;
  const [who] = await tx
    .select({ email: u.email, name: l.name })
    .from(u)
    .innerJoin(l, eq(l.id, row.listingId))
    .where(eq(u.id, row.userId));
  if (!who) return;
  await stage(tx, {
    name: "mail.requested",
    key: `report:${row.id}:${ctx.now.getTime()}`,
    data: { to: who.email, template: "report_decided", data: { name: who.name, reason }, site_id: ctx.site.id },
  });
}
