import { and, asc, desc, eq, gt } from "drizzle-orm";
import { type Db, schema } from "@/db/client";

const a = schema.auditLog;

/** The number of the latest act; 0 before there is one. */
export async function latestAct(tx: Db): Promise<number> {
  const [last] = await tx.select({ id: a.id }).from(a).orderBy(desc(a.id)).limit(1);
  return last?.id ?? 0;
}

/** What a request changed after an act, such as `status: live → paused`. */
export async function changesSince(tx: Db, requestId: string, act: number): Promise<string> {
  const its = and(eq(a.requestId, requestId), gt(a.id, act));
  const acts = await tx.select().from(a).where(its).orderBy(asc(a.id));
  return acts.map(changeWords).join("; ");
}

function changeWords({ before, after }: Pick<typeof a.$inferSelect, "before" | "after">): string {
  return Object.entries(after ?? {})
    .map(([key, value]) => `${key}: ${plain(before?.[key])} → ${plain(value)}`)
    .join(", ");
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return "none";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
