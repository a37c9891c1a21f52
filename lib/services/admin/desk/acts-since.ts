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

/** What was not there before is told alone, and what tells records apart for programs not at all. */
function changeWords({ before, after }: Pick<typeof a.$inferSelect, "before" | "after">): string {
  return Object.entries(after ?? {})
    .filter(([key]) => !key.endsWith("_id"))
    .map(([key, value]) => {
      const [was, is] = [before && key in before ? plain(before[key]) : null, plain(value)];
      return `${key.replaceAll("_", " ")}: ${was === null || was === is ? is : `${was} → ${is}`}`;
    })
    .join(", ");
}

/** Of a list its parts, of a plan its name and price. */
function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (Array.isArray(value)) return value.map(plain).join(" · ") || "none";
  if (typeof value !== "object") return String(value);
  return "name" in value && "price" in value ? `${value.name} ${value.price}` : JSON.stringify(value);
}
